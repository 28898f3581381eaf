import Stripe from 'stripe'
import { MESSAGES } from '../contract/messages'
import { ShopError, timedOut, unavailable } from '../lib/shop-error'

/** What a buyer is told of a failure at the payment provider; errors that are not the provider's stay as they are. */
export function providerFailure(error: unknown): unknown {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeError } = Stripe.errors
  if (error instanceof StripeConnectionError && /timed? ?out|aborted/i.test(error.message)) return timedOut()
  if (
    error instanceof StripeConnectionError ||
    error instanceof StripeAPIError ||
    error instanceof StripeRateLimitError
  ) {
    return unavailable()
  }
  if (error instanceof StripeError) {
    return Object.assign(new ShopError(500, 'provider_refused', MESSAGES.sessionFailed), { cause: error })
  }
  return error
}
