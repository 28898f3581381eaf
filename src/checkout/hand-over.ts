import type { Stripe } from '@stripe/stripe-js'
import type { CheckoutResponse } from '@contract/checkout'
import { markCheckout } from './checkout-mark'

/**
 * Sends the buyer to the hosted page: redirectToCheckout where Stripe.js has it, else the session's own address, which
 * is Stripe's advice since it was removed.
 */
export async function handOver(session: CheckoutResponse, stripe: Stripe): Promise<void> {
  markCheckout(session.id)
  if (typeof stripe.redirectToCheckout !== 'function') {
    window.location.assign(session.url)
    return
  }
  const result = await stripe.redirectToCheckout({ sessionId: session.id })
  if (result?.error !== undefined) window.location.assign(session.url)
}
