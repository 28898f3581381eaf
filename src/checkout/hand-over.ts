import type { Stripe } from '@stripe/stripe-js'
import type { CheckoutResponse } from '@contract/checkout'
import { markCheckout } from './checkout-mark'

/**
 * Sends the buyer to the hosted page: redirectToCheckout where Stripe.js has it, else the session's own address, which
 * is Stripe's advice since it was removed.
 */
export async function handOver(
  session: CheckoutResponse,
  stripe: Stripe,
  goTo: (url: string) => void = (url) => window.location.assign(url),
): Promise<void> {
  markCheckout(session.id)
  if (typeof stripe.redirectToCheckout !== 'function') {
    goTo(session.url)
    return
  }
  const result = await stripe.redirectToCheckout({ sessionId: session.id })
  if (result?.error !== undefined) goTo(session.url)
}
