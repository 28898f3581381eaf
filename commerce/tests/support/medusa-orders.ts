import { query } from './database'
import type { Shop } from './shop'

/** One order with what Medusa has on record of its payment; amounts in francs. */
export type MedusaOrder = {
  order_id: string
  number: number
  /** The session of the checkout that the order came from; null where there is none. */
  session_id: string | null
  currency: string
  /** Pieces of variants, which can be reserved, that are not packed yet; null where there are none. */
  pieces: number | null
  payments: number
  captures: number
  captured: number
  collection: string
  paid: number
  reserved: number | null
}

const ORDERS = `
  select o.id as order_id, o.display_id as number, k.session_id, o.currency_code as currency,
    (select nullif(sum(i.quantity - i.fulfilled_quantity), 0)::int from order_item i join order_line_item l on l.id = i.item_id
      where i.order_id = o.id and i.version = o.version and l.variant_id is not null) as pieces,
    (select count(*)::int from order_payment_collection l join payment p using (payment_collection_id)
      where l.order_id = o.id) as payments,
    (select count(*)::int from order_payment_collection l join payment p using (payment_collection_id)
      join capture c on c.payment_id = p.id where l.order_id = o.id) as captures,
    (select sum(c.amount)::float from order_payment_collection l join payment p using (payment_collection_id)
      join capture c on c.payment_id = p.id where l.order_id = o.id) as captured,
    (select pc.status from order_payment_collection l join payment_collection pc on pc.id = l.payment_collection_id
      where l.order_id = o.id) as collection,
    (select sum(t.amount)::float from order_transaction t where t.order_id = o.id and t.deleted_at is null) as paid,
    (select sum(r.quantity)::int from order_item i join reservation_item r on r.line_item_id = i.item_id
      where i.order_id = o.id and i.version = o.version and r.deleted_at is null) as reserved
  from "order" o left join checkout_intent k on o.metadata ->> 'checkout_intent' = k.id
  where o.deleted_at is null`

/** Medusa's own records: every order that a checkout session has led to, found by the checkout that it carries. */
export function readMedusaOrders(shop: Shop, sessionId: string): Promise<MedusaOrder[]> {
  return query<MedusaOrder>(shop.databaseUrl, `${ORDERS} and k.session_id = $1`, [sessionId])
}

/** Every order that Medusa has. */
export function readAllMedusaOrders(shop: Pick<Shop, 'databaseUrl'>): Promise<MedusaOrder[]> {
  return query<MedusaOrder>(shop.databaseUrl, ORDERS)
}
