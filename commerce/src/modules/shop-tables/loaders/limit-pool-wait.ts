import type { LoaderOptions } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * Medusa leaves knex at a minute and has no setting. Nobody waits longer than 5 s for a refusal, and fifty at once take
 * a second or two to be answered.
 */
const ACQUIRE_TIMEOUT_MS = 2500

/** Makes queries fail soon while PostgreSQL cannot be reached. */
export async function limitPoolWait({ container }: LoaderOptions): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pool: { acquireTimeoutMillis: number } = database.client.pool
  pool.acquireTimeoutMillis = ACQUIRE_TIMEOUT_MS
}
