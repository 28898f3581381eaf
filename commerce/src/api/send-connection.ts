import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import * as z from 'zod'
import type { Connection } from '../contract/api/connection'
import { MESSAGES } from '../contract/api/messages'
import { STUDIO_PLACEHOLDERS } from '../contract/studio/studio-profile'
import { readRows } from '../lib/database'
import { withTimeout } from '../lib/async'
import { createUnavailableRefusal } from '../refusals/shop-refusal'

const DATABASE_TIMEOUT_MS = 3000

/** Medusa runs in the folder of its package, also when it is built. */
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8')))

/** GET /api/test: answers whether the shop can take orders. */
export async function sendConnection(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const connection = await readConnection(request)
  response.status(connection.success ? 200 : 503).json(connection)
}

async function readConnection(request: MedusaRequest): Promise<Connection> {
  try {
    const database = await withTimeout(
      readDatabaseVersion(request.scope),
      DATABASE_TIMEOUT_MS,
      createUnavailableRefusal,
    )
    return {
      success: true,
      data: {
        service: STUDIO_PLACEHOLDERS.name,
        version,
        database,
        payments: request.scope.resolve('environment').stripe.mode,
        time: new Date().toISOString(),
      },
    }
  } catch {
    return { success: false, error: MESSAGES.status503, suggestion: MESSAGES.serverStarting }
  }
}

async function readDatabaseVersion(container: MedusaContainer): Promise<string> {
  const [row] = await readRows<{ server_version: string }>(container, 'show server_version')
  return `PostgreSQL ${row?.server_version ?? ''}`.trim()
}
