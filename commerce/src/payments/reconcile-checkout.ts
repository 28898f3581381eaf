import type { MedusaContainer } from '@medusajs/framework/types'
import type Stripe from 'stripe'
import { retrieveSession } from '../lib/stripe/retrieve-session'
import { sessionStatus } from '../stripe/checkout-session'
import type { CheckoutStatus } from '../modules/checkout/checkout-status'
import { restoreCheckout } from './restore-checkout'
import { reviewSecondPayment } from './review-checkout'
import { settlePaid } from './complete-payment'

/** locked: another process is at it; foreign: none of ours. */
export type Settlement = CheckoutStatus | 'locked' | 'foreign'

/** The provider can no longer change these. */
const FINAL: ReadonlySet<CheckoutStatus> = new Set(['paid', 'review', 'refunded'])

/** Brings a checkout to the provider's state, once (reading R20). Rejects when it must be tried again. */
export async function settleCheckout(sessionId: string, container: MedusaContainer): Promise<Settlement> {
  const checkouts = container.resolve('checkoutStore')
  return checkouts.withSessionLock(sessionId, async (requireLock) => {
    const known = await checkouts.findBySessionId(sessionId)
    if (known !== undefined && FINAL.has(known.status)) return known.status
    await checkouts.markChecked(sessionId)
    const session = await retrieveSession(sessionId, container.resolve('stripe'))
    const checkout = known ?? (session && (await checkoutOf(session, container)))
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
    if (FINAL.has(checkout.status)) return checkout.status
    switch (sessionStatus(session)) {
      case 'expired':
        return fail(checkout.reason ?? 'The session expired unpaid')
      case 'declined':
        return fail('The session was completed, but its payment failed')
      case 'paid':
        return settlePaid({ checkout, session, requireLock }, container)
      case 'open':
      case 'awaited':
        return checkout.status
    }
  })
}

/** The checkout of a session that it does not know of: the server died between creating and saving it, or lost both. */
async function checkoutOf(session: Stripe.Checkout.Session, container: MedusaContainer) {
  if (session.client_reference_id === null) return undefined
  const checkouts = container.resolve('checkoutStore')
  const checkout = await checkouts.findById(session.client_reference_id)
  if (checkout === undefined) return restoreCheckout(session, container)
  const recorded = await checkouts.recordSession(checkout.id, session)
  return recorded.session_id === session.id ? recorded : reviewSecondPayment(session, recorded, container)
}
