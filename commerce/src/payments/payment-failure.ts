import { isDatabaseUnavailable } from '../lib/database-errors'
import { getErrorMessage } from '../lib/error-message'
import { isStripeUnavailable } from '../stripe/stripe-errors'
import { ShopError } from '../lib/shop-error'

/** With the pauses of the inbox this is about ten minutes (docs/decisions/014). */
export const MAX_FAILED_ATTEMPTS = 8

const LOCK_MESSAGE = /acquir(e|ing) lock/i
/** Raised by the index of order-index.ts: another process was faster. The next attempt finds its order. */
const ORDER_EXISTS_MESSAGE = /^Order with .*already exists/

export function hasExhaustedAttempts(failedAttempts: number): boolean {
  return failedAttempts >= MAX_FAILED_ATTEMPTS
}

/** Whether a failure is transient: it is repeated without being counted. */
export function isTransientFailure(error: unknown): boolean {
  if (error instanceof ShopError) return error.status >= 503
  const message = getErrorMessage(error)
  return (
    isDatabaseUnavailable(error) ||
    isStripeUnavailable(error) ||
    LOCK_MESSAGE.test(message) ||
    ORDER_EXISTS_MESSAGE.test(message)
  )
}
