import { formatZurichDay } from '../lib/swiss-time'
import type { NewReceipt, ReceiptContent } from './receipt'
import type { Order } from '../orders/order'
import { formatAddressLines } from '../orders/address'
import { computeDueDate } from '../orders/order-rules'
import { computeRefundVat, extractVat } from './receipt-amounts'
import { formatPostalLines } from '../contract/studio/studio-address'
import type { StudioProfile } from '../contract/studio/studio-profile'
import { parseVatNumber } from '../lib/vat-number'

/**
 * Returns the invoice of an order and a credit note for each refund, up to the first one that is not in
 * `bookedRefunds`: the tax of a refund depends on those before it.
 */
export function buildReceipts(
  order: Order,
  bookedRefunds: ReadonlySet<string>,
  seller: ReceiptContent['seller'],
): NewReceipt[] {
  const invoice = buildInvoiceContent(order, seller)
  const open = order.refunds.findIndex(({ id }) => !bookedRefunds.has(id))
  let before = 0
  const creditNotes = order.refunds
    .slice(0, open === -1 ? undefined : open)
    .map(({ id, amount, madeAt }): NewReceipt => {
      const refund = { before, amount }
      before += refund.amount
      const content = buildCreditNoteContent(invoice, refund)
      return { kind: 'credit_note', subjectId: id, orderId: order.id, movedAt: madeAt, content }
    })
  const { checkoutId: subjectId, id: orderId, paidAt: movedAt } = order
  return [{ kind: 'invoice', subjectId, orderId, movedAt, content: invoice }, ...creditNotes]
}

/**
 * Tax is added to the price of goods. The price of shipping includes tax, at the rate of the goods by Swiss law.
 */
function buildInvoiceContent(order: Order, seller: ReceiptContent['seller']): ReceiptContent {
  const { subtotal, shipping, tax, taxRatePercent } = order
  const vat = tax + extractVat(shipping, taxRatePercent)
  const address = order.billingAddress ?? order.shippingAddress
  return {
    language: order.language,
    orderNumber: order.number,
    seller,
    buyer: address === null ? [] : formatAddressLines(address),
    deliveryOption: order.deliveryOption,
    deliveryOn: order.customPrint?.readyOn ?? formatZurichDay(computeDueDate(order.paidAt)),
    paidOn: formatZurichDay(order.paidAt),
    ...(order.customPrint !== null && { requestNumber: order.customPrint.requestNumber }),
    lines: order.lines.map(({ name, size, quantity, priceInRappen }) => ({
      name,
      size,
      quantity,
      priceInRappen,
    })),
    currency: order.currency,
    taxRatePercent,
    goods: subtotal,
    shipping,
    net: order.total - vat,
    vat,
    gross: order.total,
    paymentReference: order.paymentReference,
  }
}

function buildCreditNoteContent(
  invoice: ReceiptContent,
  refund: { before: number; amount: number },
): ReceiptContent {
  const vat = computeRefundVat(refund, invoice)
  return {
    ...invoice,
    lines: [],
    goods: 0,
    shipping: 0,
    net: refund.amount - vat,
    vat,
    gross: refund.amount,
  }
}

/** Returns the issuer of a receipt. With the VAT number it is an invoice by MWSTG art. 26. */
export function toSeller({
  name,
  email,
  address,
  vatNumber,
}: Pick<StudioProfile, 'name' | 'email' | 'address' | 'vatNumber'>): ReceiptContent['seller'] {
  return {
    name,
    address: formatPostalLines(address),
    email,
    vatNumber: parseVatNumber(vatNumber),
  }
}
