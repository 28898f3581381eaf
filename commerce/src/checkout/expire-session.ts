import type { MedusaContainer } from '@medusajs/framework/types'
import Stripe from 'stripe'
import { getErrorMessage } from '../lib/error-message'
import { awaitDatabase } from '../lib/database'
import { createAlreadyPaidRefusal, createUnavailableRefusal } from '../refusals/shop-refusal'
import { readSessionStatus, retrieveSession } from '../stripe/checkout-session'
import { isUnpaidCheckout } from './checkout'

const REPLACED_REASON = 'Another checkout has replaced it'

/**
 * Expires an unpaid session at Stripe, and keeps the reason with its checkout. Returns whether Stripe says that it is
 * expired. Never rejects.
 */
export async function expireSession(
  { sessionId, reason }: { sessionId: string; reason: string },
  container: MedusaContainer,
): Promise<boolean> {
  try {
    const checkouts = container.resolve('checkoutStore')
    const checkout = await checkouts.findBySessionId(sessionId)
    if (checkout?.status !== 'open') return checkout?.status === 'failed'
    if (!(await expireAtStripe(sessionId, container.resolve('stripe')))) {
      container.resolve('reconciliationQueue').add(sessionId)
      return false
    }
    // Written here and not by the webhook, as the pieces may be wanted at once.
    await checkouts.recordRequestedExpiry(sessionId, reason)
    return true
  } catch (error) {
    container.resolve('logger').info(`A session that was to close stays open: ${getErrorMessage(error)}`)
    return false
  }
}

/**
 * Expires the session that a cart opened before, so that the cart is not paid for twice. Rejects with ShopRefusal: 422
 * if that session is paid or being paid, 503 or 504 if the provider does not say. Waits as long as the client of Stripe
 * does: whoever opens a checkout has a deadline for the whole of it.
 */
export async function expireReplacedSession(sessionId: string, container: MedusaContainer): Promise<void> {
  if (await expireSession({ sessionId, reason: REPLACED_REASON }, container)) return
  const checkout = await awaitDatabase(container.resolve('checkoutStore').findBySessionId(sessionId))
  if (checkout === undefined || isUnpaidCheckout(checkout)) return
  if (checkout.status !== 'open') throw createAlreadyPaidRefusal()
  const status = await readSessionStatus(sessionId, container.resolve('stripe'))
  if (status === 'open') throw createUnavailableRefusal()
  if (status === 'paid' || status === 'processing') throw createAlreadyPaidRefusal()
}

/** Expires a session whose URL nobody received. If that fails, it expires unpaid by itself. Never rejects. */
export async function expireUnusedSession(sessionId: string, container: MedusaContainer): Promise<void> {
  try {
    await container.resolve('stripe').checkout.sessions.expire(sessionId)
  } catch (error) {
    container
      .resolve('logger')
      .info(`A session that nobody was sent to stays open: ${getErrorMessage(error)}`)
  }
}

/** Returns false if the session is completed. */
async function expireAtStripe(sessionId: string, stripe: Stripe): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId)
    return true
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    // Another request may have expired it a moment ago.
    return (await retrieveSession(sessionId, stripe))?.status === 'expired'
  }
}
