import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { retrieveSession, getSessionStatus } from '../stripe/checkout-session'
import { isFinalCheckout } from '../checkout/checkout'
import { withAdvisoryLock } from '../lib/database'
import { restoreCheckout } from './restore-checkout'
import { reviewSecondPayment } from './review-checkout'
import { type PaymentOutcome, completePayment } from './complete-payment'

/** locked: another process is reconciling it; foreign: the session is not of this shop. */
export type ReconcileResult = PaymentOutcome | 'locked' | 'foreign'

/**
 * Reconciles a checkout with the state of its session at Stripe, once.
 * Rejects if it must be tried again.
 */
export async function reconcileCheckout(
  sessionId: string,
  container: MedusaContainer,
): Promise<ReconcileResult> {
  const checkouts = container.resolve('checkoutStore')
  return withAdvisoryLock(sessionId, container, async (assertLockHeld) => {
    const existing = await checkouts.findBySessionId(sessionId)
    if (existing !== undefined && isFinalCheckout(existing)) return existing.status
    await checkouts.markChecked(sessionId)
    const session = await retrieveSession(sessionId, container.resolve('stripe'))
    const checkout = existing ?? (session && (await findOrRestoreCheckout(session, container)))
    if (checkout === undefined) {
      container.resolve('logger').info('An event about a session that is not ours was left alone')
      return 'foreign'
    }
    const fail = async (reason: string) =>
      (await checkouts.update(checkout.id, { status: 'failed', reason })).status
    if (session === undefined) {
      const reason = 'The payment provider does not know the session'
      // Stripe does not know the session, as its secret key was replaced.
      if (checkout.status === 'settling') throw new Error(`${reason} of a paid checkout`)
      return fail(reason)
    }
    if (isFinalCheckout(checkout)) return checkout.status
    switch (getSessionStatus(session)) {
      case 'expired':
        return (await checkouts.recordSessionExpiry(checkout.id)).status
      case 'payment_failed':
        return fail('The session was completed, but its payment failed')
      case 'paid':
        return completePayment({ checkout, session, assertLockHeld }, container)
      case 'open':
      case 'processing':
        return checkout.status
    }
  })
}

/**
 * Returns the checkout of a session whose id is not stored:
 * the server died before storing it, or the backup is older.
 */
async function findOrRestoreCheckout(session: Stripe.Checkout.Session, container: MedusaContainer) {
  if (session.client_reference_id === null) return undefined
  const checkouts = container.resolve('checkoutStore')
  const checkout = await checkouts.findById(session.client_reference_id)
  if (checkout === undefined) return restoreCheckout(session, container)
  const recorded = await checkouts.recordSession(checkout.id, session)
  return recorded.session_id === session.id ? recorded : reviewSecondPayment(session, recorded, container)
}
