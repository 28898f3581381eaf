import { registerOtel } from '@medusajs/medusa'
import { STUDIO_PLACEHOLDERS } from '../contract/studio/studio-profile'

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
