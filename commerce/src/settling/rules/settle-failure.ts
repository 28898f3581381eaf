import { isDatabaseFailure } from '../../lib/database-failure'
import { errorMessage } from '../../lib/error-message'
import { isProviderFailure } from '../../lib/stripe/provider-failure'
import { ShopError } from '../../lib/shop-error'

/** With the inbox's pauses about ten minutes (docs/decisions/014). */
export const MAX_FAILED_ATTEMPTS = 8

const LOCKED = /acquir(e|ing) lock/i

export function isGivenUp(failedAttempts: number): boolean {
  return failedAttempts >= MAX_FAILED_ATTEMPTS
}

/** Whether a failure passes by itself, and is repeated without counting. */
export function isTransientFailure(error: unknown): boolean {
  if (error instanceof ShopError) return error.status >= 503
  return isDatabaseFailure(error) || isProviderFailure(error) || LOCKED.test(errorMessage(error))
}
