import { type PrintSpec, SIZES } from './print-spec'
import { computeAreaCm2, computeHeightMm } from './print-position'
import { type PriceRows, parsePriceTable } from './price-table'
import { type ProofLine, computeProofLines } from './proof-lines'

type Draft = {
  job: PrintSpec
  lines: readonly ProofLine[]
  /** The prices that the buyer has seen. */
  rows: PriceRows
  /** Width of the artwork by its height, as it was sent. */
  aspect: number
}

/** The lines of a proof that prints a spec: the draft's with its prices, unless what is paid for is another. */
export function computeDraftLines(
  { job: drafted, lines, rows, aspect }: Draft,
  spec: PrintSpec,
): ProofLine[] {
  if (costsAlike(drafted, spec)) return [...lines]
  // By the artwork as it was sent, so that browser and server mean the same sum.
  const area = computeAreaCm2(spec.width, computeHeightMm(spec.width, aspect))
  return computeProofLines(spec, area, parsePriceTable({ version: 0, isExample: false, rows }))
}

/** Whether nothing differs that has a price: not the ink, nor where the print lies. */
function costsAlike(one: PrintSpec, other: PrintSpec): boolean {
  return (
    one.method === other.method &&
    one.shirt === other.shirt &&
    (one.method === 'screen' || one.width === other.width) &&
    SIZES.every((size) => one.counts[size] === other.counts[size])
  )
}
