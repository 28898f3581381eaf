import { SHIRT_SIZES } from './blanks'
import { isSameCrop, type PrintSpec } from './print-spec'
import { computeAreaCm2, computeHeightMm } from './print-position'
import { type PriceRows, parsePriceTable } from './price-table'
import { type ProofLine, computeProofLines } from './proof-lines'

type PricedDraft = {
  spec: PrintSpec
  lines: readonly ProofLine[]
  /** The prices that the buyer has seen. */
  rows: PriceRows
  /** Width divided by height of the print. */
  aspect: number
}

/**
 * Returns the lines of a proof with this spec:
 * the draft's with its prices if the spec costs the same, else new ones.
 */
export function computeDraftLines(
  { spec: drafted, lines, rows, aspect }: PricedDraft,
  spec: PrintSpec,
): ProofLine[] {
  if (costsAlike(drafted, spec)) return [...lines]
  const area = computeAreaCm2(spec.width, computeHeightMm(spec.width, aspect))
  return computeProofLines(spec, area, parsePriceTable({ version: 0, isExample: false, rows }))
}

/** Whether two specs differ only in what has no price, such as ink or position. */
function costsAlike(one: PrintSpec, other: PrintSpec): boolean {
  return (
    one.method === other.method &&
    one.shirt === other.shirt &&
    (one.method === 'screen' || (one.width === other.width && isSameCrop(one.crop, other.crop))) &&
    SHIRT_SIZES.every((size) => one.counts[size] === other.counts[size])
  )
}
