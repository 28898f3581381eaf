import type { MedusaContainer } from '@medusajs/framework/types'
import { PRINT_KEYS } from '../contract/catalogue/product-print'
import { readRows } from '../lib/database'
import type { Order } from '../orders/order'
import { IS_CURRENT_ITEM_SQL, IS_LIVE_PARCEL_SQL } from '../orders/order-sql'
import { type PrintDetails, parsePrintDetails } from './to-board-order'

/** The second picture of a product shows its back, as in the shop. */
const PRINT_DETAILS_SQL = `
  select product.id, product.metadata ->> '${PRINT_KEYS.side}' as side,
    product.metadata ->> '${PRINT_KEYS.method}' as method, product.metadata ->> '${PRINT_KEYS.inks}' as inks,
    (select image.url from image where image.product_id = product.id and image.deleted_at is null
      order by image.rank, image.id offset 1 limit 1) as back
  from product where product.id = any(?)`

type PrintDetailsRow = Record<'side' | 'method' | 'inks' | 'back', string | null> & { id: string }

/** A line that was packed and to which an edit of the order added pieces counts as packed. */
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
 * Returns how the products of orders are printed, by product id, as they say today. None for a deleted product.
 */
export async function readPrintDetails(
  orders: readonly Pick<Order, 'lines'>[],
  container: MedusaContainer,
): Promise<ReadonlyMap<string, PrintDetails>> {
  const ids = [...new Set(orders.flatMap(({ lines }) => lines.map(({ productId }) => productId)))]
  if (ids.length === 0) return new Map()
  const rows = await readRows<PrintDetailsRow>(container, PRINT_DETAILS_SQL, [ids])
  return new Map(rows.map(({ id, ...row }) => [id, parsePrintDetails(row)]))
}

/**
 * Returns the parcels whose metadata name an order, except cancelled ones,
 * with the lines that the order does not count as packed.
 */
export function listMarkedParcels(orderId: string, container: MedusaContainer): Promise<MarkedParcel[]> {
  return readRows(container, MARKED_PARCELS_SQL, [orderId])
}
