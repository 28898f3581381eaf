import type * as z from 'zod/mini'
import type { preflightResultSchema, requestFactsSchema } from '../../contract/custom-print/print-request'
import type { PrintRequest } from '../custom-print-rows'

/** Returns the part of a request that buyer and staff get. */
export function toRequestFacts(request: PrintRequest): z.infer<typeof requestFactsSchema> {
  const { number, state, job: spec, height, delivery, quote, currency } = request
  return {
    number,
    state,
    job: spec,
    height,
    delivery,
    wishDate: request.wish_date,
    quote,
    taxRatePercent: request.tax_rate_percent,
    currency,
    sentAt: request.created_at.toISOString(),
  }
}

/** Returns stored preflight results as buyer and staff get them. */
export const toWireResults = (results: PrintRequest['answers']): z.infer<typeof preflightResultSchema>[] =>
  results.map(({ values, ...result }) => ({ ...result, values: { ...values } }))
