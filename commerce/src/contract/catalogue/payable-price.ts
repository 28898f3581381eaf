import { toFrancs, toRappen } from '../money/money'
import { computeTax } from '../money/totals'

/** Returns the price of one piece with tax from the one without, both in francs. */
export function computePayablePrice(price: number, taxRatePercent: number): number {
  const inRappen = toRappen(price)
  return toFrancs(inRappen + computeTax(inRappen, taxRatePercent))
}
