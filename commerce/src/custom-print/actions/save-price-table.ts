import { isDeepStrictEqual } from 'node:util'
import type { MedusaContainer } from '@medusajs/framework/types'
import type { PriceRows, PricesResponse } from '../../contract/custom-print/price-table'
import { StaffRefusal } from '../../refusals/staff-refusal'
import { readPrices } from '../queries/read-prices'

type NewPrices = { rows: PriceRows; known: number; by: string }

/**
 * Saves prices as a new version; saving the same again does nothing.
 * Rejects if a colleague has saved other prices meanwhile.
 */
export async function savePriceTable(
  { rows, known: replacedVersion, by }: NewPrices,
  container: MedusaContainer,
): Promise<PricesResponse> {
  const prices = container.resolve('priceTableStore')
  const latest = await prices.findLatest()
  const isKnown = latest !== undefined && isDeepStrictEqual(latest.rows, rows)
  if (
    !isKnown &&
    ((latest?.version ?? 0) !== replacedVersion || !(await prices.createVersion(rows, replacedVersion, by)))
  )
    throw new StaffRefusal('prices_changed')
  return readPrices(container)
}
