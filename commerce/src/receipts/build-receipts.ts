import { formatStudioDay } from '../contract/studio/studio-day'
import type { NewReceipt, ReceiptContent } from './receipt'
import type { Order } from '../orders/order'
import { formatAddressLines } from '../orders/buyer-address'
import { computeDueDate } from '../orders/order-rules'
import { computeRefundVat, extractVat } from './receipt-amounts'
import { formatPostalLines } from '../contract/studio/studio-address'
import type { StudioProfile } from '../contract/studio/studio-profile'
import { parseVatNumber } from '../studio/vat-number'

/**
 * Returns the invoice of an order, a credit note for each refund, and one that takes back the credit note of each refund
 * that has failed, up to the first refund that is not in `bookedRefunds`: the tax of a refund depends on those before it.
 */
export function buildReceipts(
  order: Order,
  bookedRefunds: ReadonlySet<string>,
  seller: ReceiptContent['seller'],
): NewReceipt[] {
  const invoice = buildInvoiceContent(order, seller)
  const movements = listMovements(order)
  const unbookedAt = movements.findIndex(
    ({ needsBooking, subjectId }) => needsBooking && !bookedRefunds.has(subjectId),
  )
  const vats = new Map<string, number>()
  const refunded = { gross: 0, vat: 0 }
  const creditNotes = movements
    .slice(0, unbookedAt === -1 ? undefined : unbookedAt)
    .map(({ subjectId, amount, movedAt, failedId }): NewReceipt => {
      const vat =
        failedId === undefined
          ? computeRefundVat({ before: refunded.gross, vatBefore: refunded.vat, amount }, invoice)
          : -(vats.get(failedId) ?? 0)
      vats.set(subjectId, vat)
      refunded.gross += amount
      refunded.vat += vat
      const content = buildCreditNoteContent(invoice, { amount, vat, isFailedRefund: failedId !== undefined })
      return { kind: 'credit_note', subjectId, orderId: order.id, movedAt, content }
    })
  const { checkoutId: subjectId, id: orderId, paidAt: movedAt } = order
  return [{ kind: 'invoice', subjectId, orderId, movedAt, content: invoice }, ...creditNotes]
}

/** Money that went to the buyer or, where a refund has failed, came from there again. */
type Movement = {
  subjectId: string
  amount: number
  movedAt: Date
  /** When the shop learned of it, by which they are sorted. */
  learnedAt: Date
  /** Whether it counts only once Medusa has booked it. */
  needsBooking: boolean
  failedId?: string
}

function listMovements({ refunds, failedRefunds }: Order): Movement[] {
  const made = [...refunds, ...failedRefunds].map(({ id, amount, madeAt, beganAt }): Movement => ({
    subjectId: id,
    amount,
    movedAt: madeAt,
    learnedAt: beganAt,
    needsBooking: refunds.some((refund) => refund.id === id),
  }))
  const takenBack = failedRefunds.map(({ id, amount, failedAt, undoneAt }): Movement => ({
    subjectId: `${id}:failed`,
    amount: -amount,
    movedAt: failedAt,
    learnedAt: undoneAt,
    needsBooking: false,
    failedId: id,
  }))
  return [...made, ...takenBack].toSorted((a, b) => a.learnedAt.getTime() - b.learnedAt.getTime())
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
    deliveryOn: order.customPrint?.readyOn ?? formatStudioDay(computeDueDate(order.paidAt)),
    paidOn: formatStudioDay(order.paidAt),
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
  { amount, vat, isFailedRefund }: { amount: number; vat: number; isFailedRefund: boolean },
): ReceiptContent {
  return {
    ...invoice,
    ...(isFailedRefund && { isFailedRefund }),
    lines: [],
    goods: 0,
    shipping: 0,
    net: amount - vat,
    vat,
    gross: amount,
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
