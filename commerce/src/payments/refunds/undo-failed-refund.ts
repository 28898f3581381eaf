import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { type Checkout, isOrderedCheckout, type OrderedCheckout } from '../../checkout/checkout'
import { toFrancs, toRappen } from '../../contract/money/money'
import { createMissingReservations } from '../../orders/place/create-missing-reservations'
import type { FailedRefundRow } from '../../orders/failed-refund-store'
import { getOrder } from '../../orders/read/order-queries'
import { isRefundedInFull } from '../../orders/order-rules'
import { isRefundBooked, REFUND_TIMING } from '../../orders/read/refund-queries'
import { type BookedRefund, undoOrderTotals } from './undo-order-totals'
import { fromUnixTime } from '../../stripe/stripe-client'
import { getRefundFailureReason, readRefundFailedAt } from '../../stripe/stripe-refunds'
import { findMedusaRefund } from './find-medusa-refund'

/**
 * Takes back, once, what a refund that failed at Stripe has changed in Medusa. Each step looks at what is done already, so
 * that it can be repeated. Must be called under the order's lock. Returns 'retry' while Medusa may still be booking it.
 */
export async function undoFailedRefund(
  refund: Stripe.Refund,
  checkout: Checkout,
  container: MedusaContainer,
): Promise<'done' | 'retry'> {
  const store = container.resolve('failedRefundStore')
  const failedRefund =
    (await store.find(refund.id)) ?? (await recordFailedRefund(refund, checkout, container))
  if (failedRefund === 'retry') return 'retry'
  if (failedRefund.undone_at !== null) return 'done'
  if (isOrderedCheckout(checkout) && failedRefund.refund_id !== null) {
    await undoBooking({ ...failedRefund, refund_id: failedRefund.refund_id }, checkout, container)
    await reserveGoodsAgain(checkout.order_id, container)
  }
  await store.markUndone(failedRefund.id)
  const { id, order_number: number } = checkout
  const subject = number === null ? `checkout ${id}` : `order ${number}`
  container.resolve('logger').error(`A refund of ${subject} has failed at Stripe: ${failedRefund.reason}`)
  return 'done'
}

async function recordFailedRefund(
  refund: Stripe.Refund,
  checkout: Checkout,
  container: MedusaContainer,
): Promise<FailedRefundRow | 'retry'> {
  const row = await findMedusaRefund(refund, checkout, container)
  const orderId = checkout.order_id ?? ''
  const isBooked = row !== undefined && (await isRefundBooked({ refundId: row.id, orderId }, container))
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

async function undoBooking(failed: BookedRefund, checkout: OrderedCheckout, container: MedusaContainer) {
  await undoOrderTotals(failed, checkout, container)
  const payments = container.resolve(Modules.PAYMENT)
  await payments.deleteRefunds([failed.refund_id])
  const { payment_collection_id: collectionId, refunds = [] } = await payments.retrievePayment(
    checkout.payment_id,
    { relations: ['refunds'] },
  )
  const left = refunds.reduce((sum, { amount }) => sum + toRappen(Number(amount)), 0)
  // Medusa's type of the changes lacks this column.
  const changes: object = { refunded_amount: toFrancs(left) }
  await payments.updatePaymentCollections(collectionId, changes)
  await container.resolve('mailStore').withhold([{ kind: 'refunded', subjectId: failed.refund_id }])
}

/** Reserves the goods that the refund of all the money had released. */
async function reserveGoodsAgain(orderId: string, container: MedusaContainer): Promise<void> {
  const order = await getOrder(orderId, container)
  if (order.canceledAt === null && !isRefundedInFull(order)) await createMissingReservations(order, container)
}
