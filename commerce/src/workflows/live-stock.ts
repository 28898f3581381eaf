import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type { CatalogueSize } from '../catalogue/read-catalogue'
import { within } from '../lib/deadline'
import { unavailable } from '../lib/shop-error'
import type { LiveStock } from './quote'

/** Longest wait for the stock, in milliseconds; also when another transaction has locked it. */
const STOCK_DEADLINE_MS = 4000

/** The stock of these sizes as the database has it at this moment, in one query. Throws ShopError 503. */
export async function readLiveStock(
  sizes: readonly CatalogueSize[],
  container: MedusaContainer,
): Promise<LiveStock> {
  const itemIds = sizes.flatMap(({ stock }) => stock ?? []).map(({ inventoryItemId }) => inventoryItemId)
  const levels = itemIds.length === 0 ? [] : await readLevels(itemIds, container)
  const leftOf = (itemId: string) =>
    levels
      .filter((level) => level.inventory_item_id === itemId)
      .reduce((sum, level) => sum + level.stocked_quantity - level.reserved_quantity, 0)
  return ({ stock }) => {
    if (stock === null) return true
    const pieces = stock.map(({ inventoryItemId, perPiece }) =>
      Math.floor(leftOf(inventoryItemId) / perPiece),
    )
    return pieces.length === 0 ? 0 : Math.max(0, Math.min(...pieces))
  }
}

function readLevels(itemIds: string[], container: MedusaContainer) {
  const reading = container
    .resolve(Modules.INVENTORY)
    .listInventoryLevels(
      { inventory_item_id: itemIds },
      { select: ['inventory_item_id', 'stocked_quantity', 'reserved_quantity'] },
    )
  return within(STOCK_DEADLINE_MS, reading, unavailable)
}
