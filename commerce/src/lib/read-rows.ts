import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { QUERY_LIMIT } from './query-limit'

/** The rows of a statement whose values stand as `?`. Rejects where it takes longer than QUERY_LIMIT. */
export async function readRows<Row extends object>(
  container: MedusaContainer,
  sql: string,
  values: readonly (string | number | string[])[] = [],
): Promise<Row[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: Row[] }>(sql, [...values]).timeout(...QUERY_LIMIT)
  return rows
}
