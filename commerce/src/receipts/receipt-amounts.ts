import { computeTax } from '../contract/money/totals'
import type { Receipt, ReceiptContent } from './receipt'
import { extractVat } from './rules/vat'

/** In Rappen. */
type Amounts = Pick<ReceiptContent, 'net' | 'vat' | 'gross'>

/** What a line of the invoice comes to; its tax is on top. */
export function computeLineAmounts(
  { priceInRappen, quantity }: ReceiptContent['lines'][number],
  taxRatePercent: number,
): Amounts {
  const net = priceInRappen * quantity
  const vat = computeTax(net, taxRatePercent)
  return { net, vat, gross: net + vat }
}

/** What shipping comes to; its price includes the tax. */
export function computeShippingAmounts({
  shipping,
  taxRatePercent,
}: Pick<ReceiptContent, 'shipping' | 'taxRatePercent'>): Amounts {
  const vat = extractVat(shipping, taxRatePercent)
  return { net: shipping - vat, vat, gross: shipping }
}

/** What is left of an invoice after its credit notes. */
export function computeRemainingAmounts(invoice: Receipt, creditNotes: readonly Receipt[]): Amounts {
  const left = (key: keyof Amounts) =>
    creditNotes.reduce((sum, creditNote) => sum - creditNote[key], invoice[key])
  return { net: left('net'), vat: left('vat'), gross: left('gross') }
}
