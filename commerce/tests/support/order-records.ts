import { query } from './database'
import type { Shop } from './shop'

/** Medusa's records of one order. Amounts are in francs. */
export type OrderRecords = {
  /** The number of parcels that are not cancelled. */
  parcels: number
  /** Pieces in parcels that are not cancelled. */
  packed: number
  fulfilled: number
  shipped: number
  ordered: number
  reserved: number
  /** Rows of one version of one line beyond the first. */
  doubled: number
  /** Order changes that wait for their confirmation. */
  open_changes: number
  captured: number
  refunded: number
  /** The balance of the order's transactions. */
  paid: number
}

const RECORDS = `
  with item as (
    select i.* from order_item i join "order" o on o.id = i.order_id and o.version = i.version
    where i.order_id = $1 and i.deleted_at is null
  ), parcel as (
    select f.* from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
    where l.order_id = $1 and l.deleted_at is null and f.deleted_at is null and f.canceled_at is null
  ), paying as (
    select p.* from order_payment_collection l join payment p using (payment_collection_id)
    where l.order_id = $1 and l.deleted_at is null
  )
  select (select count(*) from parcel)::int as parcels,
    (select coalesce(sum(x.quantity), 0) from fulfillment_item x where x.fulfillment_id in (select id from parcel)
      and x.deleted_at is null)::int as packed,
    (select coalesce(sum(fulfilled_quantity), 0) from item)::int as fulfilled,
    (select coalesce(sum(shipped_quantity), 0) from item)::int as shipped,
    (select coalesce(sum(quantity), 0) from item)::int as ordered,
    (select coalesce(sum(r.quantity), 0) from reservation_item r where r.deleted_at is null
      and r.line_item_id in (select item_id from item))::int as reserved,
    (select count(*) - count(distinct item_id) from item)::int as doubled,
    (select count(*) from order_change c where c.order_id = $1 and c.deleted_at is null
      and c.status in ('pending', 'requested'))::int as open_changes,
    (select coalesce(sum(amount), 0) from capture where deleted_at is null
      and payment_id in (select id from paying))::float as captured,
    (select coalesce(sum(amount), 0) from refund where deleted_at is null
      and payment_id in (select id from paying))::float as refunded,
    (select coalesce(sum(amount), 0) from order_transaction where deleted_at is null
      and order_id = $1)::float as paid`

export async function readOrderRecords(
  shop: Pick<Shop, 'databaseUrl'>,
  orderId: string,
): Promise<OrderRecords> {
  const [row] = await query<OrderRecords>(shop.databaseUrl, RECORDS, [orderId])
  if (row === undefined) throw new Error(`Nothing was read of ${orderId}`)
  return row
}

const STOCK = `
  select coalesce(sum(l.stocked_quantity), 0)::int as stocked, coalesce(sum(l.reserved_quantity), 0)::int as reserved
  from inventory_level l where l.deleted_at is null and l.inventory_item_id in (
    select v.inventory_item_id from product_variant_inventory_item v
    join order_line_item i on i.variant_id = v.variant_id join order_item o on o.item_id = i.id where o.order_id = $1)`

/** Reads the stock of an order's sizes, and how much of it Medusa counts as reserved. */
export async function readStockRecords(shop: Pick<Shop, 'databaseUrl'>, orderId: string) {
  const [row] = await query<{ stocked: number; reserved: number }>(shop.databaseUrl, STOCK, [orderId])
  return row ?? { stocked: 0, reserved: 0 }
}

/** The lines of an order, as Medusa's admin names them when it packs. */
export function listOrderItems(shop: Pick<Shop, 'databaseUrl'>, orderId: string) {
  const sql = `select distinct i.item_id as id, i.quantity::int as quantity from order_item i
    join "order" o on o.id = i.order_id and o.version = i.version
    join order_line_item l on l.id = i.item_id and l.variant_id is not null
    where i.order_id = $1 and i.deleted_at is null`
  return query<{ id: string; quantity: number }>(shop.databaseUrl, sql, [orderId])
}

/** The parcels of an order, the oldest first. */
export function listParcels(shop: Pick<Shop, 'databaseUrl'>, orderId: string) {
  const sql = `select f.id, f.canceled_at is not null as is_cancelled, f.shipped_at is not null as is_shipped,
      (select string_agg(t.tracking_number, ',') from fulfillment_label t where t.fulfillment_id = f.id
        and t.deleted_at is null) as tracking
    from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
    where l.order_id = $1 order by f.created_at`
  return query<{ id: string; is_cancelled: boolean; is_shipped: boolean; tracking: string | null }>(
    shop.databaseUrl,
    sql,
    [orderId],
  )
}
