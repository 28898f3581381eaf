import type { Job } from '../../contract/custom-print/print-spec'
import { areaOf } from '../../contract/custom-print/print-position'
import { type Quote, quoteFor } from '../../contract/custom-print/print-quote'
import { type PressPrices, tableOf } from '../../contract/custom-print/price-table'
import type { DeliveryOption } from '../../contract/totals'

/** What a request costs: its job as the press has read it, `height` of the print in mm. */
export function quoteRequest(
  { job, height }: { job: Job; height: number },
  delivery: DeliveryOption,
  prices: PressPrices,
): Quote {
  return quoteFor({ ...job, area: areaOf(job.width, height), delivery }, tableOf(prices), prices.pricing)
}

/** Browser and server may read the edge of a drawing a pixel apart. */
export const READ_APART = 0.005

/**
 * The quote whose total the buyer has seen, where the server's own reading of the drawing allows for it, or else that of
 * the server: at a step of the prices by area, a pixel must not refuse a request for ever.
 */
export function quoteAsSeen(
  artwork: { job: Job; height: number },
  { delivery, total }: { delivery: DeliveryOption; total: number },
  prices: PressPrices,
): Quote {
  const [own, ...others] = [1, 1 - READ_APART, 1 + READ_APART].map((factor) =>
    quoteRequest({ ...artwork, height: artwork.height * factor }, delivery, prices),
  ) as [Quote, ...Quote[]]
  return [own, ...others].find((quote) => quote.total === total) ?? own
}
