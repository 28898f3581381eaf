import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'
import { LIVE_PARCELS_SQL } from '../orders/order-sql'

const STOCK_SOURCES_SQL = `
  select distinct on (variant.variant_id, piece.inventory_item_id) variant.variant_id as "variantId",
    piece.inventory_item_id as "itemId", parcel.location_id as "locationId",
    variant.required_quantity as "perPiece"
  from ${LIVE_PARCELS_SQL}
  join fulfillment_item piece on piece.fulfillment_id = parcel.id and piece.deleted_at is null
  join product_variant_inventory_item variant on variant.inventory_item_id = piece.inventory_item_id
    and variant.deleted_at is null
  join inventory_level level on level.inventory_item_id = piece.inventory_item_id
    and level.location_id = parcel.location_id and level.deleted_at is null
  where link.order_id = ? and piece.inventory_item_id is not null`

type StockSource = { variantId: string; itemId: string; locationId: string; perPiece: number }

/** Returns from which stock the pieces of an order were taken, and how much of it one piece of a variant needs. */
export function listStockSources(orderId: string, container: MedusaContainer): Promise<StockSource[]> {
  return readRows(container, STOCK_SOURCES_SQL, [orderId])
}
