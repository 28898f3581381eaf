import { isDatabaseUnavailable } from '../lib/database-errors'
import { errorMessage } from '../lib/error-message'
import { isStripeUnavailable } from '../stripe/stripe-errors'
import { ShopError } from '../lib/shop-error'

/** With the inbox's pauses about ten minutes (docs/decisions/014). */
export const MAX_FAILED_ATTEMPTS = 8

const LOCK_MESSAGE = /acquir(e|ing) lock/i
/** By order-index.ts: another process was faster, and next time its order is found. */
const ORDER_EXISTS_MESSAGE = /^Order with .*already exists/

export function hasExhaustedAttempts(failedAttempts: number): boolean {
  return failedAttempts >= MAX_FAILED_ATTEMPTS
}

/** Whether a failure passes by itself, and is repeated without counting. */
export function isTransientFailure(error: unknown): boolean {
  if (error instanceof ShopError) return error.status >= 503
  const message = errorMessage(error)
  return (
    isDatabaseUnavailable(error) ||
    isStripeUnavailable(error) ||
    LOCK_MESSAGE.test(message) ||
    ORDER_EXISTS_MESSAGE.test(message)
  )
}
