import { refundPaymentWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer, RefundDTO } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toFrancs } from '../../contract/money/money'
import { isRefundBooked, REFUND_TIMING } from '../../orders/read/refund-queries'
import { withAdvisoryLock } from '../../lib/database'
import { getErrorMessage } from '../../lib/error-message'
import { getPaymentIntentId } from '../../stripe/stripe-client'
import {
  type Checkout,
  isFinalCheckout,
  isOrderedCheckout,
  type OrderedCheckout,
} from '../../checkout/checkout'
import {
  isEffectiveRefund,
  keepRefundNote,
  listStripeRefunds,
  MEDUSA_REFUND_KEY,
  REFUND_NOTE_KEY,
  toRefundNote,
} from '../../stripe/stripe-refunds'
import { queueMissingMails } from '../../mails/queue-missing-mails'
import { withOrderLock } from '../../orders/order-lock'
import { retrieveSession } from '../../stripe/checkout-session'
import { findMedusaRefund } from './find-medusa-refund'
import { releaseRefundedGoods } from './release-refunded-goods'
import { undoFailedRefund } from './undo-failed-refund'
import { listUnfinishedRefunds } from './unfinished-refund-queries'

/** In seconds. Nobody waits for it, and a failed attempt is counted. */
const ORDER_WAIT_S = 20

/**
 * Makes Medusa's refunds match Stripe's. Safe to repeat.
 * Returns 'retry' while another process or staff are refunding.
 */
export async function reconcileRefunds(
  sessionId: string,
  container: MedusaContainer,
): Promise<'done' | 'retry'> {
  const checkouts = container.resolve('checkoutStore')
  const stripe = container.resolve('stripe')
  const result = await withAdvisoryLock(sessionId, container, async (): Promise<'done' | 'retry'> => {
    const checkout = await checkouts.findBySessionId(sessionId)
    if (checkout === undefined || !isFinalCheckout(checkout)) return 'done'
    const session = await retrieveSession(sessionId, stripe)
    const paymentIntent = session && getPaymentIntentId(session)
    if (paymentIntent === undefined) return 'done'
    const reconcileAll = () => reconcileAllRefunds(paymentIntent, checkout, container)
    if (!isOrderedCheckout(checkout)) return reconcileAll()
    // Without the order's lock, a return that staff refund meanwhile would not find its refund while that is made again
    // here, and make another.
    return withOrderLock(checkout.order_id, container, reconcileAll, ORDER_WAIT_S)
  })
  return result === 'locked' ? 'retry' : result
}

async function reconcileAllRefunds(
  paymentIntent: string,
  checkout: Checkout,
  container: MedusaContainer,
): Promise<'done' | 'retry'> {
  const refunds = await listStripeRefunds(paymentIntent, container.resolve('stripe'))
  for (const failed of refunds.filter((refund) => !isEffectiveRefund(refund)))
    if ((await undoFailedRefund(failed, checkout, container)) === 'retry') return 'retry'
  // Money without an order has nothing to be booked on.
  if (!isOrderedCheckout(checkout)) return 'done'
  const effectiveRefunds = refunds.filter(isEffectiveRefund)
  // Medusa would book such a refund together with the next one.
  if ((await deleteUnsentRefunds(effectiveRefunds, checkout, container)) === 'retry') return 'retry'
  const results: ('done' | 'retry')[] = []
  for (const refund of effectiveRefunds) results.push(await recordStripeRefund(refund, checkout, container))
  if (results.includes('retry')) return 'retry'
  await releaseRefundedGoods(checkout.order_id, container)
  return 'done'
}

/** Runs `reconcileRefunds` for a job: a failure is logged, and the next run tries again. */
export async function reconcileRefundsOrLog(sessionId: string, container: MedusaContainer): Promise<void> {
  try {
    await reconcileRefunds(sessionId, container)
  } catch (error) {
    container.resolve('logger').error(`A refund could not be reconciled: ${getErrorMessage(error)}`)
  }
}

async function recordStripeRefund(
  refund: Stripe.Refund,
  checkout: OrderedCheckout,
  container: MedusaContainer,
): Promise<'done' | 'retry'> {
  const row = await findMedusaRefund(refund, checkout, container)
  if (row !== undefined) {
    if (await isRefundBooked({ refundId: row.id, orderId: checkout.order_id }, container)) return 'done'
    // A server of the release before holds no lock of the order, and may be about to write its totals.
    const isBeingMade = row.note !== toRefundNote(refund) && getAgeMs(row) < REFUND_TIMING.minStaffAgeMs
    if (isBeingMade) return 'retry'
  }
  await bookStripeRefund(refund, row, checkout, container)
  await queueMissingMails({ changedId: checkout.payment_id }, container)
  container.resolve('logger').info(`Order ${checkout.order_number} was refunded at Stripe`)
  return 'done'
}

/**
 * Lets Medusa's workflow refund what Stripe has refunded, which books it on the order: Medusa's payment provider adopts a
 * refund at Stripe with whose mark there is no row. So the row and the mark of an interrupted attempt are removed before.
 */
async function bookStripeRefund(
  refund: Stripe.Refund,
  interruptedRow: RefundDTO | undefined,
  { payment_id: paymentId }: OrderedCheckout,
  container: MedusaContainer,
): Promise<void> {
  const stripe = container.resolve('stripe')
  const note = interruptedRow?.note ?? refund.metadata?.[REFUND_NOTE_KEY] ?? toRefundNote(refund)
  if (interruptedRow !== undefined) {
    // By its note a return finds its refund, also if this attempt is interrupted as well.
    await keepRefundNote(refund.id, note, stripe)
    await container.resolve(Modules.PAYMENT).deleteRefunds([interruptedRow.id])
  }
  if (refund.metadata?.[MEDUSA_REFUND_KEY])
    await stripe.refunds.update(refund.id, { metadata: { [MEDUSA_REFUND_KEY]: '' } })
  await refundPaymentWorkflow(container).run({
    input: {
      payment_id: paymentId,
      amount: toFrancs(refund.amount),
      note,
      ...(interruptedRow?.created_by ? { created_by: interruptedRow.created_by } : {}),
    },
  })
}

/**
 * Reconciles refunds that were interrupted before the order was changed, or its goods were released.
 * No event reports one that Stripe never made, and one may be lost.
 */
export async function reconcileUnfinishedRefunds(container: MedusaContainer): Promise<void> {
  const sessions = await listUnfinishedRefunds(container)
  for (const { sessionId } of sessions) await reconcileRefundsOrLog(sessionId, container)
}

/**
 * Deletes Medusa's refunds that Stripe does not know: the server died before asking Stripe, or could not delete
 * its row after a failure. Staff have seen no success and can refund again. Returns 'retry' while one may still be
 * made.
 */
async function deleteUnsentRefunds(
  effectiveRefunds: readonly Stripe.Refund[],
  checkout: OrderedCheckout,
  container: MedusaContainer,
): Promise<'done' | 'retry'> {
  const payments = container.resolve(Modules.PAYMENT)
  const marks = new Set(effectiveRefunds.map(({ metadata }) => metadata?.[MEDUSA_REFUND_KEY]))
  const notes = new Set<string | null | undefined>(effectiveRefunds.map(toRefundNote))
  for (const row of await payments.listRefunds({ payment_id: checkout.payment_id })) {
    if (marks.has(row.id) || notes.has(row.note)) continue
    if (await isRefundBooked({ refundId: row.id, orderId: checkout.order_id }, container)) continue
    if (getAgeMs(row) < REFUND_TIMING.minUnsentAgeMs) return 'retry'
    await payments.deleteRefunds([row.id])
    const sentence = `A refund of order ${checkout.order_number} never reached Stripe and was taken back`
    container.resolve('logger').error(sentence)
  }
  return 'done'
}

const getAgeMs = ({ created_at: createdAt }: RefundDTO): number => Date.now() - new Date(createdAt).getTime()
