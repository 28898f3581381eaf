import { InMemoryLockingProvider } from '@medusajs/locking/dist/providers/in-memory'
import { Pool, type PoolClient } from 'pg'
import { ADVISORY_LOCK_PROVIDER_ID } from '../../lib/provider-ids'

/** Medusa's own, in seconds. */
const TIMEOUT_S = 5
/** More than work at the same time takes: a lock holds one, and a step of an order that moves stock another. */
const CONNECTIONS = 8
/** Longer than anybody waits for a lock; a database that has vanished says nothing, not even that. */
const QUERY_TIMEOUT_MS = 25_000
const KEEP_ALIVE_MS = 10_000
const TAKE = `select pg_advisory_xact_lock(hashtextextended('medusa:' || key, 0))
  from (select distinct unnest($1::text[]) as key order by 1) as keys`

type Options = { databaseUrl: string; queryTimeoutMs?: number }

/**
 * Medusa's locks, which by themselves keep out only the same process: without them two processes that reserve pieces of
 * a size at once both write the count that they have read, and one is lost. What workflows take and give back
 * (`acquire`) stays within the process, as nothing would end it after a crash. Connections of its own, since work under
 * a lock needs Medusa's.
 */
export class AdvisoryLockProvider extends InMemoryLockingProvider {
  static override identifier = ADVISORY_LOCK_PROVIDER_ID
  readonly #pool: Pool

  constructor(_dependencies: object, { databaseUrl, queryTimeoutMs = QUERY_TIMEOUT_MS }: Options) {
    super()
    this.#pool = new Pool({
      connectionString: databaseUrl,
      application_name: 'atelier-locks',
      max: CONNECTIONS,
      connectionTimeoutMillis: TIMEOUT_S * 1000,
      query_timeout: queryTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      allowExitOnIdle: true,
    })
    // A lost idle connection; the next lock makes another.
    this.#pool.on('error', () => undefined)
  }

  /** Does something that no process does at the same time under one of these keys; rejects where they stay taken. */
  override execute<T>(
    keys: string | string[],
    job: (signal?: AbortSignal) => Promise<T>,
    args?: { timeout?: number; expire?: number },
  ): Promise<T> {
    // Medusa's queue takes one key after the other: two that do so in different orders would keep both for ever.
    const sorted = [keys].flat().toSorted()
    // In turn within the process first, so that one of those that wait for a key takes a connection.
    return super.execute(sorted, () => this.#withLocks(sorted, job, args?.timeout ?? TIMEOUT_S), args)
  }

  /** Closes the connections. */
  end(): Promise<void> {
    return this.#pool.end()
  }

  async #withLocks<T>(keys: string[], job: () => Promise<T>, timeoutS: number): Promise<T> {
    const client = await this.#beginTransaction()
    let isTaken = false
    try {
      await client.query("select set_config('lock_timeout', $1, true)", [`${timeoutS}s`])
      await client.query(TAKE, [keys])
      isTaken = true
      return await job()
    } finally {
      // It has written nothing: this only gives the locks back, and so does the end of the connection.
      if (isTaken) await client.query('rollback').catch(() => (isTaken = false))
      client.off('error', ignore)
      client.release(!isTaken)
    }
  }

  /** A connection with a transaction begun; those that the database ended while they were at rest are given up. */
  async #beginTransaction(): Promise<PoolClient> {
    for (let lost = 0; ; lost++) {
      const client = await this.#pool.connect()
      // Of a connection that is lost meanwhile the end of the lock tells.
      client.on('error', ignore)
      try {
        await client.query('begin')
        return client
      } catch (error) {
        client.release(true)
        if (lost === CONNECTIONS) throw error
      }
    }
  }
}

const ignore = () => undefined
