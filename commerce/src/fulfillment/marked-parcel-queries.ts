import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'
import { IS_CURRENT_ITEM_SQL, IS_LIVE_PARCEL_SQL } from '../orders/order-sql'

/** A line of which anything is packed counts as packed, as an edit of the order may have added the other pieces. */
const MARKED_PARCELS_SQL = `
  select parcel.id, exists (select 1 from order_fulfillment link
      where link.fulfillment_id = parcel.id and link.deleted_at is null) as is_linked,
    (select coalesce(json_agg(piece.line_item_id), '[]') from fulfillment_item piece
      join order_item item on item.item_id = piece.line_item_id
      join "order" medusa on ${IS_CURRENT_ITEM_SQL}
      where piece.fulfillment_id = parcel.id and piece.deleted_at is null
        and item.fulfilled_quantity = 0) as uncounted_ids
  from fulfillment parcel
  where parcel.metadata ->> 'order_id' = ? and ${IS_LIVE_PARCEL_SQL}`

export type MarkedParcel = { id: string; is_linked: boolean; uncounted_ids: string[] }

/**
 * Returns the live parcels whose metadata name an order, each with the line items that the order does not count as
 * packed although the parcel holds them.
 */
export function listMarkedParcels(orderId: string, container: MedusaContainer): Promise<MarkedParcel[]> {
  return readRows(container, MARKED_PARCELS_SQL, [orderId])
}
