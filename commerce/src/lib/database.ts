import type { MedusaContainer } from '@medusajs/framework/types'

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
