import { connect } from '../../commerce/integration-tests/harness/database'
import type { Shop } from '../../commerce/integration-tests/harness/shop'

/** The advisory lock that the shop waits for where it is to stop; any number that the shop does not use. */
const LOCK = 7_741_215
const WAITERS = `select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`

/** A write at which the shop blocks, so that it can be killed exactly there. */
export type FailPoint = {
  /** Resolves when somebody has come to it, or so many have; rejects after a minute. */
  reached: (count?: number) => Promise<void>
  /** Lets go of who waits there, and of all who come later. */
  release: () => Promise<void>
  /** Ends every connection to the database, as a restart of it does: what waited there is rolled back. */
  disconnect: () => Promise<void>
  /** Ends it: what waited there is rolled back, as it is when a server's connection breaks. */
  lift: () => Promise<void>
}

export type Write = {
  table: string
  on: 'insert' | 'update' | 'delete'
  /** SQL about the rows NEW and OLD. */
  when?: string
}

const OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`

const active = new Set<FailPoint>()

/** Holds every such write of the shop before it is done, until lifted. */
export async function failPoint(shop: Shop, { table, on, when = 'true' }: Write): Promise<FailPoint> {
  const client = await connect(shop.databaseUrl)
  await client.query(`select pg_advisory_lock(${LOCK})`)
  await client.query(`
    create or replace function wait_for_lock() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${LOCK}); return coalesce(new, old); end $$;
    drop trigger if exists fail_point on "${table}";
    create trigger fail_point before ${on} on "${table}" for each row when (${when}) execute function wait_for_lock()`)
  const point: FailPoint = {
    async reached(count = 1) {
      for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
        if (((await client.query(WAITERS)).rowCount ?? 0) >= count) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`Nobody came to the ${on} of ${table}`)
    },
    async release() {
      await client.query(`select pg_advisory_unlock(${LOCK})`)
    },
    async disconnect() {
      await client.query(OTHERS)
    },
    async lift() {
      if (!active.delete(point)) return
      await client.query(`select pg_terminate_backend(pid) from (${WAITERS}) w`)
      // Who comes now holds the table and would wait for this lock, as dropping the trigger waits for the table.
      await point.release()
      await client.query(`drop trigger fail_point on "${table}"`)
      await client.end()
    },
  }
  active.add(point)
  return point
}

/** Ends what a test that failed has left. */
export async function liftAll(): Promise<void> {
  for (const point of active) await point.lift()
}
