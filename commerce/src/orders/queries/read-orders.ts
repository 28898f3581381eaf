import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { notFound } from '../../lib/medusa-error'
import { readRows } from '../../lib/read-rows'
import { type Order, orderSchema } from '../order'

const ITEMS = `order_item i join order_line_item l on l.id = i.item_id
  where i.order_id = o.id and i.version = o.version and i.deleted_at is null`
const PARCELS = `order_fulfillment x join fulfillment f on f.id = x.fulfillment_id
  where x.order_id = o.id and x.deleted_at is null and f.deleted_at is null and f.canceled_at is null`
/** The captured payments of an order: staff may add to the first one. */
const PAYMENTS = `order_payment_collection c join payment p on p.payment_collection_id = c.payment_collection_id
  where c.order_id = o.id and c.deleted_at is null and p.deleted_at is null and p.captured_at is not null`
const REFUNDS = `refund r where r.deleted_at is null and r.payment_id in (select p.id from ${PAYMENTS})`

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
    (select coalesce(sum(p.amount), 0)::float from ${PAYMENTS}) as paid,
    (select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount)), '[]') from ${REFUNDS}) as refunds,
    (select count(*)::int from checkout_mail m where m.order_id = o.id and m.state = 'failed'
      and m.deleted_at is null) as "failedMails"
  from checkout_intent k join "order" o on o.id = k.order_id and k.deleted_at is null
  left join order_address s on s.id = o.shipping_address_id
  left join order_address b on b.id = o.billing_address_id`

/** `case`, so that money is looked up only for the few orders whose goods are still here. */
const MAYBE_OPEN = `
  where o.canceled_at is null and case when not exists (select 1 from ${PARCELS})
      or exists (select 1 from ${PARCELS}
        and case when k.delivery_option = 'pickup' then f.delivered_at else f.shipped_at end is null)
      or exists (select 1 from ${ITEMS} and i.quantity > i.fulfilled_quantity)
    then (select coalesce(sum(r.amount), 0) from ${REFUNDS}) < (select coalesce(sum(p.amount), 0) from ${PAYMENTS})
    end`

/** `unreadable`: Medusa's ids of orders whose rows are not of the form they must have, which is logged. */
type ReadOrders = { orders: Order[]; unreadable: string[] }

/** One order by Medusa's id. Throws MedusaError where the shop has taken no such order; rejects where it is unreadable. */
export async function readOrder(id: string, container: MedusaContainer): Promise<Order> {
  const order = await readOne('where k.order_id = ?', id, container)
  if (order === undefined) throw notFound('The shop has taken no such order.')
  return order
}

/** The order that a checkout has become, if it has. Rejects where it is unreadable. */
export function readOrderOfCheckout(
  checkoutId: string,
  container: MedusaContainer,
): Promise<Order | undefined> {
  return readOne('where k.id = ?', checkoutId, container)
}

export function readOrdersById(ids: readonly string[], container: MedusaContainer): Promise<ReadOrders> {
  return read('where k.order_id = any(?)', [[...ids]], container)
}

/** One page of all orders, the newest first. */
export function readOrderPage(
  limit: number,
  offset: number,
  container: MedusaContainer,
): Promise<ReadOrders> {
  return read(
    `where k.id in (select id from checkout_intent where order_number is not null and deleted_at is null
      order by order_number desc limit ? offset ?) order by k.order_number desc`,
    [limit, offset],
    container,
  )
}

/** The orders that may still be open, the oldest first. */
export function readMaybeOpenOrders(container: MedusaContainer): Promise<ReadOrders> {
  return read(`${MAYBE_OPEN} order by k.order_number limit 500`, [], container)
}

async function readOne(
  condition: string,
  value: string,
  container: MedusaContainer,
): Promise<Order | undefined> {
  const { orders, unreadable } = await read(condition, [value], container)
  if (unreadable.length > 0) throw new Error(`Order ${unreadable.join()} cannot be read`)
  return orders[0]
}

async function read(
  condition: string,
  values: (string | number | string[])[],
  container: MedusaContainer,
): Promise<ReadOrders> {
  const found: ReadOrders = { orders: [], unreadable: [] }
  for (const row of await readRows<{ id: string }>(container, `${ORDERS} ${condition}`, values)) {
    const { data, error } = orderSchema.safeParse(row)
    if (data !== undefined) {
      found.orders.push(data)
      continue
    }
    found.unreadable.push(row.id)
    // Without its values: they are a buyer's.
    const fields = error.issues.map(({ path }) => path.join('.')).join(', ')
    container.resolve(ContainerRegistrationKeys.LOGGER).error(`Order ${row.id} cannot be read: ${fields}`)
  }
  return found
}
