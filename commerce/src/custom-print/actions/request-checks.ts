import type { MedusaContainer } from '@medusajs/framework/types'
import type { PricesResponse } from '../../contract/custom-print/price-table'
import type { PrintQuote } from '../../contract/custom-print/print-quote'
import { isAcceptableDate } from '../../contract/custom-print/requested-date'
import { getStudioToday } from '../../contract/studio/studio-day'
import { CustomPrintRefusal } from '../custom-print-refusal'
import { computeMinutesUntilAllowed, LIMITS_PER_EMAIL, LIMITS_PER_IP } from '../rules/request-rate'

/** Rejects with CustomPrintRefusal if this IP address, or this e-mail address, has sent too many requests. */
export async function assertRequestRate(
  { request, ipHash }: { request: { email: string }; ipHash: string },
  container: MedusaContainer,
): Promise<void> {
  const requests = container.resolve('printRequestStore')
  const { rateLimitFactor } = container.resolve('environment')
  const now = new Date()
  const minutes = Math.max(
    computeMinutesUntilAllowed(
      await requests.listSubmissionTimes({ ipHash }),
      LIMITS_PER_IP,
      rateLimitFactor,
      now,
    ),
    computeMinutesUntilAllowed(
      await requests.listSubmissionTimes(request),
      LIMITS_PER_EMAIL,
      rateLimitFactor,
      now,
    ),
  )
  if (minutes > 0) throw new CustomPrintRefusal('too_many_from_here', { minutes })
}

/**
 * Rejects with CustomPrintRefusal if the storage is full. Requests at the same moment may exceed the limit slightly.
 */
export async function assertCapacity(container: MedusaContainer): Promise<void> {
  const { isFull } = await container.resolve('storageUsageQueries').readUsage()
  if (isFull) throw new CustomPrintRefusal('storage_full')
}

/** Throws CustomPrintRefusal if a requested date is too early. */
export function assertRequestedDate(requestedDate: string | null): void {
  if (requestedDate !== null && !isAcceptableDate(requestedDate, getStudioToday()))
    throw new CustomPrintRefusal('wish_too_soon')
}

/** The total that the buyer has seen, in Rappen, and the version of its prices. */
type SeenPrice = { total: number; priceVersion: number }

/** Throws CustomPrintRefusal if the price is not the one that the buyer has seen. */
export function assertPriceUnchanged(quote: PrintQuote, prices: PricesResponse, seenPrice: SeenPrice): void {
  if (quote.total !== seenPrice.total || prices.version !== seenPrice.priceVersion)
    throw new CustomPrintRefusal('prices_changed', { before: seenPrice.total, now: quote.total })
}

/** Returns the price columns of a request, in Rappen. */
export function toPriceColumns(quote: PrintQuote, { version, pricing }: PricesResponse) {
  return {
    quote,
    price_version: version,
    total: quote.total,
    tax_rate_percent: pricing.taxRatePercent,
    currency: pricing.currency,
  }
}
