import Stripe from 'stripe'

/** The session with its payment and charge; undefined when the provider knows none. */
export async function retrieveSession(sessionId: string, stripe: Stripe) {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return undefined
    }
    throw error
  }
}
