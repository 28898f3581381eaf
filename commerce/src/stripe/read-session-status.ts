import type Stripe from 'stripe'
import { getSessionStatus, retrieveSession, type SessionStatus } from './checkout-session'
import { toShopRefusal } from './stripe-errors'

/** Returns the status of a session; undefined if Stripe does not know it. Rejects with ShopRefusal 503 or 504. */
export async function readSessionStatus(
  sessionId: string,
  stripe: Stripe,
): Promise<SessionStatus | undefined> {
  try {
    const session = await retrieveSession(sessionId, stripe)
    return session && getSessionStatus(session)
  } catch (error) {
    throw toShopRefusal(error)
  }
}
