import Stripe from 'stripe'
import { apiError } from '../../contract/api-error'
import { ShopError, timedOut, unavailable } from '../shop-error'

/** Maps a failure of the payment provider to a ShopError; returns other errors as they are. */
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
    return Object.assign(new ShopError(500, apiError('provider_refused')), { cause: error })
  }
  return error
}
