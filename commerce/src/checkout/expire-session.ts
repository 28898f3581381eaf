import type { MedusaContainer } from '@medusajs/framework/types'
import Stripe from 'stripe'
import { errorMessage } from '../lib/error-message'
import { retrieveSession } from '../stripe/checkout-session'

const EXPIRED_BY_REPLACEMENT = 'Another checkout has replaced it'
export const EXPIRED_FOR_OTHERS =
  'Its pieces were wanted by somebody else, and it held more than is protected'

/** Closes an unpaid session; returns whether the provider says that it is closed. Never rejects. */
export async function expireSession(
  sessionId: string,
  container: MedusaContainer,
  reason = EXPIRED_BY_REPLACEMENT,
) {
  try {
    const checkouts = container.resolve('checkoutStore')
    const checkout = await checkouts.findBySessionId(sessionId)
    if (checkout?.status !== 'open') return checkout?.status === 'failed'
    if (!(await expireAtStripe(sessionId, container.resolve('stripe')))) {
      container.resolve('reconciliationQueue').add(sessionId)
      return false
    }
    // Not left to the webhook: the pieces may be wanted at once.
    await checkouts.markExpired(sessionId, reason)
    return true
  } catch (error) {
    container.resolve('logger').info(`A session that was to close stays open: ${errorMessage(error)}`)
    return false
  }
}

/** Closes a session whose address nobody has got: where that fails, it ends unpaid by itself. Never rejects. */
export async function expireUnusedSession(sessionId: string, container: MedusaContainer): Promise<void> {
  try {
    await container.resolve('stripe').checkout.sessions.expire(sessionId)
  } catch (error) {
    container.resolve('logger').info(`A session that nobody was sent to stays open: ${errorMessage(error)}`)
  }
}

/** False where the session is completed. */
async function expireAtStripe(sessionId: string, stripe: Stripe): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
    return true
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // It may have expired a moment ago, for somebody else.
    return (await retrieveSession(sessionId, stripe))?.status === 'expired'
  }
}
