import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { retrieveSession, getSessionStatus } from '../stripe/checkout-session'
import type { CheckoutStatus } from '../checkout/checkout'
import { restoreCheckout } from './restore-checkout'
import { reviewSecondPayment } from './review-checkout'
import { completePayment } from './complete-payment'

/** locked: another process is at it; foreign: none of ours. */
export type ReconcileResult = CheckoutStatus | 'locked' | 'foreign'

/** The provider can no longer change these. */
const FINAL_STATUSES: ReadonlySet<CheckoutStatus> = new Set(['paid', 'review', 'refunded'])

/** Brings a checkout to the provider's state, once (reading R20). Rejects when it must be tried again. */
export async function reconcileCheckout(
  sessionId: string,
  container: MedusaContainer,
): Promise<ReconcileResult> {
  const checkouts = container.resolve('checkoutStore')
  return checkouts.withSessionLock(sessionId, async (assertLockHeld) => {
    const known = await checkouts.findBySessionId(sessionId)
    if (known !== undefined && FINAL_STATUSES.has(known.status)) return known.status
    await checkouts.markChecked(sessionId)
    const session = await retrieveSession(sessionId, container.resolve('stripe'))
    const checkout = known ?? (session && (await findOrRestoreCheckout(session, container)))
    if (checkout === undefined) {
      container.resolve('logger').info('An event about a session that is not ours was left alone')
      return 'foreign'
    }
    const fail = async (reason: string) =>
      (await checkouts.update(checkout.id, { status: 'failed', reason })).status
    if (session === undefined) {
      const reason = 'The payment provider does not know the session'
      // The provider's key was changed.
      if (checkout.status === 'settling') throw new Error(`${reason} of a paid checkout`)
      return fail(reason)
    }
    if (FINAL_STATUSES.has(checkout.status)) return checkout.status
    switch (getSessionStatus(session)) {
      case 'expired':
        return fail(checkout.reason ?? 'The session expired unpaid')
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

/** The checkout of a session that it does not know of: the server died between creating and saving it, or lost both. */
async function findOrRestoreCheckout(session: Stripe.Checkout.Session, container: MedusaContainer) {
  if (session.client_reference_id === null) return undefined
  const checkouts = container.resolve('checkoutStore')
  const checkout = await checkouts.findById(session.client_reference_id)
  if (checkout === undefined) return restoreCheckout(session, container)
  const recorded = await checkouts.recordSession(checkout.id, session)
  return recorded.session_id === session.id ? recorded : reviewSecondPayment(session, recorded, container)
}
