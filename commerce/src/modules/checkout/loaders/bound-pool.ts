import type { LoaderOptions } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'

/** Longest wait for a connection, in milliseconds; Medusa leaves knex at a minute and offers no setting. */
const ACQUIRE_TIMEOUT_MS = 3000

/** Makes every query of the server fail soon, rather than hang, while PostgreSQL cannot be reached. */
export async function boundPool({ container }: LoaderOptions): Promise<void> {
  const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const pool: { acquireTimeoutMillis: number } = database.client.pool
  pool.acquireTimeoutMillis = ACQUIRE_TIMEOUT_MS
}
