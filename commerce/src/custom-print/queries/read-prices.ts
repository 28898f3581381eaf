import type { MedusaContainer } from '@medusajs/framework/types'
import { EXAMPLE_PRICE_TABLE } from '../../contract/custom-print/print-quote'
import { type PricesResponse, serialisePriceTable } from '../../contract/custom-print/price-table'

const EXAMPLE = {
  version: EXAMPLE_PRICE_TABLE.version,
  isExample: true,
  rows: serialisePriceTable(EXAMPLE_PRICE_TABLE),
}

/**
 * Returns the studio's prices, or the example until it has saved its own, with Medusa's tax rate and shipping, and
 * whether there is room for requests.
 */
export async function readPrices(container: MedusaContainer): Promise<PricesResponse> {
  const prices = container.resolve('priceTableStore')
  const [stored, { isFull }, { catalogue }] = await Promise.all([
    prices.findLatest(),
    container.resolve('storageUsageQueries').readRecentUsage(),
    container.resolve('catalogueCache').current(),
  ])
  const table = stored === undefined ? EXAMPLE : { ...stored, isExample: false }
  return { ...table, pricing: catalogue.pricing, isFull }
}
