import { format } from 'node:util'
import { logger } from '@medusajs/framework/logger'
import { registerOtel } from '@medusajs/medusa'
import { currentRequestId } from '../lib/request-id'
import { STUDIO_PLACEHOLDERS } from '../contract/studio/studio-profile'

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

/**
 * Traces Medusa's workflows and queries, to where OpenTelemetry's own variables (OTEL_…) say. Neither its HTTP layer, which
 * writes cookies and session ids into spans, nor SQL, into which Medusa's ORM writes values such as buyers' addresses.
 */
export function startTracing(): void {
  // The SDK would send these as well.
  process.env['OTEL_METRICS_EXPORTER'] ||= 'none'
  process.env['OTEL_LOGS_EXPORTER'] ||= 'none'
  registerOtel({
    serviceName: process.env['OTEL_SERVICE_NAME'] || STUDIO_PLACEHOLDERS.name,
    instrument: { query: true, workflows: true },
    // Medusa's own sends each span by itself, to an exporter that is given; without it the variables choose.
    spanProcessor: undefined,
  })
}
