import type { LoaderOptions } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/** Medusa leaves knex at a minute and has no setting. */
const ACQUIRE_TIMEOUT_MS = 3000

/** Makes queries fail soon while PostgreSQL cannot be reached. */
export async function boundPool({ container }: LoaderOptions): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pool: { acquireTimeoutMillis: number } = database.client.pool
  pool.acquireTimeoutMillis = ACQUIRE_TIMEOUT_MS
}
