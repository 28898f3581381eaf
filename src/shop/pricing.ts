import type { Catalogue } from '@contract/catalogue/catalogue'
import { toRappen } from '@contract/money/money'
import type { Pricing } from '@contract/money/totals'

export function toPricing(pricing: Catalogue['pricing']): Pricing {
  const { domestic, international, pickup } = pricing.shipping
  return {
    currency: pricing.currency,
    country: pricing.country,
    taxRatePercent: pricing.taxRate,
    shippingInRappen: {
      domestic: toRappen(domestic),
      international: toRappen(international),
      pickup: toRappen(pickup),
    },
  }
}
