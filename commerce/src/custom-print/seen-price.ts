import type { Quote } from '../contract/custom-print/print-quote'
import type { PressPrices } from '../contract/custom-print/price-table'
import { PressError } from './custom-print-error'

/** The sum that a buyer has seen, and the version of the prices that it was made of. */
type Seen = { total: number; priceVersion: number }

/** What a request keeps of its price, which must be the one that its buyer has seen. Throws PressError. */
export function seenPrice(quote: Quote, prices: PressPrices, seen: Seen) {
  if (quote.total !== seen.total || prices.version !== seen.priceVersion)
    throw new PressError('prices_changed', { before: seen.total, now: quote.total })
  return {
    quote,
    price_version: prices.version,
    total: quote.total,
    tax_rate_percent: prices.pricing.taxRatePercent,
    currency: prices.pricing.currency,
  }
}
