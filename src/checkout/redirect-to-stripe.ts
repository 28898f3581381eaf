import type { Stripe } from '@stripe/stripe-js'
import type { CheckoutResponse } from '@contract/checkout'
import { setPendingCheckout } from './pending-checkout'

/**
 * Sends the buyer to the hosted page: redirectToCheckout where Stripe.js has it, else the session's own address, which
 * is Stripe's advice since it was removed.
 */
export async function redirectToStripe(session: CheckoutResponse, stripe: Stripe): Promise<void> {
  setPendingCheckout(session.id)
  if (typeof stripe.redirectToCheckout !== 'function') {
    window.location.assign(session.url)
    return
  }
  const result = await stripe.redirectToCheckout({ sessionId: session.id })
  if (result?.error !== undefined) window.location.assign(session.url)
}
