import { toFrancs } from '../../../src/contract/money/money'
import {
  MAX_SHIPPING_IN_RAPPEN,
  MAX_TAX_RATE_PERCENT,
  type NewTaxAndShipping,
  type TaxAndShipping,
} from '../../../src/contract/admin/tax-and-shipping'
import { typedHundredths } from '../../../src/contract/money/typed-amount'

export type TypedTaxAndShipping = Record<keyof TaxAndShipping, string>

/** As it is typed: 8.1, and 9.50. */
export function typedTaxAndShipping({
  taxRatePercent,
  shippingInRappen,
}: TaxAndShipping): TypedTaxAndShipping {
  return {
    taxRatePercent: taxRatePercent === null ? '' : String(taxRatePercent),
    shippingInRappen: shippingInRappen === null ? '' : toFrancs(shippingInRappen).toFixed(2),
  }
}

type Read = Partial<Omit<NewTaxAndShipping, 'known'>>

/** What somebody has typed, each undefined where it is none that could be meant. */
export function readTyped(typed: TypedTaxAndShipping): Read {
  const rate = typedHundredths(typed.taxRatePercent, MAX_TAX_RATE_PERCENT * 100)
  return {
    taxRatePercent: rate === undefined ? undefined : rate / 100,
    shippingInRappen: typedHundredths(typed.shippingInRappen, MAX_SHIPPING_IN_RAPPEN),
  }
}
