import type { LoaderOptions } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

/**
 * In ms: how long knex waits for a connection, which Medusa sets to a minute and does not let configure. An error
 * comes within 5 s then, and fifty simultaneous requests need only a second or two.
 */
const ACQUIRE_TIMEOUT_MS = 2500

/** Makes queries fail soon while PostgreSQL cannot be reached. */
export async function limitPoolWait({ container }: LoaderOptions): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const pool: { acquireTimeoutMillis: number } = database.client.pool
  pool.acquireTimeoutMillis = ACQUIRE_TIMEOUT_MS
}
