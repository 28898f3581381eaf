import express from 'express'
import { container } from '@medusajs/framework'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import loadMedusa from '@medusajs/medusa/loaders/index'
import { listenForChanges } from '../catalogue/change-listener'
import { registerShared } from '../container'
import type { Environment } from '../lib/environment'
import { logOpeningProblems } from '../studio/log-opening-problems'
import { readQueues } from './metrics/shop-readings'
import { FIND_STAMP, schemaStamp } from './schema-stamp'
import { structureLogs } from './structured-logs'
import { startTracing } from './tracing'

/** Loads Medusa on an Express application of its own; `directory` has medusa-config. Rejects without a database. */
export async function loadMedusaApp(directory: string, environment: Environment) {
  const app = express()
  if (environment.nodeEnv !== 'development') structureLogs()
  if (environment.isTraced) startTracing()
  registerShared(container, environment)
  const { shutdown } = await loadMedusa({ directory, expressApp: app })
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const stamp = await schemaStamp(directory)
  let listener: Awaited<ReturnType<typeof listenForChanges>> | undefined
  return {
    app,
    async schemaIsCurrent() {
      const found: { rows: unknown[] } = await database.raw(`${FIND_STAMP} ?`, [stamp])
      return found.rows.length === 1
    },
    /** Reads the catalogue and listens for changes; returns a reader of the latest. */
    async followCatalogue() {
      const snapshot = container.resolve('catalogueSnapshot')
      const logger = container.resolve('logger')
      listener = await listenForChanges(environment.databaseUrl, snapshot, (sentence) =>
        logger.warn(sentence),
      )
      // Pages do without; the snapshot tries again by itself.
      await snapshot.current().catch((error: unknown) => console.error(error))
      return () => snapshot.latest()
    },
    /** Says in the log what is not ready for buyers. */
    warnBeforeOpening: () => logOpeningProblems(container),
    readQueues: () => readQueues(container),
    async shutdown() {
      listener?.stop()
      await container.resolve('mailSender')?.stop()
      await shutdown()
    },
  }
}
