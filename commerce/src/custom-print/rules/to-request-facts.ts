import type * as z from 'zod/mini'
import type { preflightResultSchema, REQUEST_FACTS } from '../../contract/custom-print/print-request'
import type { PrintRequest } from '../stores/custom-print-rows'

/** Returns the part of a request that buyer and staff get. */
export function toRequestFacts(request: PrintRequest): z.input<z.ZodMiniObject<typeof REQUEST_FACTS>> {
  const { number, state, spec, height, delivery, quote, currency } = request
  return {
    number,
    state,
    job: spec,
    height,
    delivery,
    wishDate: request.requested_date,
    quote,
    taxRatePercent: request.tax_rate_percent,
    currency,
    sentAt: request.created_at.toISOString(),
  }
}

/** Returns stored preflight results as buyer and staff get them. */
export const toWireResults = (results: PrintRequest['results']): z.input<typeof preflightResultSchema>[] =>
  results.map(({ values, ...result }) => ({ ...result, values: { ...values } }))
