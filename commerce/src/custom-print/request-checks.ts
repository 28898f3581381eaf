import type { MedusaContainer } from '@medusajs/framework/types'
import type { PricesResponse } from '../contract/custom-print/price-table'
import type { PrintQuote } from '../contract/custom-print/print-quote'
import { isAcceptableDate } from '../contract/custom-print/requested-date'
import { formatZurichDay } from '../lib/swiss-time'
import { CustomPrintError } from './custom-print-error'
import { computeMinutesUntilAllowed, LIMITS_PER_EMAIL, LIMITS_PER_IP } from './rules/request-rate'

/** Throws CustomPrintError where this address, or this e-mail, has sent too many. */
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
  if (minutes > 0) throw new CustomPrintError('too_many_from_here', { minutes })
}

/** Throws CustomPrintError where nothing more is kept. Several that arrive together may go over it, by as many as wait. */
export async function assertCapacity(container: MedusaContainer): Promise<void> {
  const { isFull } = await container.resolve('printRequestStore').readUsage()
  if (isFull) throw new CustomPrintError('storage_full')
}

/** Throws CustomPrintError where a date, if one is wished for, comes too soon. */
export function assertRequestedDate(wishDate: string | null): void {
  if (wishDate !== null && !isAcceptableDate(wishDate, formatZurichDay(new Date())))
    throw new CustomPrintError('wish_too_soon')
}

/** The sum that a buyer has seen, and the version of the prices that it was made of. */
type SeenPrice = { total: number; priceVersion: number }

/** Throws CustomPrintError where the price is not the one that its buyer has seen. */
export function assertPriceUnchanged(quote: PrintQuote, prices: PricesResponse, seen: SeenPrice): void {
  if (quote.total !== seen.total || prices.version !== seen.priceVersion)
    throw new CustomPrintError('prices_changed', { before: seen.total, now: quote.total })
}

/** What a request keeps of its price, in Rappen. */
export function toPriceColumns(quote: PrintQuote, { version, pricing }: PricesResponse) {
  return {
    quote,
    price_version: version,
    total: quote.total,
    tax_rate_percent: pricing.taxRatePercent,
    currency: pricing.currency,
  }
}
