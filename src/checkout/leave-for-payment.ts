import { refusalOfError } from './checkout-failure'
import type { CheckoutOrder, Refusal } from './checkout-order'
import { handOver } from './hand-over'
import { loadStripeClient } from './load-stripe'
import { type Caller, requestCheckout } from './request-checkout'

/**
 * Opens a session and sends the buyer to its hosted page; answers why not where that fails, else nothing.
 * Stripe's script is fetched beside the call: no third party hears of the visitor before this press.
 */
export async function leaveForPayment(
  order: CheckoutOrder,
  caller: Caller,
  onSession: (sessionId: string) => void,
): Promise<Refusal | undefined> {
  const stripe = loadStripeClient()
  // A refused session is told first; Stripe's own failure is only met below.
  stripe.catch(() => undefined)
  try {
    const session = await requestCheckout(order, caller)
    const client = await stripe
    onSession(session.id)
    await handOver(session, client)
    return undefined
  } catch (error) {
    return refusalOfError(error)
  }
}
