import { type ClientRateLimitInfo, MemoryStore } from 'express-rate-limit'
import { Pool } from 'pg'
import { getErrorMessage } from '../../lib/error-message'
import { computePseudonym } from '../../lib/hash'
import { COUNT_REQUEST_SQL } from '../../lib/request-counts'
import { withTimeout } from '../../lib/async'

/** In ms: the request waits for the shared count. Without an answer this process counts alone. */
const TIMEOUT_MS = 800

const COUNT_PURPOSE = 'atelier-steinbock request counts v1'

/** In ms: after a failure, no request asks the database for this long. */
const PAUSE_AFTER_FAILURE_MS = 1000

/** Counts a request in all processes under a limiter's key. Undefined if the database does not answer. */
export type SharedCounter = (
  limiter: string,
  key: string,
  windowMs: number,
) => Promise<ClientRateLimitInfo | undefined>

/**
 * Counts in the database under pseudonyms made with `secret`. Logs when that starts to fail, and when it works again.
 */
export function createSharedCounter(database: Pick<DatabaseCounter, 'count'>, secret: string): SharedCounter {
  let failedAt: number | undefined
  return async (limiter, key, windowMs) => {
    if (failedAt !== undefined && performance.now() - failedAt < PAUSE_AFTER_FAILURE_MS) return undefined
    const pseudonym = computePseudonym(`${limiter} ${key}`, secret, COUNT_PURPOSE)
    try {
      const { hits, leftMs } = await database.count(pseudonym, windowMs)
      if (failedAt !== undefined) console.warn('Requests are counted by all processes together again.')
      failedAt = undefined
      return { totalHits: hits, resetTime: new Date(Date.now() + leftMs) }
    } catch (error) {
      if (failedAt === undefined)
        console.warn(`Requests are counted by each process for itself: ${getErrorMessage(error)}`)
      failedAt = performance.now()
      return undefined
    }
  }
}

/**
 * Counts in this process and, if possible, in all. The larger count applies, as a crash empties the shared one.
 */
export class SharedCountStore extends MemoryStore {
  constructor(
    private readonly limiter: string,
    private readonly shared: SharedCounter,
  ) {
    super()
  }

  override async increment(key: string): Promise<ClientRateLimitInfo> {
    // A copy, as later requests change the same object while this one waits.
    const own = { ...(await super.increment(key)) }
    const all = await this.shared(this.limiter, key, this.windowMs)
    return all !== undefined && all.totalHits >= own.totalHits ? all : own
  }
}

/** The requests under a key in its current window, and the ms that remain of the window. */
type RequestCount = { hits: number; leftMs: number }

type DatabaseCounter = {
  /** Counts a request in a window of `windowMs`. Rejects if the database does not answer. */
  count(key: string, windowMs: number): Promise<RequestCount>
  end(): Promise<void>
}

/**
 * Counts the requests of all processes in PostgreSQL. It has a connection of its own, as Medusa's pool may be busy
 * for seconds while orders are placed. Connects on the first count.
 */
export function createDatabaseCounter(databaseUrl: string): DatabaseCounter {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'atelier-request-counts',
    max: 1,
    // Kept open: connecting takes several hundred times as long as counting.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
  })
  // A lost idle connection. The next count opens another.
  pool.on('error', () => undefined)
  return {
    async count(key, windowMs) {
      const counting = pool.query<{ hits: number; left_ms: number }>(COUNT_REQUEST_SQL, [key, windowMs])
      // The pool's own limits for connecting and for the query would add up.
      const { rows } = await withTimeout(counting, TIMEOUT_MS, () => new Error('the database is too slow'))
      const [row] = rows
      if (row === undefined) throw new Error('The database counted no request')
      return { hits: row.hits, leftMs: row.left_ms }
    },
    end: () => pool.end(),
  }
}
