import type { Product } from '../../contract/catalogue'
import { toFrancs, toRappen } from '../../contract/money'
import { type Pricing, taxOn } from '../../contract/totals'

/** What one piece costs the buyer with tax, in francs (reading R1). */
export function payablePrice({ price }: Product, { taxRatePercent }: Pricing): number {
  const inRappen = toRappen(price)
  return toFrancs(inRappen + taxOn(inRappen, taxRatePercent))
}
