import { format } from 'node:util'
import { logger } from '@medusajs/framework/logger'
import { registerOtel } from '@medusajs/medusa'
import { findCurrentRequestId } from '../../lib/request-id'
import { STUDIO_PLACEHOLDERS } from '../../contract/studio/studio-profile'

/** The winston logger, a private field of Medusa's `logger`. */
type Winston = { defaultMeta?: object }

const LOG_LEVELS = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

/** Writes all output as JSON lines in Medusa's format, each with the id of its request. */
export function configureJsonLogs(): void {
  const winston = Reflect.get(logger, 'loggerInstance_') as Winston
  winston.defaultMeta = {
    // A getter, as the id differs from line to line.
    get requestId() {
      return findCurrentRequestId()
    },
  }
  for (const [method, level] of Object.entries(LOG_LEVELS) as [keyof typeof LOG_LEVELS, 'error'][])
    console[method] = (...what: unknown[]) => logger[level](format(...what))
}

/**
 * Medusa's own processor sends each span alone to an exporter that is passed in. Without it, the variables choose.
 * registerOtel's type allows no undefined, which its code needs.
 */
const NO_SPAN_PROCESSOR = { spanProcessor: undefined } as object

/**
 * Traces Medusa's workflows and queries; OpenTelemetry's variables (OTEL_…) say where to. Neither Medusa's HTTP
 * layer, which would put cookies and session ids into spans, nor SQL, which contains values such as buyers'
 * addresses.
 */
export function startTracing(): void {
  // Without these, the SDK would send metrics and logs, too.
  process.env['OTEL_METRICS_EXPORTER'] ||= 'none'
  process.env['OTEL_LOGS_EXPORTER'] ||= 'none'
  registerOtel({
    serviceName: process.env['OTEL_SERVICE_NAME'] || STUDIO_PLACEHOLDERS.name,
    instrument: { query: true, workflows: true },
    ...NO_SPAN_PROCESSOR,
  })
}
