import { toFrancs } from '../../../src/contract/money/money'
import {
  MAX_SHIPPING_IN_RAPPEN,
  MAX_TAX_RATE_PERCENT,
  type NewTaxAndShipping,
  type TaxAndShipping,
} from '../../../src/contract/admin/tax-and-shipping'
import { parseHundredths } from '../../../src/contract/money/typed-amount'

export type TaxAndShippingInput = Record<keyof TaxAndShipping, string>

/** Formats the values as they are typed, such as 8.1 and 9.50. */
export function toTaxAndShippingInput({
  taxRatePercent,
  shippingInRappen,
}: TaxAndShipping): TaxAndShippingInput {
  return {
    taxRatePercent: taxRatePercent === null ? '' : String(taxRatePercent),
    shippingInRappen: shippingInRappen === null ? '' : toFrancs(shippingInRappen).toFixed(2),
  }
}

type ParsedForm = Record<keyof Omit<NewTaxAndShipping, 'known'>, number | undefined>

/** Parses what was typed. A value is undefined if it is invalid. */
export function parseTaxAndShippingInput(typed: TaxAndShippingInput): ParsedForm {
  const rate = parseHundredths(typed.taxRatePercent, MAX_TAX_RATE_PERCENT * 100)
  return {
    taxRatePercent: rate === undefined ? undefined : rate / 100,
    shippingInRappen: parseHundredths(typed.shippingInRappen, MAX_SHIPPING_IN_RAPPEN),
  }
}
