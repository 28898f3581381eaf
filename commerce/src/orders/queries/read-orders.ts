import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import * as z from 'zod'
import { QUERY_LIMIT } from '../../lib/query-limit'
import { type Order, orderSchema } from '../order'

const ITEMS = `order_item i join order_line_item l on l.id = i.item_id
  where i.order_id = o.id and i.version = o.version and i.deleted_at is null`
const PARCELS = `order_fulfillment x join fulfillment f on f.id = x.fulfillment_id
  where x.order_id = o.id and x.deleted_at is null and f.deleted_at is null and f.canceled_at is null`
const REFUNDS = `refund r where r.payment_id = k.payment_id and r.deleted_at is null`

/** In SQL: Medusa's query would ask for each order alone. */
const ORDERS = `
  select o.id, k.order_number as number, k.id as "checkoutId", coalesce(k.session_id, '') as "sessionId", k.status,
    k.locale as language, k.delivery_option as "deliveryOption", k.lines, k.currency, k.subtotal, k.shipping, k.tax,
    k.total, k.tax_rate_percent as "taxRatePercent", coalesce(k.email_masked, '') as "maskedEmail",
    k.created_at as "placedAt", coalesce(o.email, '') as email, to_jsonb(s) as "shippingAddress",
    to_jsonb(b) as "billingAddress", o.canceled_at as "canceledAt", coalesce(o.metadata, '{}') as metadata,
    nullif(o.metadata ->> 'printed_at', '') as "printedAt",
    (select coalesce(json_agg(json_build_object('id', i.item_id, 'name', l.title, 'size', l.subtitle,
      'unpacked', i.quantity - i.fulfilled_quantity) order by i.item_id), '[]') from ${ITEMS}) as items,
    (select coalesce(json_agg(json_build_object('id', f.id, 'packedAt', f.created_at, 'shippedAt', f.shipped_at,
      'deliveredAt', f.delivered_at,
      'pieces', (select coalesce(json_agg(json_build_object('itemId', p.line_item_id, 'quantity', p.quantity)
        order by p.id), '[]') from fulfillment_item p where p.fulfillment_id = f.id and p.deleted_at is null),
      'tracking', (select coalesce(json_agg(json_build_object('number', t.tracking_number, 'url', t.tracking_url)
        order by t.id), '[]') from fulfillment_label t
        where t.fulfillment_id = f.id and t.deleted_at is null and t.tracking_number <> '')
      ) order by f.created_at), '[]') from ${PARCELS}) as parcels,
    (select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount)), '[]') from ${REFUNDS}) as refunds,
    (select count(*)::int from checkout_mail m where m.order_id = o.id and m.state = 'failed') as "failedMails"
  from checkout_intent k join "order" o on o.id = k.order_id
  left join order_address s on s.id = o.shipping_address_id
  left join order_address b on b.id = o.billing_address_id`

/** Refunds are in francs. */
const MAYBE_OPEN = `
  where o.canceled_at is null and (select coalesce(sum(r.amount), 0) * 100 from ${REFUNDS}) < k.total
    and (not exists (select 1 from ${PARCELS})
      or exists (select 1 from ${PARCELS}
        and case when k.delivery_option = 'pickup' then f.delivered_at else f.shipped_at end is null)
      or exists (select 1 from ${ITEMS} and i.quantity > i.fulfilled_quantity))`

/** One order by Medusa's id; undefined where the shop has taken no such order. */
export async function readOrder(id: string, container: MedusaContainer): Promise<Order | undefined> {
  const [order] = await readOrdersById([id], container)
  return order
}

/** The order that a checkout has become, if it has. */
export async function readOrderOfCheckout(
  checkoutId: string,
  container: MedusaContainer,
): Promise<Order | undefined> {
  const [order] = await read('where k.id = ?', [checkoutId], container)
  return order
}

/** These orders, unsorted. */
export function readOrdersById(ids: readonly string[], container: MedusaContainer): Promise<Order[]> {
  return read('where k.order_id = any(?)', [[...ids]], container)
}

/** One page of all orders, the newest first. */
export function readOrderPage(limit: number, offset: number, container: MedusaContainer): Promise<Order[]> {
  return read('order by k.order_number desc limit ? offset ?', [limit, offset], container)
}

/** The orders that may still be open, the oldest first. */
export function readMaybeOpenOrders(container: MedusaContainer): Promise<Order[]> {
  return read(`${MAYBE_OPEN} order by k.order_number limit 500`, [], container)
}

async function read(
  condition: string,
  values: (string | number | string[])[],
  container: MedusaContainer,
): Promise<Order[]> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: unknown[] }>(`${ORDERS} ${condition}`, values)
    .timeout(...QUERY_LIMIT)
  return z.array(orderSchema).parse(rows)
}
