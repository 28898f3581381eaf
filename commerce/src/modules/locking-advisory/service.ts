import { InMemoryLockingProvider } from '@medusajs/locking/dist/providers/in-memory'
import { Pool, type PoolClient } from 'pg'
import { isOrderLockKey } from '../../lib/lock-keys'
import { ADVISORY_LOCK_PROVIDER_ID } from '../../lib/provider-ids'

/** In seconds, the same as Medusa's default. */
const TIMEOUT_S = 5
/** Who was the last to wait within the process still asks the others. */
const MIN_WAIT_MS = 500
/** For the locks of sizes and of settings, under which nobody takes another lock. */
const CONNECTIONS = 8
/**
 * For the locks of orders, so many of which a process works on at the same time. They are apart, as a change of an order
 * locks its sizes, too: with one pool, eight orders would hold all connections and wait for the ninth.
 */
const ORDER_CONNECTIONS = 4
/** In ms: longer than any wait for a lock. A database that has disappeared does not even report an error. */
const QUERY_TIMEOUT_MS = 25_000
const KEEP_ALIVE_MS = 10_000
const TAKE = `select pg_advisory_xact_lock(hashtextextended('medusa:' || key, 0))
  from (select distinct unnest($1::text[]) as key order by 1) as keys`

type Options = { databaseUrl: string; queryTimeoutMs?: number }

/**
 * Medusa's locks in PostgreSQL, as Medusa's own only work within a process: two processes that reserve pieces of a
 * size at the same time would both write the count they have read, and one reservation would be lost. The locks of
 * workflows (`acquire`) stay within the process, as nothing would release them after a crash. It has its own
 * connections, as work under a lock needs Medusa's.
 */
export class AdvisoryLockProvider extends InMemoryLockingProvider {
  static override identifier = ADVISORY_LOCK_PROVIDER_ID
  private readonly pool: Pool
  private readonly orderPool: Pool

  constructor(_dependencies: object, { databaseUrl, queryTimeoutMs = QUERY_TIMEOUT_MS }: Options) {
    super()
    const createPool = (max: number) =>
      new Pool({
        connectionString: databaseUrl,
        application_name: 'atelier-locks',
        max,
        connectionTimeoutMillis: TIMEOUT_S * 1000,
        query_timeout: queryTimeoutMs,
        keepAlive: true,
        keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
        allowExitOnIdle: true,
      })
    this.pool = createPool(CONNECTIONS)
    this.orderPool = createPool(ORDER_CONNECTIONS)
    // A lost idle connection. The next lock opens another.
    for (const pool of [this.pool, this.orderPool]) pool.on('error', () => undefined)
  }

  /**
   * Runs a job that no other process runs at the same time under one of these keys.
   * Rejects if the keys stay locked.
   */
  override execute<T>(
    keys: string | string[],
    job: (signal?: AbortSignal) => Promise<T>,
    args?: { timeout?: number; expire?: number },
  ): Promise<T> {
    // Medusa's queue locks one key after the other: two callers with different orders would deadlock.
    const sorted = [keys].flat().toSorted()
    const deadline = Date.now() + (args?.timeout ?? TIMEOUT_S) * 1000
    // First within the process, so that only one of the callers that wait for a key takes a connection.
    return super.execute(sorted, () => this.withLocks(sorted, job, deadline), args)
  }

  /** Closes the connections. */
  async end(): Promise<void> {
    await Promise.all([this.pool.end(), this.orderPool.end()])
  }

  private async withLocks<T>(keys: string[], job: () => Promise<T>, deadline: number): Promise<T> {
    const client = await this.beginTransaction(keys.some(isOrderLockKey) ? this.orderPool : this.pool)
    let isTaken = false
    try {
      const leftMs = Math.max(MIN_WAIT_MS, deadline - Date.now())
      await client.query("select set_config('lock_timeout', $1, true)", [`${leftMs}ms`])
      await client.query(TAKE, [keys])
      isTaken = true
      return await job()
    } finally {
      // Nothing was written: the rollback only releases the locks, as closing the connection does.
      if (isTaken) await client.query('rollback').catch(() => (isTaken = false))
      client.off('error', ignore)
      client.release(!isTaken)
    }
  }

  /** Returns a connection with a transaction. Idle connections that the database has closed are discarded. */
  private async beginTransaction(pool: Pool): Promise<PoolClient> {
    for (let lost = 0; ; lost++) {
      const client = await pool.connect()
      // If the connection is lost meanwhile, the end of the lock reports it.
      client.on('error', ignore)
      try {
        await client.query('begin')
        return client
      } catch (error) {
        client.release(true)
        if (lost === pool.options.max) throw error
      }
    }
  }
}

const ignore = () => undefined
