import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { withTimeout } from './async'
import { unavailable } from './shop-error'

/** Each query and the wait for a connection have limits of their own, which add up. */
const DATABASE_TIMEOUT_MS = 4000

/** For knex's `timeout`, in ms. */
export const QUERY_LIMIT: [ms: number, { cancel: boolean }] = [3500, { cancel: true }]

/** The rows of a statement whose values stand as `?`. Rejects where it takes longer than QUERY_LIMIT. */
export async function readRows<Row extends object>(
  container: MedusaContainer,
  sql: string,
  values: readonly (string | number | string[])[] = [],
): Promise<Row[]> {
  const database = container.resolve('__pg_connection__')
  const { rows } = await database.raw<{ rows: Row[] }>(sql, [...values]).timeout(...QUERY_LIMIT)
  return rows
}

/** What `work` resolves to, or ShopError 503 soon; `work` goes on, so it must be harmless late. */
export function withDatabaseTimeout<T>(work: Promise<T>): Promise<T> {
  return withTimeout(DATABASE_TIMEOUT_MS, work, unavailable)
}

/** A value for a column of JSON. */
export function toJsonb(value: unknown, database: Knex): Knex.Raw {
  return database.raw('?::jsonb', [JSON.stringify(value)])
}

/** Waits for the advisory lock of `key` and keeps it until the transaction ends. Two releases must use the same keys. */
export async function lockInTransaction(key: string, transaction: Knex): Promise<void> {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [key])
}
