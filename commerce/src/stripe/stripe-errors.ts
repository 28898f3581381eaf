import Stripe from 'stripe'
import { createApiError } from '../contract/api/api-error'
import { ShopRefusal, createTimedOutRefusal, createUnavailableRefusal } from '../refusals/shop-refusal'

/** Maps an error of Stripe to a ShopRefusal. Returns other errors unchanged. */
export function toShopRefusal(error: unknown): unknown {
  const { StripeConnectionError, StripeError } = Stripe.errors
  if (error instanceof StripeConnectionError && /timed? ?out|aborted/i.test(error.message))
    return createTimedOutRefusal()
  if (isStripeUnavailable(error)) return createUnavailableRefusal()
  if (error instanceof StripeError) {
    return Object.assign(new ShopRefusal(500, createApiError('provider_refused')), { cause: error })
  }
  return error
}

const UNAVAILABLE_ERROR_TYPES: ReadonlySet<unknown> = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
])

/** Whether an error means that Stripe cannot answer now, also after a workflow has serialised it. */
export function isStripeUnavailable(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'type' in error && UNAVAILABLE_ERROR_TYPES.has(error.type)
  )
}
