import type { MedusaContainer } from '@medusajs/framework/types'
import { EXAMPLE_PRICES } from '../../contract/custom-print/print-quote'
import { type PressPrices, rowsOf } from '../../contract/custom-print/price-table'
import { PRESS_MODULE } from '../../modules/custom-print'

const EXAMPLE = { version: EXAMPLE_PRICES.version, isExample: true, rows: rowsOf(EXAMPLE_PRICES) }

/** The studio's prices, or the example until it has saved its own, with Medusa's rate and shipping, and whether there is room. */
export async function pressPrices(container: MedusaContainer): Promise<PressPrices> {
  const { prices, requests } = container.resolve(PRESS_MODULE)
  const [stored, { isFull }, { catalogue }] = await Promise.all([
    prices.latest(),
    requests.recentLoad(),
    container.resolve('catalogueSnapshot').current(),
  ])
  const table = stored === undefined ? EXAMPLE : { ...stored, isExample: false }
  return { ...table, pricing: catalogue.pricing, isFull }
}
