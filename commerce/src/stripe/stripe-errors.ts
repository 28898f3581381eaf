import Stripe from 'stripe'
import { createApiError } from '../contract/api/api-error'
import { ShopError, createTimedOutError, createUnavailableError } from '../lib/shop-error'

/** Maps an error of Stripe to a ShopError. Returns other errors unchanged. */
export function toShopError(error: unknown): unknown {
  const { StripeConnectionError, StripeError } = Stripe.errors
  if (error instanceof StripeConnectionError && /timed? ?out|aborted/i.test(error.message))
    return createTimedOutError()
  if (isStripeUnavailable(error)) return createUnavailableError()
  if (error instanceof StripeError) {
    return Object.assign(new ShopError(500, createApiError('provider_refused')), { cause: error })
  }
  return error
}

const TRANSIENT_ERROR_TYPES: ReadonlySet<unknown> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
])

/** Whether an error means that Stripe cannot answer now, also after a workflow has serialised it. */
export function isStripeUnavailable(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'type' in error && TRANSIENT_ERROR_TYPES.has(error.type)
  )
}
