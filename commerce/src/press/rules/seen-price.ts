import type { Quote } from '../../contract/press/price'
import type { PressPrices } from '../../contract/press/prices'
import { PressError } from '../press-error'

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
