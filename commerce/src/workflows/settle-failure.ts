import { isDatabaseFailure } from '../lib/database-failure'
import { reasonOf } from '../lib/reason-of'
import { ShopError } from '../lib/shop-error'

/**
 * After so many failures that do not pass by themselves a paid checkout is refunded. The inbox waits 5, 10, 20, ... s
 * between them, so staff have about ten minutes to put right what they have changed (docs/decisions/014).
 */
export const MAX_FAILED_ATTEMPTS = 8

/** Stripe's errors that tell of its own trouble or of the way to it, not of the request. */
const PROVIDER_TROUBLE = new Set(['StripeConnectionError', 'StripeAPIError', 'StripeRateLimitError'])
/** Medusa's locks, held by an attempt that hangs or has just ended. */
const LOCKED = /acquir(e|ing) lock/i

/** Whether no more orders are tried for a checkout that has failed this often: its money goes back. Pure. */
export function isGivenUp(failedAttempts: number): boolean {
  return failedAttempts >= MAX_FAILED_ATTEMPTS
}

/** Whether a failure passes by itself, as the trouble of database and provider does: it is repeated without counting. Pure. */
export function isTransientFailure(error: unknown): boolean {
  if (error instanceof ShopError) return error.status >= 503
  if (isDatabaseFailure(error) || LOCKED.test(reasonOf(error))) return true
  if (typeof error !== 'object' || error === null) return false
  const type = 'type' in error ? error.type : undefined
  return typeof type === 'string' && PROVIDER_TROUBLE.has(type)
}
