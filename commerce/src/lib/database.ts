import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { withTimeout } from './async'
import { createUnavailableRefusal } from '../refusals/shop-refusal'

/** In ms for both: waiting for a connection and the query have limits of their own, which would add up. */
const DATABASE_TIMEOUT_MS = 4000

/** The arguments of knex's `timeout`, in ms. */
export const QUERY_LIMIT: [ms: number, { cancel: boolean }] = [3500, { cancel: true }]

type SqlValues = readonly (string | number | string[])[]

/** Returns the rows of a statement with `?` for its values. Rejects if it takes longer than QUERY_LIMIT. */
export async function queryRows<Row extends object>(
  database: Knex,
  sql: string,
  values: SqlValues = [],
): Promise<Row[]> {
  const { rows } = await database.raw<{ rows: Row[] }>(sql, [...values]).timeout(...QUERY_LIMIT)
  return rows
}

/** Does the same as `queryRows` with the database of a container. */
export async function readRows<Row extends object>(
  container: MedusaContainer,
  sql: string,
  values?: SqlValues,
): Promise<Row[]> {
  return queryRows(container.resolve('__pg_connection__'), sql, values)
}

/**
 * Resolves as `work` does, or rejects with ShopRefusal 503 after 4 s.
 * `work` goes on then, so a late success must be harmless.
 */
export function awaitDatabase<T>(work: Promise<T>): Promise<T> {
  return withTimeout(work, DATABASE_TIMEOUT_MS, createUnavailableRefusal)
}

/** Returns texts of the code, never of a request, as a list behind `in`. */
export const buildTextListSql = (texts: readonly string[]): string =>
  texts.map((text) => `'${text}'`).join(', ')

/** Returns a value for a column of type jsonb. */
export function toJsonb(value: unknown, database: Knex): Knex.Raw {
  return database.raw('?::jsonb', [JSON.stringify(value)])
}

/**
 * Takes the advisory locks of `keys` until the transaction ends, always in the same order, as otherwise two could wait for
 * each other. All running releases must use the same keys.
 */
export function lockInTransaction(keys: readonly string[], transaction: Knex): Knex.Raw {
  return transaction.raw(
    `select pg_advisory_xact_lock(hashtextextended(key, 0))
     from (select distinct unnest(?::text[]) as key order by 1) as keys`,
    [[...keys]],
  )
}

/** Rejects once the lock that work is done under is lost. */
export type AssertLockHeld = () => Promise<void>

/**
 * Runs `work` under the advisory lock of `key`, or returns 'locked' while another process has it. A killed process
 * leaves no lock, and one whose connection PostgreSQL ends has lost it while its work goes on: `assertLockHeld` rejects
 * from then on.
 */
export async function withAdvisoryLock<T>(
  key: string,
  container: MedusaContainer,
  work: (assertLockHeld: AssertLockHeld) => Promise<T>,
): Promise<T | 'locked'> {
  return container.resolve('__pg_connection__').transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { locked: boolean }[] }>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as locked',
      [key],
    )
    if (rows[0]?.locked !== true) return 'locked'
    return work(async () => void (await transaction.raw('select 1').timeout(...QUERY_LIMIT)))
  })
}
