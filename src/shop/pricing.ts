import type { Catalogue } from '@contract/catalogue'
import { toFrancs, toRappen } from '@contract/money'
import { type Pricing, taxOn } from '@contract/totals'

/** How totals are computed, in Rappen, from what the catalogue tells in francs. */
export function pricingOf(told: Catalogue['pricing']): Pricing {
  const { domestic, international, pickup } = told.shipping
  return {
    currency: told.currency,
    country: told.country,
    taxRatePercent: told.taxRate,
    shippingInRappen: {
      domestic: toRappen(domestic),
      international: toRappen(international),
      pickup: toRappen(pickup),
    },
  }
}

/** What one piece costs the buyer with tax, in francs (reading R1). */
export function payablePrice(price: number, pricing: Pricing): number {
  const inRappen = toRappen(price)
  return toFrancs(inRappen + taxOn(inRappen, pricing.taxRatePercent))
}
