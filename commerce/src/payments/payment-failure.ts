import { isDatabaseUnavailable } from '../lib/database-errors'
import { getErrorMessage } from '../lib/error-message'
import { isStripeUnavailable } from '../stripe/stripe-errors'
import { ShopRefusal } from '../refusals/shop-refusal'

/** With the pauses of the inbox this is about ten minutes (docs/decisions/014). */
export const MAX_FAILED_ATTEMPTS = 8

const LOCK_MESSAGE = /acquir(e|ing) lock/i
/**
 * Another process was faster: it has made this order (the index of unique-order-index-sql.ts), or its own order of the same buyer
 * and with it the customer. The next attempt finds either.
 */
const MADE_MEANWHILE_MESSAGE = /^(Order|Customer) with .*already exists/

export function hasExhaustedAttempts(failedAttempts: number): boolean {
  return failedAttempts >= MAX_FAILED_ATTEMPTS
}

/** Whether a failure is transient: it is repeated without being counted. */
export function isTransientFailure(error: unknown): boolean {
  if (error instanceof ShopRefusal) return error.status >= 503
  const message = getErrorMessage(error)
  return (
    isDatabaseUnavailable(error) ||
    isStripeUnavailable(error) ||
    LOCK_MESSAGE.test(message) ||
    MADE_MEANWHILE_MESSAGE.test(message)
  )
}
