import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../../lib/database'
import { IS_REFUNDED_SQL } from '../order-rules-sql'
import { IS_CURRENT_ITEM_SQL, UNPACKED_PIECES_SQL } from '../order-sql'

/** The state of an order, for whoever is about to change it. */
export type OrderState = {
  isCancelled: boolean
  /** Whether a change is neither confirmed nor cancelled: Medusa refuses another one meanwhile, or makes half of it. */
  hasOpenChange: boolean
  /** Whether all that was paid has gone back. */
  isRefunded: boolean
  /** The pieces that are in no parcel, by the id of their line. */
  unpacked: Record<string, number>
}

const ORDER_STATE_SQL = `
  select medusa.canceled_at is not null as "isCancelled",
    exists (select 1 from order_change change where change.order_id = medusa.id and change.deleted_at is null
      and change.status in ('pending', 'requested')) as "hasOpenChange",
    ${IS_REFUNDED_SQL} as "isRefunded",
    (select coalesce(jsonb_object_agg(item.item_id, ${UNPACKED_PIECES_SQL}::float), '{}')
      from order_item item where ${IS_CURRENT_ITEM_SQL}) as unpacked
  from "order" medusa where medusa.id = ?`

export type ParcelState = {
  isCancelled: boolean
  isShipped: boolean
  isDelivered: boolean
  /** '' where there is none. */
  tracking: string
}

const PARCEL_STATE_SQL = `
  select parcel.canceled_at is not null as "isCancelled", parcel.shipped_at is not null as "isShipped",
    parcel.delivered_at is not null as "isDelivered",
    (select coalesce(string_agg(label.tracking_number, ', ' order by label.id), '') from fulfillment_label label
      where label.fulfillment_id = parcel.id and label.deleted_at is null and label.tracking_number <> '') as tracking
  from order_fulfillment link join fulfillment parcel on parcel.id = link.fulfillment_id
  where link.fulfillment_id = ? and link.order_id = ? and link.deleted_at is null`

export async function readOrderState(
  id: string,
  container: MedusaContainer,
): Promise<OrderState | undefined> {
  return (await readRows<OrderState>(container, ORDER_STATE_SQL, [id]))[0]
}

/** Returns undefined for a parcel of another order. */
export async function readParcelState(
  { parcelId, orderId }: { parcelId: string; orderId: string },
  container: MedusaContainer,
): Promise<ParcelState | undefined> {
  return (await readRows<ParcelState>(container, PARCEL_STATE_SQL, [parcelId, orderId]))[0]
}

/** Counts the pieces of a line that are still to be packed, less those that other reservations hold for it. */
const FREE_TO_RESERVE_SQL = `
  select (max(${UNPACKED_PIECES_SQL}) * coalesce(max(needs.required_quantity), 1)
    - coalesce((select sum(held.quantity) from reservation_item held where held.line_item_id = item.item_id
      and held.inventory_item_id = ? and held.id <> ? and held.deleted_at is null), 0))::float as free
  from order_item item join "order" medusa on ${IS_CURRENT_ITEM_SQL}
  join order_line_item line on line.id = item.item_id
  left join product_variant_inventory_item needs on needs.variant_id = line.variant_id
    and needs.inventory_item_id = ? and needs.deleted_at is null
  where item.item_id = ? group by item.item_id`

const RESERVATION_SQL = `
  select line_item_id as "lineId", inventory_item_id as "inventoryItemId" from reservation_item
  where id = ? and line_item_id is not null and deleted_at is null`

/** Returns how many pieces a reservation of an order's line may have; undefined if there is no such line. */
export async function readFreeToReserve(
  { lineId, inventoryItemId, exceptId = '' }: { lineId: string; inventoryItemId: string; exceptId?: string },
  container: MedusaContainer,
): Promise<number | undefined> {
  const values = [inventoryItemId, exceptId, inventoryItemId, lineId]
  return (await readRows<{ free: number }>(container, FREE_TO_RESERVE_SQL, values))[0]?.free
}

/** Returns what a reservation is for; undefined if it is for no order. */
export async function findReservation(
  id: string,
  container: MedusaContainer,
): Promise<{ lineId: string; inventoryItemId: string } | undefined> {
  return (await readRows<{ lineId: string; inventoryItemId: string }>(container, RESERVATION_SQL, [id]))[0]
}
