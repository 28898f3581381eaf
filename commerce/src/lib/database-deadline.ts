import { withTimeout } from './deadline'
import { unavailable } from './shop-error'

/**
 * Longest that an answer waits for the database, in milliseconds. Each query has a limit of its own, and so has the
 * wait for a connection before it; when all connections are taken they add up.
 */
const DATABASE_DEADLINE_MS = 4000

/** What `work` reads or writes, or ShopError 503 soon; `work` goes on, so it must be harmless when it succeeds late. */
export function soonFromDatabase<T>(work: Promise<T>): Promise<T> {
  return withTimeout(DATABASE_DEADLINE_MS, work, unavailable)
}
