import { connect } from '../../../commerce/tests/support/database'
import type { Shop } from '../../../commerce/tests/support/shop'

/** First key of the advisory locks that the shop waits for where it is to stop; any number that the shop does not use. */
const LOCKS = 7_741_215

/** A write at which the shop blocks, so that it can be killed exactly there. */
export type FailPoint = {
  /** Makes every statement that comes from now on wait there. */
  hold: () => Promise<void>
  /** Resolves when somebody has come to it, or so many have; rejects after a minute. */
  waitUntilReached: (count?: number) => Promise<void>
  /** Lets go of who waits there, and of all who come later. */
  release: () => Promise<void>
  /** Ends every connection to the database, as a restart of it does: what waited there is rolled back. */
  disconnect: () => Promise<void>
  /** Rolls back what waits there, as it is when a server's connection breaks, and holds nobody any more. */
  cutOff: () => Promise<void>
  /** Ends it, and what waits there. Where several points hold somebody, cut off each of them first. */
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
let lastNumber = 0

/** Holds every such write of the shop before it is done, until lifted. */
export async function failPoint(shop: Shop, write: Write): Promise<FailPoint> {
  const point = await openPoint(shop, write)
  await point.hold()
  return point
}

/** A fail point that holds nobody yet. One of a table that is being written has to be there before that begins. */
export async function openPoint(shop: Shop, { table, on, when = 'true' }: Write): Promise<FailPoint> {
  const number = (lastNumber += 1)
  const trigger = `fail_point_${number}`
  const lock = `${LOCKS}, ${number}`
  const locks = `select pid from pg_locks where locktype = 'advisory' and classid = ${LOCKS} and objid = ${number}
    and database = (select oid from pg_database where datname = current_database())`
  const waiters = `${locks} and not granted`
  const client = await connect(shop.databaseUrl)
  await client.query(`
    create function ${trigger}() returns trigger language plpgsql as $$ begin
      if exists (${locks} and granted) then perform pg_advisory_xact_lock(${lock}); end if;
      return coalesce(new, old);
    end $$;
    create trigger ${trigger} before ${on} on "${table}" for each row when (${when}) execute function ${trigger}()`)
  const point: FailPoint = {
    async hold() {
      await client.query(`select pg_advisory_lock(${lock})`)
    },
    async waitUntilReached(count = 1) {
      let came = 0
      for (const deadline = Date.now() + 60_000; Date.now() < deadline;) {
        came = (await client.query(waiters)).rowCount ?? 0
        if (came >= count) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`${came} of ${count} wait at the ${on} of ${table}`)
    },
    async release() {
      await client.query(`select pg_advisory_unlock(${lock})`)
    },
    async disconnect() {
      await client.query(OTHERS)
    },
    async cutOff() {
      await client.query(`select pg_terminate_backend(pid) from (${waiters}) w`)
      // A statement that comes now holds the table and waits for this lock, and dropping the trigger waits for the table.
      await point.release()
    },
    async lift() {
      if (!active.delete(point)) return
      await point.cutOff()
      await client.query(`drop function ${trigger} cascade`)
      await client.end()
    },
  }
  active.add(point)
  return point
}

/** Ends all points that there are, also what a test that failed has left. */
export async function liftAllFailPoints(): Promise<void> {
  // A statement that waits at one fail point may hold the table of another.
  for (const point of active) await point.cutOff()
  for (const point of active) await point.lift()
}
