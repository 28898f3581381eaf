import type { MedusaContainer } from '@medusajs/framework/types'
import { ChangeActionType, Modules, OrderChangeStatus, OrderChangeType } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import * as z from 'zod'
import type { Checkout } from '../checkout/checkout'
import { toFrancs, toRappen } from '../contract/money/money'
import { toOccasion } from '../mails/mail'
import type { FailedRefundRow } from '../orders/failed-refund-store'
import { getOrder } from '../orders/order-queries'
import { isRefundedInFull } from '../orders/order-rules'
import { isRefundBooked, REFUND_TIMING } from '../orders/payment-queries'
import { createMissingReservations } from '../orders/resume-order'
import { fromUnixTime } from '../stripe/stripe-client'
import {
  getRefundFailureReason,
  MEDUSA_REFUND_KEY,
  readRefundFailedAt,
  toRefundNote,
} from '../stripe/stripe-refunds'

/**
 * Takes back in Medusa what a refund has changed that failed at Stripe, once. Each step looks at what is done already, so
 * that it can be repeated. Runs under the order's lock. Returns 'retry' while the refund may still be being booked.
 */
export async function undoFailedRefund(
  refund: Stripe.Refund,
  checkout: Checkout,
  container: MedusaContainer,
): Promise<'done' | 'retry'> {
  const store = container.resolve('failedRefundStore')
  const known = (await store.find(refund.id)) ?? (await recordFailedRefund(refund, checkout, container))
  if (known === 'retry') return 'retry'
  if (known.undone_at !== null) return 'done'
  const { order_id: orderId, order_number: number } = checkout
  if (orderId !== null && known.refund_id !== null) {
    await undoBooking({ ...known, refund_id: known.refund_id }, { ...checkout, order_id: orderId }, container)
    await reserveGoodsAgain(orderId, container)
  }
  await store.finish(known.id)
  const subject = number === null ? `checkout ${checkout.id}` : `order ${number}`
  container.resolve('logger').error(`A refund of ${subject} has failed at Stripe: ${known.reason}`)
  return 'done'
}

async function recordFailedRefund(
  refund: Stripe.Refund,
  checkout: Checkout,
  container: MedusaContainer,
): Promise<FailedRefundRow | 'retry'> {
  const row = await findMedusaRefund(refund, checkout, container)
  const isBooked = row !== undefined && (await isRefundBooked(row.id, checkout.order_id ?? '', container))
  const ageMs = row === undefined ? Infinity : Date.now() - new Date(row.created_at).getTime()
  if (!isBooked && ageMs < REFUND_TIMING.minStaffAgeMs) return 'retry'
  return container.resolve('failedRefundStore').create({
    id: refund.id,
    checkout_id: checkout.id,
    amount: refund.amount,
    reason: getRefundFailureReason(refund),
    refunded_at: fromUnixTime(refund.created),
    failed_at: await readRefundFailedAt(refund, container.resolve('stripe')),
    ...(isBooked
      ? { refund_id: row.id, note: row.note ?? null, began_at: new Date(row.created_at) }
      : { refund_id: null, note: null, began_at: null }),
  })
}

/** Returns Medusa's row of a refund at Stripe; undefined if there is none. */
export async function findMedusaRefund(
  refund: Stripe.Refund,
  { payment_id: paymentId }: Checkout,
  container: MedusaContainer,
) {
  if (paymentId === null) return undefined
  const rows = await container.resolve(Modules.PAYMENT).listRefunds({ payment_id: paymentId })
  const note = toRefundNote(refund)
  const mark = refund.metadata?.[MEDUSA_REFUND_KEY]
  return rows.find((row) => row.note === note) ?? rows.find(({ id }) => id === mark)
}

/** How Medusa's change and credit line refer to Stripe's refund. */
const FAILED_REFUND = 'failed_refund'

type BookedRefund = FailedRefundRow & { refund_id: string }
type OrderedCheckout = Checkout & { order_id: string }

async function undoBooking(failed: BookedRefund, checkout: OrderedCheckout, container: MedusaContainer) {
  await undoOrderTotals(failed, checkout, container)
  const payments = container.resolve(Modules.PAYMENT)
  await payments.deleteRefunds([failed.refund_id])
  const { payment_collection_id: collectionId, refunds = [] } = await payments.retrievePayment(
    checkout.payment_id ?? '',
    { relations: ['refunds'] },
  )
  const left = refunds.reduce((sum, { amount }) => sum + toRappen(Number(amount)), 0)
  // Medusa's type of the changes lacks this column.
  const changes: object = { refunded_amount: toFrancs(left) }
  await payments.updatePaymentCollections(collectionId, changes)
  await container.resolve('mailStore').withhold([toOccasion('refunded', failed.refund_id)])
}

/** Deletes the order's transaction of a refund, and takes back by how much Medusa had lowered the order's total for it. */
async function undoOrderTotals(
  { id, refund_id: refundId, amount }: BookedRefund,
  { order_id: orderId, payment_id: paymentId }: OrderedCheckout,
  container: MedusaContainer,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  const booked = await orders.listOrderTransactions(
    { order_id: orderId, reference_id: [refundId, paymentId ?? ''] },
    { withDeleted: true },
  )
  const transaction =
    booked.find(({ reference_id: reference }) => reference === refundId) ??
    // Medusa books the refund of a cancellation under the payment's id.
    booked.find((candidate) => toRappen(Number(candidate.amount)) === -amount)
  if (transaction === undefined) return
  // Medusa fails on one that is deleted already.
  const live = await orders.listOrderTransactions({ id: transaction.id }, { select: ['id'] })
  if (live.length > 0) await orders.softDeleteOrderTransactions([transaction.id])
  const { credit, isTakenBack } = await readCredit(
    { orderId, refundVersion: transaction.version, failedId: id },
    container,
  )
  if (isTakenBack) return
  // Confirming a change computes the order's summary anew. One that was interrupted is begun again.
  const interrupted = await orders.listOrderChanges({ order_id: orderId, status: OrderChangeStatus.PENDING })
  for (const change of interrupted)
    if (change.metadata?.[FAILED_REFUND] === id) await orders.cancelOrderChange(change.id)
  const change = await orders.createOrderChange({
    order_id: orderId,
    change_type: OrderChangeType.CREDIT_LINE,
    metadata: { [FAILED_REFUND]: id },
  })
  await orders.addOrderAction({
    order_change_id: change.id,
    order_id: orderId,
    version: change.version,
    action: ChangeActionType.CREDIT_LINE_ADD,
    reference: FAILED_REFUND,
    reference_id: id,
    amount: -credit,
  })
  await orders.confirmOrderChange(change.id)
}

const creditLinesSchema = z.array(
  z.object({
    credit_lines: z.array(
      z.object({
        amount: z.coerce.number(),
        reference_id: z.string().nullish(),
        metadata: z.object({ created_in_version: z.number() }).partial().nullish(),
      }),
    ),
  }),
)

/** Returns the credit in francs that Medusa has given with a refund, in the version after it, and whether it is taken back. */
async function readCredit(
  { orderId, refundVersion, failedId }: { orderId: string; refundVersion: number; failedId: string },
  container: MedusaContainer,
): Promise<{ credit: number; isTakenBack: boolean }> {
  const { data } = await container
    .resolve('query')
    .graph({ entity: 'order', fields: ['id', 'credit_lines.*'], filters: { id: orderId } })
  const lines = creditLinesSchema.parse(data).flatMap((row) => row.credit_lines)
  const credit = lines
    .filter(({ metadata }) => metadata?.created_in_version === refundVersion + 1)
    .reduce((sum, line) => sum + toRappen(line.amount), 0)
  return {
    credit: toFrancs(credit),
    isTakenBack: lines.some(({ reference_id: reference }) => reference === failedId),
  }
}

/** The goods were released with the refund of all the money. */
async function reserveGoodsAgain(orderId: string, container: MedusaContainer): Promise<void> {
  const order = await getOrder(orderId, container)
  if (order.canceledAt === null && !isRefundedInFull(order)) await createMissingReservations(order, container)
}
