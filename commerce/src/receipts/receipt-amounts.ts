import { taxOn } from '../contract/money/totals'
import type { Receipt, ReceiptContent } from './receipt'
import { vatWithin } from './rules/vat'

/** In Rappen. */
type Amounts = Pick<ReceiptContent, 'net' | 'vat' | 'gross'>

/** What a line of the invoice comes to; its tax is on top. */
export function lineAmounts(
  { priceInRappen, quantity }: ReceiptContent['lines'][number],
  taxRatePercent: number,
): Amounts {
  const net = priceInRappen * quantity
  const vat = taxOn(net, taxRatePercent)
  return { net, vat, gross: net + vat }
}

/** What shipping comes to; its price includes the tax. */
export function shippingAmounts({
  shipping,
  taxRatePercent,
}: Pick<ReceiptContent, 'shipping' | 'taxRatePercent'>): Amounts {
  const vat = vatWithin(shipping, taxRatePercent)
  return { net: shipping - vat, vat, gross: shipping }
}

/** What is left of an invoice after its credit notes. */
export function remainingAmounts(invoice: Receipt, creditNotes: readonly Receipt[]): Amounts {
  const left = (key: keyof Amounts) =>
    creditNotes.reduce((sum, creditNote) => sum - creditNote[key], invoice[key])
  return { net: left('net'), vat: left('vat'), gross: left('gross') }
}
