import { toFrancs, toRappen } from '../money/money'
import { computeTax } from '../money/totals'

/** What one piece costs the buyer with tax, in francs, from its price without, in francs (reading R1). */
export function computePayablePrice(price: number, taxRatePercent: number): number {
  const inRappen = toRappen(price)
  return toFrancs(inRappen + computeTax(inRappen, taxRatePercent))
}
