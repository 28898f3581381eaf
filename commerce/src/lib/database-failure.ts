/** Classes of SQLSTATE that mean 'not now': connection lost, resources, operator (shut down, cancelled). */
const TRANSIENT_SQL_STATES = /^(08|53|57|55P03)/
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])
const SENTENCES =
  /timeout acquiring a connection|connection terminated|timeout exceeded|defined query timeout/i

/** Whether an error says that PostgreSQL cannot be reached or cannot answer now. */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (TRANSIENT_SQL_STATES.test(code) || NETWORK_CODES.has(code)) return true
  return SENTENCES.test(error.message) || isDatabaseFailure(error.cause)
}
