import express, { type Express } from 'express'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import loadMedusa from '@medusajs/medusa/loaders/index'
import { catalogueSnapshot, type Snapshot } from '../catalogue/catalogue-snapshot'
import { listenForChanges } from '../catalogue/change-listener'
import { stopMailSender } from '../workflows/mails/mail-sender'
import type { SchemaCheck } from './readiness'
import { FIND_STAMP, schemaStamp } from './schema-stamp'

export type LoadedMedusa = {
  app: Express
  schemaIsCurrent: SchemaCheck
  /** Reads the catalogue and listens for its changes; from then on, what the shop sells, as it was last read. */
  followCatalogue(databaseUrl: string): Promise<() => Snapshot | undefined>
  shutdown(): Promise<void>
}

/**
 * Medusa on an Express application of its own, as `medusa start` would load it, for the front to put behind its
 * own layers. `directory` is where medusa-config lies. Rejects when the database cannot be reached.
 */
export async function loadMedusaApp(directory: string): Promise<LoadedMedusa> {
  const app = express()
  const { container, shutdown } = await loadMedusa({ directory, expressApp: app })
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const stamp = await schemaStamp(directory)
  let listener: Awaited<ReturnType<typeof listenForChanges>> | undefined
  return {
    app,
    async schemaIsCurrent() {
      const found: { rows: unknown[] } = await database.raw(`${FIND_STAMP} ?`, [stamp])
      return found.rows.length === 1
    },
    async followCatalogue(databaseUrl) {
      const snapshot = catalogueSnapshot(container)
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      listener = await listenForChanges(databaseUrl, snapshot, (sentence) => logger.warn(sentence))
      // Pages do without it as long as the database is away; the snapshot tries again by itself.
      await snapshot.current().catch((error: unknown) => console.error(error))
      return () => snapshot.latest()
    },
    async shutdown() {
      listener?.stop()
      await stopMailSender()
      await shutdown()
    },
  }
}
