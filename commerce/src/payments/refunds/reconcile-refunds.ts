import { refundPaymentWorkflow } from '@medusajs/medusa/core-flows'
import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import { toFrancs } from '../../contract/money/money'
import { isRefundBooked, REFUND_TIMING } from '../../orders/read/refund-queries'
import { withAdvisoryLock } from '../../lib/database'
import { getErrorMessage } from '../../lib/error-message'
import { getPaymentIntentId } from '../../stripe/stripe-client'
import { type Checkout, isFinalCheckout } from '../../checkout/checkout'
import {
  isEffectiveRefund,
  listStripeRefunds,
  MEDUSA_REFUND_KEY,
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
    if (session === undefined) return 'done'
    // Without the order's lock, a return that staff refund meanwhile would not find its refund while that is made again
    // here, and make another.
    const reconcileAll = async () => {
      const refunds = await listStripeRefunds(getPaymentIntentId(session) ?? '', stripe)
      return reconcileAllRefunds(refunds, checkout, container)
    }
    return withOrderLock(checkout.order_id ?? '', container, reconcileAll, ORDER_WAIT_S)
  })
  return result === 'locked' ? 'retry' : result
}

async function reconcileAllRefunds(
  refunds: readonly Stripe.Refund[],
  checkout: Checkout,
  container: MedusaContainer,
): Promise<'done' | 'retry'> {
  const made = refunds.filter(isEffectiveRefund)
  for (const failed of refunds.filter((refund) => !isEffectiveRefund(refund)))
    if ((await undoFailedRefund(failed, checkout, container)) === 'retry') return 'retry'
  // Money without an order has nothing to be booked on.
  if (checkout.payment_id === null) return 'done'
  // Medusa would book such a refund together with the next one.
  if ((await deleteUnsentRefunds(made, checkout, container)) === 'retry') return 'retry'
  const results: ('done' | 'retry')[] = []
  for (const refund of made) results.push(await recordStripeRefund(refund, checkout, container))
  if (results.includes('retry')) return 'retry'
  await releaseRefundedGoods(checkout.order_id ?? '', container)
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
  checkout: Checkout,
  container: MedusaContainer,
): Promise<'done' | 'retry'> {
  const paymentId = checkout.payment_id ?? ''
  const payments = container.resolve(Modules.PAYMENT)
  const note = toRefundNote(refund)
  const isMarked = Boolean(refund.metadata?.[MEDUSA_REFUND_KEY])
  const row = await findMedusaRefund(refund, checkout, container)
  if (row !== undefined) {
    if (await isRefundBooked({ refundId: row.id, orderId: checkout.order_id ?? '' }, container)) return 'done'
    // A server of the release before holds no lock of the order, and may be about to write its totals.
    const isBeingMade =
      row.note !== note && Date.now() - new Date(row.created_at).getTime() < REFUND_TIMING.minStaffAgeMs
    if (isBeingMade) return 'retry'
    await payments.deleteRefunds([row.id])
  }
  // The refund was interrupted: it is made again, so the mark of the first attempt is removed.
  if (isMarked)
    await container.resolve('stripe').refunds.update(refund.id, { metadata: { [MEDUSA_REFUND_KEY]: '' } })
  await refundPaymentWorkflow(container).run({
    input: {
      payment_id: paymentId,
      amount: toFrancs(refund.amount),
      note: row?.note ?? note,
      ...(row?.created_by ? { created_by: row.created_by } : {}),
    },
  })
  await queueMissingMails({ changedId: paymentId }, container)
  container.resolve('logger').info(`Order ${checkout.order_number} was refunded at Stripe`)
  return 'done'
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
  made: readonly Stripe.Refund[],
  checkout: Checkout,
  container: MedusaContainer,
): Promise<'done' | 'retry'> {
  const payments = container.resolve(Modules.PAYMENT)
  const marks = new Set(made.map(({ metadata }) => metadata?.[MEDUSA_REFUND_KEY]))
  const notes = new Set<string | null | undefined>(made.map(toRefundNote))
  for (const row of await payments.listRefunds({ payment_id: checkout.payment_id ?? '' })) {
    if (marks.has(row.id) || notes.has(row.note)) continue
    if (await isRefundBooked({ refundId: row.id, orderId: checkout.order_id ?? '' }, container)) continue
    if (Date.now() - new Date(row.created_at).getTime() < REFUND_TIMING.minUnsentAgeMs) return 'retry'
    await payments.deleteRefunds([row.id])
    const sentence = `A refund of order ${checkout.order_number} never reached Stripe and was taken back`
    container.resolve('logger').error(sentence)
  }
  return 'done'
}
