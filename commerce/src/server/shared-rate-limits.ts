import { type ClientRateLimitInfo, MemoryStore } from 'express-rate-limit'
import { Pool } from 'pg'
import { errorMessage } from '../lib/error-message'
import { computeKeyedHash } from '../lib/hash'
import { COUNT_REQUEST } from '../lib/request-counts'
import { withTimeout } from '../lib/async'

/** A visitor waits for it, and without it this process counts by itself. */
const TIMEOUT_MS = 800

const PURPOSE = 'atelier-steinbock request counts v1'

/** So long after a failure nobody waits for the next one. */
const PAUSE_MS = 1000

/** The requests of all processes under a limiter's key; undefined while the database cannot be asked. */
export type CountSharedRequest = (
  limiter: string,
  key: string,
  windowMs: number,
) => Promise<ClientRateLimitInfo | undefined>

/** Asks `count` under pseudonyms made with `secret`, and says when that begins to fail and when it is over. */
export function createSharedCount(count: CountRequest, secret: string): CountSharedRequest {
  let failedAt: number | undefined
  return async (limiter, key, windowMs) => {
    if (failedAt !== undefined && performance.now() - failedAt < PAUSE_MS) return undefined
    const pseudonym = computeKeyedHash(`${limiter} ${key}`, secret, PURPOSE)
      .toString('base64url')
      .slice(0, 22)
    try {
      const { hits, leftMs } = await count(pseudonym, windowMs)
      if (failedAt !== undefined) console.warn('Requests are counted by all processes together again.')
      failedAt = undefined
      return { totalHits: hits, resetTime: new Date(Date.now() + leftMs) }
    } catch (error) {
      if (failedAt === undefined)
        console.warn(`Requests are counted by each process for itself: ${errorMessage(error)}`)
      failedAt = performance.now()
      return undefined
    }
  }
}

/** Counts in this process and, where it can, in all. The higher count holds: a crash empties the shared one. */
export class SharedStore extends MemoryStore {
  constructor(
    private readonly limiter: string,
    private readonly shared: CountSharedRequest,
  ) {
    super()
  }

  override async increment(key: string): Promise<ClientRateLimitInfo> {
    // A copy: later requests are added to the same object while this one waits.
    const own = { ...(await super.increment(key)) }
    const all = await this.shared(this.limiter, key, this.windowMs)
    return all !== undefined && all.totalHits >= own.totalHits ? all : own
  }
}

/** Requests under a key since its window began, and the ms that are left of it. */
type RequestCount = { hits: number; leftMs: number }

/** Counts a request in a window of so many ms; rejects where that cannot be told to the other processes. */
export type CountRequest = (key: string, windowMs: number) => Promise<RequestCount>

/**
 * Counts requests of all processes in PostgreSQL, over a connection of its own, as Medusa's pool can have a queue of
 * seconds while orders are made. Connects when the first is counted.
 */
export function createRequestCounter(databaseUrl: string): { count: CountRequest; end: () => Promise<void> } {
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'atelier-request-counts',
    max: 1,
    // To connect takes several hundred times as long as to count.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    statement_timeout: TIMEOUT_MS,
  })
  // A lost idle connection; the next count makes another.
  pool.on('error', () => undefined)
  return {
    async count(key, windowMs) {
      const counting = pool.query<{ hits: number; left_ms: number }>(COUNT_REQUEST, [key, windowMs])
      // The pool's limits, for a connection and for the query, add up.
      const { rows } = await withTimeout(TIMEOUT_MS, counting, () => new Error('the database is too slow'))
      const [row] = rows
      if (row === undefined) throw new Error('The database counted no request')
      return { hits: row.hits, leftMs: row.left_ms }
    },
    end: () => pool.end(),
  }
}
