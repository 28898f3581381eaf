import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { readRows } from '../lib/database'
import type { Order, OrderReturn } from '../orders/order'

/** Where the parcels of an order were packed, and what they took from the shelf for one piece of a variant. */
const STOCK_SOURCES_SQL = `
  select distinct on (variant.variant_id, item.inventory_item_id) variant.variant_id as "variantId",
    item.inventory_item_id as "itemId", parcel.location_id as "locationId",
    variant.required_quantity as "perPiece"
  from order_fulfillment link
  join fulfillment parcel on parcel.id = link.fulfillment_id and parcel.canceled_at is null
  join fulfillment_item item on item.fulfillment_id = parcel.id and item.deleted_at is null
  join product_variant_inventory_item variant on variant.inventory_item_id = item.inventory_item_id
    and variant.deleted_at is null
  join inventory_level level on level.inventory_item_id = item.inventory_item_id
    and level.location_id = parcel.location_id and level.deleted_at is null
  where link.order_id = ? and link.deleted_at is null and item.inventory_item_id is not null`

type StockSource = { variantId: string; itemId: string; locationId: string; perPiece: number }

/** Puts the pieces of a return back on the shelf that they came from; what Medusa does not count is left out. */
export async function restockReturn(
  { lines }: OrderReturn,
  order: Order,
  container: MedusaContainer,
): Promise<void> {
  const shelves = await readRows<StockSource>(container, STOCK_SOURCES_SQL, [order.id])
  const adjustments = lines.flatMap(({ line, quantity }) =>
    shelves
      .filter(({ variantId }) => variantId === order.lines[line]?.variantId)
      .map(({ itemId, locationId, perPiece }) => ({
        inventoryItemId: itemId,
        locationId,
        adjustment: quantity * perPiece,
      })),
  )
  if (adjustments.length === 0) return
  // The lock of Medusa's own step (adjustInventoryLevelsStep).
  const keys = [...new Set(adjustments.map(({ inventoryItemId }) => inventoryItemId))]
  await container
    .resolve(Modules.LOCKING)
    .execute(keys, () => container.resolve(Modules.INVENTORY).adjustInventory(adjustments))
}
