import type { Job } from '../../contract/press/job'
import { type Quote, quoteFor } from '../../contract/press/price'
import { type PressPrices, tableOf } from '../../contract/press/prices'
import type { DeliveryOption } from '../../contract/totals'

/** What a request costs: its job as the press has read it, `height` of the print in mm. */
export function quoteRequest(
  { job, height }: { job: Job; height: number },
  delivery: DeliveryOption,
  prices: PressPrices,
): Quote {
  const area = (job.width * height) / 100
  return quoteFor({ ...job, area, delivery }, tableOf(prices), prices.pricing)
}
