import { getErrorMessage } from './error-message'

/**
 * Classes of SQLSTATE: connection lost, transaction rolled back, out of resources, shutting down,
 * lock not available.
 */
const TRANSIENT_SQL_STATES = /^(08|40|53|57|55P03)/
const NETWORK_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
const UNAVAILABLE_MESSAGES =
  /timeout acquiring a connection|connection terminated|connection error|not queryable|timeout exceeded|timeout expired|defined query timeout|query read timeout/i

/** Whether an error means that PostgreSQL cannot answer now, also after a workflow has serialised it. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (TRANSIENT_SQL_STATES.test(code) || NETWORK_CODES.has(code)) return true
  return (
    UNAVAILABLE_MESSAGES.test(getErrorMessage(error)) ||
    ('cause' in error && isDatabaseUnavailable(error.cause))
  )
}

/** The sentences of Medusa's locks within a process, and of the pool from which a lock's connection comes. */
const LOCK_TIMEOUT_MESSAGES = /timed-out acquiring lock|timeout exceeded when trying to connect/i

/** Whether an error means that a lock did not become free in time. */
export function isLockTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  return ('code' in error && error.code === '55P03') || LOCK_TIMEOUT_MESSAGES.test(getErrorMessage(error))
}
