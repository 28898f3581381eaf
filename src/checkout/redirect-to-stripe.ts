import type { Stripe } from '@stripe/stripe-js'
import type { CheckoutResponse } from '@contract/checkout'
import { setPendingCheckout } from './pending-checkout'

/** Uses redirectToCheckout where Stripe.js still has it, else the session's own address, as Stripe advises. */
export async function redirectToStripe({ id, url }: CheckoutResponse, stripe: Stripe): Promise<void> {
  setPendingCheckout(id)
  if (typeof stripe.redirectToCheckout === 'function') {
    const result = await stripe.redirectToCheckout({ sessionId: id })
    if (result?.error === undefined) return
  }
  window.location.assign(url)
}
