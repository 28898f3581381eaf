import { refusalOfError } from './checkout-failure'
import type { CheckoutCart, Refusal } from './checkout-cart'
import { redirectToStripe } from './redirect-to-stripe'
import { loadStripeClient } from './load-stripe'
import { type CheckoutContext, requestCheckout } from './request-checkout'

/**
 * Opens a session and sends the buyer to its hosted page; returns why not where that fails, else nothing.
 * Stripe's script is fetched beside the call: no third party hears of the visitor before this press.
 */
export async function startHostedCheckout(
  cart: CheckoutCart,
  context: CheckoutContext,
  onSession: (sessionId: string) => void,
): Promise<Refusal | undefined> {
  const stripe = loadStripeClient()
  // A refused session is told first; Stripe's own failure is only met below.
  stripe.catch(() => undefined)
  try {
    const session = await requestCheckout(cart, context)
    const client = await stripe
    onSession(session.id)
    await redirectToStripe(session, client)
    return undefined
  } catch (error) {
    return refusalOfError(error)
  }
}
