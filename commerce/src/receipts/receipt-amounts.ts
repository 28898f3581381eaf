import { TAX_STEPS } from '../contract/money/totals'
import { spreadTax } from '../orders/spread-tax'
import type { Receipt, ReceiptContent } from './receipt'

/** In Rappen. */
type Amounts = Pick<ReceiptContent, 'net' | 'vat' | 'gross'>

/**
 * Returns the amounts of each line of an invoice, tax added to its price. Together with those of shipping they are
 * the amounts of the invoice.
 */
export function computeLineAmounts(
  invoice: Pick<ReceiptContent, 'lines' | 'shipping' | 'taxRatePercent' | 'vat'>,
): Amounts[] {
  const { lines, taxRatePercent, vat: totalVat } = invoice
  const taxes = spreadTax(lines, taxRatePercent, totalVat - computeShippingAmounts(invoice).vat)
  return lines.map(({ priceInRappen, quantity }, index) => {
    const net = priceInRappen * quantity
    const vat = taxes[index] ?? 0
    return { net, vat, gross: net + vat }
  })
}

/** Returns the amounts of shipping. Its price includes tax. */
export function computeShippingAmounts({
  shipping,
  taxRatePercent,
}: Pick<ReceiptContent, 'shipping' | 'taxRatePercent'>): Amounts {
  const vat = extractVat(shipping, taxRatePercent)
  return { net: shipping - vat, vat, gross: shipping }
}

/** Returns what remains of an invoice after its credit notes. */
export function computeRemainingAmounts(invoice: Receipt, creditNotes: readonly Receipt[]): Amounts {
  const computeRemainder = (key: keyof Amounts) =>
    creditNotes.reduce((sum, creditNote) => sum - creditNote[key], invoice[key])
  return { net: computeRemainder('net'), vat: computeRemainder('vat'), gross: computeRemainder('gross') }
}

/**
 * Returns the tax contained in a gross amount, both in Rappen, for rates of up to three decimals.
 * Half a Rappen rounds up.
 */
export function extractVat(grossInRappen: number, ratePercent: number): number {
  const steps = Math.round(ratePercent * 1000)
  return divideHalfUp(grossInRappen * steps, TAX_STEPS + steps)
}

/**
 * Returns the tax contained in the next refund of an order, in Rappen. It is the tax that must have gone back after this
 * refund, less what has gone back, so that the taxes of all refunds of a fully refunded order add up to the order's tax.
 * `before` is the sum that had gone back, and `vatBefore` the tax on its credit notes.
 */
export function computeRefundVat(
  { before, vatBefore, amount }: { before: number; vatBefore: number; amount: number },
  order: { vat: number; gross: number },
): number {
  const share = order.gross === 0 ? 0 : divideHalfUp((before + amount) * order.vat, order.gross)
  return share - vatBefore
}

function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}
