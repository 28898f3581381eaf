import { computeTax, TAX_STEPS } from '../contract/money/totals'
import type { Receipt, ReceiptContent } from './receipt'

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

/** The tax within a gross amount, both in whole Rappen: a rate of up to three decimals, half a Rappen rounds up. */
export function extractVat(grossInRappen: number, ratePercent: number): number {
  const steps = Math.round(ratePercent * 1000)
  return divideHalfUp(grossInRappen * steps, TAX_STEPS + steps)
}

/**
 * The tax within the next refund of an order. It is the difference of two shares of the whole, so that the parts of
 * an order that went back in full have exactly its tax.
 */
export function computeRefundVat(
  { before, amount }: { before: number; amount: number },
  order: { vat: number; gross: number },
): number {
  const share = (refunded: number) =>
    order.gross === 0 ? 0 : divideHalfUp(refunded * order.vat, order.gross)
  return share(before + amount) - share(before)
}

function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}
