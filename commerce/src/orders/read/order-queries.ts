import type { MedusaContainer } from '@medusajs/framework/types'
import { OPEN_RETURN_STATES } from '../../contract/orders/order-returns'
import { REFUNDED_AT_KEY } from '../../stripe/stripe-refunds'
import { StaffRefusal } from '../../refusals/staff-refusal'
import { buildTextListSql, readRows } from '../../lib/database'
import { type Order, orderSchema } from '../order'
import {
  IS_CURRENT_ITEM_SQL,
  IS_FAILED_MAIL_SQL,
  JOIN_ADDRESSES_SQL,
  LIVE_PARCELS_SQL,
  ORDER_REFUNDS_SQL,
  PAID_AT_SQL,
  PAID_FRANCS_SQL,
  UNPACKED_PIECES_SQL,
} from '../order-sql'
import { IS_OPEN_SQL } from '../order-rules-sql'

/** `unreadable`: Medusa's ids of orders whose rows do not match the schema. They are logged. */
export type ParsedOrders = { orders: Order[]; unreadable: string[] }

/*
 * The SQL that reads orders: Medusa's query would run once for each order. `checkout` is our row of an order,
 * `medusa` is Medusa's; each subquery below refers to those two.
 */

const ITEMS_SQL = `order_item item join order_line_item line on line.id = item.item_id where ${IS_CURRENT_ITEM_SQL}`

const PARCELS_SQL = `${LIVE_PARCELS_SQL} where link.order_id = medusa.id`

const PIECES_SQL = `select coalesce(json_agg(json_build_object(
    'itemId', piece.line_item_id, 'quantity', piece.quantity) order by piece.id), '[]')
  from fulfillment_item piece where piece.fulfillment_id = parcel.id and piece.deleted_at is null`

const TRACKING_SQL = `select coalesce(json_agg(json_build_object(
    'number', label.tracking_number, 'url', label.tracking_url) order by label.id), '[]')
  from fulfillment_label label
  where label.fulfillment_id = parcel.id and label.deleted_at is null and label.tracking_number <> ''`

const RETURNS_SQL = `select coalesce(json_agg(json_build_object('id', returned.id, 'state', returned.state,
    'lines', returned.lines, 'reason', returned.reason, 'answer', returned.answer, 'refund', returned.refund,
    'isRestocked', returned.is_restocked, 'requestedAt', returned.requested_at)
    order by returned.requested_at, returned.id), '[]')
  from order_return returned where returned.order_id = medusa.id`

const CUSTOM_PRINT_SQL = `select json_build_object('requestId', request.id, 'requestNumber', request.number,
    'version', proof.version, 'hasFiles', request.deleted_files_at is null, 'spec', proof.job,
    'height', coalesce(proof.height, request.height), 'readyOn', proof.ready_on)
  from press_proof proof join press_request request on request.id = proof.request_id
  where proof.id = checkout.proof_id`

const FAILED_REFUNDS_SQL = `select coalesce(json_agg(json_build_object('id', failed.refund_id, 'amount', failed.amount,
    'madeAt', failed.refunded_at, 'beganAt', failed.began_at, 'failedAt', failed.failed_at,
    'undoneAt', failed.undone_at) order by failed.undone_at), '[]')
  from failed_refund failed
  where failed.checkout_id = checkout.id and failed.undone_at is not null and failed.refund_id is not null`

/** Selects rows of `orderSchema`. A condition may follow. */
const ORDER_ROWS_SQL = `
  select medusa.id, checkout.order_number as number, checkout.id as "checkoutId",
    coalesce(checkout.session_id, '') as "sessionId", checkout.status, checkout.locale as language,
    checkout.delivery_option as "deliveryOption", checkout.lines, checkout.currency, checkout.subtotal,
    checkout.shipping, checkout.tax, checkout.total, checkout.tax_rate_percent as "taxRatePercent",
    coalesce(checkout.email_masked, '') as "maskedEmail", checkout.created_at as "openedAt",
    ${PAID_AT_SQL} as "paidAt",
    coalesce(medusa.email, '') as email, to_jsonb(shipped_to) as "shippingAddress",
    to_jsonb(billed_to) as "billingAddress", medusa.canceled_at as "canceledAt",
    coalesce(medusa.metadata, '{}') as metadata,
    nullif(medusa.metadata ->> 'screens_made_at', '') as "screensMadeAt",
    nullif(medusa.metadata ->> 'printed_at', '') as "printedAt",
    (select coalesce(json_agg(json_build_object('id', item.item_id, 'name', line.title, 'size', line.subtitle,
      'unpacked', ${UNPACKED_PIECES_SQL}) order by item.item_id), '[]') from ${ITEMS_SQL}) as items,
    (select coalesce(json_agg(json_build_object('id', parcel.id, 'packedAt', parcel.created_at,
      'shippedAt', parcel.shipped_at, 'deliveredAt', parcel.delivered_at, 'pieces', (${PIECES_SQL}),
      'tracking', (${TRACKING_SQL})) order by parcel.created_at), '[]') from ${PARCELS_SQL}) as parcels,
    ${PAID_FRANCS_SQL}::float as paid,
    (select coalesce(json_agg(json_build_object('id', refund.id, 'amount', refund.amount,
      'beganAt', refund.created_at,
      'madeAt', coalesce((refund.metadata ->> '${REFUNDED_AT_KEY}')::timestamptz, refund.created_at))
      order by refund.created_at, refund.id), '[]') from ${ORDER_REFUNDS_SQL}
      where link.order_id = medusa.id) as refunds,
    (${FAILED_REFUNDS_SQL}) as "failedRefunds",
    (select payment.data ->> 'paymentIntent' from payment where payment.id = checkout.payment_id)
      as "paymentReference",
    (select count(*)::int from checkout_mail mail where mail.order_id = medusa.id
      and ${IS_FAILED_MAIL_SQL}) as "failedMails",
    (select coalesce(json_agg(json_build_object('step', entry.step, 'at', entry.at, 'by', entry.actor)
      order by entry.id), '[]') from order_history entry where entry.order_id = medusa.id) as history,
    (select coalesce(json_agg(json_build_object('author', note.author, 'text', note.text, 'by', note.written_by,
      'at', note.written_at)), '[]') from order_note note where note.order_id = medusa.id and note.text <> '') as notes,
    (${RETURNS_SQL}) as returns, (${CUSTOM_PRINT_SQL}) as "customPrint"
  from checkout_intent checkout
  join "order" medusa on medusa.id = checkout.order_id and checkout.deleted_at is null
  ${JOIN_ADDRESSES_SQL}`

const HAS_OPEN_RETURN_SQL = `
  where checkout.order_id in (select order_id from order_return where state in (${buildTextListSql(OPEN_RETURN_STATES)}))`

/**
 * Returns one order by Medusa's id. Rejects with StaffRefusal if it is not an order of this shop;
 * rejects if it is unreadable.
 */
export async function getOrder(id: string, container: MedusaContainer): Promise<Order> {
  const order = await readOneOrder('where checkout.order_id = ?', id, container)
  if (order === undefined) throw new StaffRefusal('no_such_order')
  return order
}

/** Returns the order of a checkout; undefined if there is none. Rejects if it is unreadable. */
export function findOrderByCheckout(checkoutId: string, container: MedusaContainer) {
  return readOneOrder('where checkout.id = ?', checkoutId, container)
}

/** Returns the orders with Medusa's ids. */
export function listOrdersById(ids: readonly string[], container: MedusaContainer): Promise<ParsedOrders> {
  return readOrders('where checkout.order_id = any(?)', [[...ids]], container)
}

/** Returns the orders of checkouts, the newest first. */
export function listOrdersByCheckout(checkoutIds: readonly string[], container: MedusaContainer) {
  return readOrders(
    'where checkout.id = any(?) order by checkout.order_number desc',
    [[...checkoutIds]],
    container,
  )
}

/** Returns the orders that may be open, the oldest first. */
export function listOpenOrders(container: MedusaContainer): Promise<ParsedOrders> {
  return readOrders(`where ${IS_OPEN_SQL} order by checkout.order_number limit 2000`, [], container)
}

/** Returns the orders with a return that is not closed, the oldest first. */
export function listReturningOrders(container: MedusaContainer): Promise<ParsedOrders> {
  return readOrders(`${HAS_OPEN_RETURN_SQL} order by checkout.order_number limit 500`, [], container)
}

async function readOneOrder(condition: string, value: string, container: MedusaContainer) {
  const { orders, unreadable } = await readOrders(condition, [value], container)
  if (unreadable.length > 0) throw new Error(`Order ${unreadable.join()} cannot be read`)
  return orders[0]
}

async function readOrders(
  condition: string,
  values: (string | number | string[])[],
  container: MedusaContainer,
) {
  const found: ParsedOrders = { orders: [], unreadable: [] }
  for (const row of await readRows<{ id: string }>(container, `${ORDER_ROWS_SQL} ${condition}`, values)) {
    const { data, error } = orderSchema.safeParse(row)
    if (data !== undefined) {
      found.orders.push(data)
      continue
    }
    found.unreadable.push(row.id)
    // Only the names of the fields are logged, as their values are a buyer's.
    const fields = error.issues.map(({ path }) => path.join('.')).join(', ')
    container.resolve('logger').error(`Order ${row.id} cannot be read: ${fields}`)
  }
  return found
}
