import { isDeepStrictEqual } from 'node:util'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { PriceRows, PressPrices } from '../contract/custom-print/price-table'
import { refused } from '../lib/medusa-error'
import { PRESS_MODULE } from '../modules/custom-print'
import { pressPrices } from './queries/read-prices'

type NewPrices = { rows: PriceRows; known: number; by: string }

/** Saves prices as a new version; a second press saves nothing. Throws where a colleague has saved others meanwhile. */
export async function savePrices(
  { rows, known, by }: NewPrices,
  container: MedusaContainer,
): Promise<PressPrices> {
  const { prices } = container.resolve(PRESS_MODULE)
  const latest = await prices.latest()
  const isKnown = latest !== undefined && isDeepStrictEqual(latest.rows, rows)
  if (!isKnown && ((latest?.version ?? 0) !== known || !(await prices.add(rows, known, by))))
    throw refused('prices_changed')
  return pressPrices(container)
}
