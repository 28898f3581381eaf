import type { Catalogue } from '../../contract/catalogue/catalogue'
import { toFrancs } from '../../contract/money/money'
import type { Pricing } from '../../contract/money/totals'

export function toPublicPricing({
  currency,
  country,
  taxRatePercent,
  shippingInRappen: { domestic, international, pickup },
}: Pricing): Catalogue['pricing'] {
  return {
    currency,
    country,
    taxRate: taxRatePercent,
    shipping: {
      domestic: toFrancs(domestic),
      international: toFrancs(international),
      pickup: toFrancs(pickup),
    },
  }
}
