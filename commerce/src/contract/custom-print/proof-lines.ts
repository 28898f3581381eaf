import * as z from 'zod/mini'
import { computeTax } from '../money/totals'
import { SHIRT_SIZES } from './blanks'
import type { PrintSpec } from './print-spec'
import { type PriceTable, type PrintQuote, computeEachPrice, computeNetQuote } from './print-quote'

/** In days: how long the price of a proof is valid. */
export const PROOF_DAYS = 14

/**
 * A line of a proof's price. `upTo`: the last piece of a printing step;
 * null for the last step and for other lines.
 */
export const proofLineSchema = z.object({
  kind: z.enum(['screen', 'print', 'shirt']),
  size: z.nullable(z.enum(SHIRT_SIZES)),
  upTo: z.nullable(z.int()),
  quantity: z.int(),
  eachInRappen: z.int(),
})
export type ProofLine = z.infer<typeof proofLineSchema>

/** Returns the lines of a spec's price by a price table. They add up to the net of `computeNetQuote`. */
export function computeProofLines(spec: PrintSpec, area: number, table: PriceTable): ProofLine[] {
  const { pieces, print } = computeNetQuote({ ...spec, area }, table)
  if (pieces === 0) return []
  const buildLine = (kind: ProofLine['kind'], quantity: number, eachInRappen: number): ProofLine => ({
    kind,
    size: null,
    upTo: null,
    quantity,
    eachInRappen,
  })
  const printing =
    spec.method === 'dtg'
      ? [buildLine('print', pieces, print / pieces)]
      : [buildLine('screen', 1, table.screenInRappen), ...computePrintLines(pieces, table)]
  const shirts = SHIRT_SIZES.filter((size) => spec.counts[size] > 0).map((size) => ({
    ...buildLine('shirt', spec.counts[size], table.shirtInRappen[spec.shirt][size]),
    size,
  }))
  return [...printing, ...shirts]
}

function computePrintLines(pieces: number, { printSteps }: PriceTable): ProofLine[] {
  return printSteps.flatMap(({ upTo, eachInRappen }, index) => {
    const from = printSteps[index - 1]?.upTo ?? 0
    const quantity = Math.min(pieces, upTo) - from
    if (quantity <= 0) return []
    return [{ kind: 'print', size: null, upTo: pieces > upTo ? upTo : null, quantity, eachInRappen } as const]
  })
}

type TaxAndShippingTerms = { taxRatePercent: number; shippingInRappen: number }

/** Returns what the lines add up to, with tax and shipping, in Rappen. */
export function sumProofLines(
  lines: readonly ProofLine[],
  { taxRatePercent, shippingInRappen }: TaxAndShippingTerms,
): PrintQuote {
  const sumKind = (kind: ProofLine['kind']) =>
    lines
      .filter((line) => line.kind === kind)
      .reduce((sum, { quantity, eachInRappen }) => sum + quantity * eachInRappen, 0)
  const [screen, print, shirts] = [sumKind('screen'), sumKind('print'), sumKind('shirt')]
  const pieces = lines.reduce((sum, { kind, quantity }) => sum + (kind === 'shirt' ? quantity : 0), 0)
  const net = screen + print + shirts
  const tax = computeTax(net, taxRatePercent)
  return {
    pieces,
    screen,
    print,
    shirts,
    net,
    tax,
    shipping: shippingInRappen,
    total: net + tax + shippingInRappen,
    piece: computeEachPrice(pieces, net + tax),
  }
}

/** Returns the lines with other unit prices (Rappen) in the same order; undefined if their numbers differ. */
export function replaceUnitPrices(
  lines: readonly ProofLine[],
  amounts: readonly number[],
): ProofLine[] | undefined {
  if (lines.length !== amounts.length) return undefined
  return lines.map((line, index) => ({ ...line, eachInRappen: amounts[index] ?? line.eachInRappen }))
}
