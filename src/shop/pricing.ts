import type { Catalogue } from '@contract/catalogue'
import { toRappen } from '@contract/money'
import type { Pricing } from '@contract/totals'

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
