import type * as z from 'zod/mini'
import type { requestFactsSchema } from '../../contract/custom-print/print-request'
import type { PressRequest } from '../../modules/custom-print/types'

/** What both sides see of a request. */
export function requestFacts(request: PressRequest): z.infer<typeof requestFactsSchema> {
  const { number, state, job, height, delivery, quote, currency } = request
  return {
    number,
    state,
    job,
    height,
    delivery,
    wishDate: request.wish_date,
    quote,
    taxRatePercent: request.tax_rate_percent,
    currency,
    sentAt: request.created_at.toISOString(),
  }
}
