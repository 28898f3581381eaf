import { Pool } from 'pg'
import { COUNT_REQUEST } from '../lib/request-counts'
import { withTimeout } from '../lib/async'

/** Requests under a key since its window began, and the ms that are left of it. */
type RequestCount = { hits: number; leftMs: number }

/** Counts a request in a window of so many ms; rejects where that cannot be told to the other processes. */
export type CountRequest = (key: string, windowMs: number) => Promise<RequestCount>

/** A visitor waits for it, and without it this process counts by itself. */
const TIMEOUT_MS = 800

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
