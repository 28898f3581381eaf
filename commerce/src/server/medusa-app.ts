import express from 'express'
import { container } from '@medusajs/framework'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import loadMedusa from '@medusajs/medusa/loaders/index'
import { type ChangeHandlers, listenForChanges } from '../catalogue/change-listener'
import { registerShopServices } from '../container'
import type { Environment } from '../lib/environment'
import { getErrorMessage } from '../lib/error-message'
import { readStudioProfile } from '../studio/read-studio-profile'
import { recoverLostPayments } from '../payments/recover-lost-payments'
import { logLaunchProblems } from '../settings/get-launch-checklist'
import { readQueueMetrics } from '../monitoring/monitoring-queries'
import { FIND_STAMP, computeSchemaStamp } from './database/schema-stamp'
import type { ShopReader } from './deferred-shop-reader'
import { StudioProfileCache } from '../studio/studio-profile-cache'
import { configureJsonLogs, startTracing } from './logs/observability'

const NO_SECOND_FACTOR =
  'Nobody can turn on a second factor: AUTH_MFA_ENCRYPTION_KEY is missing, a random text of 32 characters or more (openssl rand -hex 32).'

/** Loads Medusa into an Express application. `directory` contains medusa-config. Rejects without a database. */
export async function loadMedusaApp(directory: string, environment: Environment) {
  const app = express()
  if (environment.nodeEnv !== 'development') configureJsonLogs()
  if (environment.isTraced) startTracing()
  if (environment.mfaEncryptionKey === undefined) console.warn(NO_SECOND_FACTOR)
  registerShopServices(container, environment)
  const { shutdown } = await loadMedusa({ directory, expressApp: app })
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const stamp = await computeSchemaStamp(directory)
  const logger = container.resolve('logger')
  const catalogue = container.resolve('catalogueCache')
  const studio = new StudioProfileCache(
    () => readStudioProfile(container),
    (error) => logger.error(`The studio's facts could not be read: ${getErrorMessage(error)}`),
  )
  const shop: ShopReader = {
    catalogue: () => catalogue.readLatest(),
    studio: () => studio.readLatest(),
    readQueueMetrics: () => readQueueMetrics(container),
  }
  let listener: Awaited<ReturnType<typeof listenForChanges>> | undefined
  return {
    app,
    async isSchemaCurrent() {
      const found: { rows: unknown[] } = await database.raw(`${FIND_STAMP} ?`, [stamp])
      return found.rows.length === 1
    },
    shop,
    /** Reads the catalogue and the studio's facts, and listens for changes. */
    async followChanges() {
      listener = await listenForChanges(
        environment.databaseUrl,
        combineHandlers([catalogue, studio]),
        (sentence) => logger.warn(sentence),
      )
      await studio.refresh()
      // Pages do without; the cache tries again by itself.
      await catalogue.current().catch((error: unknown) => console.error(error))
    },
    /** Logs what is not ready for buyers. */
    warnBeforeOpening: () => logLaunchProblems(container),
    /** Recovers paid sessions that the database lacks, as after a restore. A job does the same later. */
    recoverLostPayments: () =>
      recoverLostPayments(container).catch((error: unknown) =>
        logger.error(`Lost payments could not be looked for: ${getErrorMessage(error)}`),
      ),
    async shutdown() {
      listener?.stop()
      await container.resolve('mailSender')?.stop()
      await shutdown()
    },
  }
}

/** Combines several handlers of changes into one. */
function combineHandlers(handlers: readonly ChangeHandlers[]): ChangeHandlers {
  return {
    onConnect: () => handlers.forEach((each) => each.onConnect()),
    onDisconnect: () => handlers.forEach((each) => each.onDisconnect()),
    onNotification: (payload) => handlers.forEach((each) => each.onNotification(payload)),
  }
}
