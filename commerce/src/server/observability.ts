import { format } from 'node:util'
import { logger } from '@medusajs/framework/logger'
import { currentRequestId } from '../lib/request-id'

/** `logger` keeps winston's to itself. */
type Winston = { defaultMeta?: object }

const METHODS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

/** Writes everything as Medusa's lines of JSON, with the id of the request that it is about. */
export function configureJsonLogs(): void {
  const winston = Reflect.get(logger, 'loggerInstance_') as Winston
  winston.defaultMeta = {
    // A getter, as it differs from line to line.
    get requestId() {
      return currentRequestId()
    },
  }
  for (const [method, level] of Object.entries(METHODS) as [keyof typeof METHODS, 'error'][])
    console[method] = (...what: unknown[]) => logger[level](format(...what))
}
