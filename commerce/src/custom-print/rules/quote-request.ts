import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { computeAreaCm2 } from '../../contract/custom-print/print-position'
import { type PrintQuote, computePrintQuote } from '../../contract/custom-print/print-quote'
import { type PricesResponse, parsePriceTable } from '../../contract/custom-print/price-table'
import type { DeliveryOption } from '../../contract/cart/delivery-option'

/** Computes the quote of a request in Rappen; `heightMm` is the height of the print as the server has read it. */
export function quoteRequest(
  { spec, heightMm: height }: { spec: PrintSpec; heightMm: number },
  delivery: DeliveryOption,
  prices: PricesResponse,
): PrintQuote {
  return computePrintQuote(
    { ...spec, area: computeAreaCm2(spec.width, height), delivery },
    parsePriceTable(prices),
    prices.pricing,
  )
}

/** Browser and server may measure the inked part of artwork differently by a pixel. */
export const READING_TOLERANCE = 0.005

/**
 * Returns the quote whose total the buyer has seen, if it is within the tolerance of the server's measurement,
 * else the server's. Without this, a pixel at a price step by area would refuse a request for ever.
 */
export function matchSeenQuote(
  artwork: { spec: PrintSpec; heightMm: number },
  { delivery, total }: { delivery: DeliveryOption; total: number },
  prices: PricesResponse,
): PrintQuote {
  const [own, ...others] = [1, 1 - READING_TOLERANCE, 1 + READING_TOLERANCE].map((factor) =>
    quoteRequest({ ...artwork, heightMm: artwork.heightMm * factor }, delivery, prices),
  ) as [PrintQuote, ...PrintQuote[]]
  return [own, ...others].find((quote) => quote.total === total) ?? own
}
