import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { computeAreaCm2 } from '../../contract/custom-print/print-position'
import { type PrintQuote, computePrintQuote } from '../../contract/custom-print/print-quote'
import { type PricesResponse, parsePriceTable } from '../../contract/custom-print/price-table'
import type { DeliveryOption } from '../../contract/money/totals'

/** What a request costs: its spec as the press has read it, `heightMm` of the print. */
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

/** Browser and server may read the edge of artwork a pixel apart. */
export const READING_TOLERANCE = 0.005

/**
 * The quote whose total the buyer has seen, where the server's own reading of the artwork allows for it, or else that of
 * the server: at a step of the prices by area, a pixel must not refuse a request for ever.
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
