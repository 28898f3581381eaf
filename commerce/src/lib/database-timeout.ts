import { withTimeout } from './async'
import { unavailable } from './shop-error'

/** Each query and the wait for a connection have limits of their own, which add up. */
const DATABASE_TIMEOUT_MS = 4000

/** What `work` resolves to, or ShopError 503 soon; `work` goes on, so it must be harmless late. */
export function withDatabaseTimeout<T>(work: Promise<T>): Promise<T> {
  return withTimeout(DATABASE_TIMEOUT_MS, work, unavailable)
}
