import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { toFrancs, toRappen } from '../../contract/money'
import type { ORDER_FILTERS, StaffOrder, StaffOrders } from '../../contract/studio'
import type { Intent } from '../../modules/checkout/types'
import { dueAt, stageOf } from './order-stage'

/** Longest that the query may take, in milliseconds. */
const LIMIT: [number, { cancel: boolean }] = [3500, { cancel: true }]

type Row = Pick<
  Intent,
  | 'id'
  | 'status'
  | 'lines'
  | 'total'
  | 'currency'
  | 'delivery_option'
  | 'created_at'
  | 'session_id'
  | 'locale'
> & {
  order_id: string
  order_number: number
  canceled_at: Date | null
  printed_at: string | null
  buyer: string
  email: string
  parcels: number
  waiting_parcels: number
  packed_at: Date | null
  unpacked: number
  refunded: number
  failed_mails: number
}

/**
 * Each order with how far its goods, money and mails are. In SQL, because it spans five modules and a page of orders
 * would take Medusa's query as many calls.
 */
const ORDERS = `
  select k.id, k.status, k.lines, k.total, k.currency, k.delivery_option, k.created_at, k.session_id, k.locale,
    k.order_id, k.order_number, o.canceled_at, o.email, nullif(o.metadata ->> 'printed_at', '') as printed_at,
    coalesce(nullif(trim(concat_ws(' ', s.first_name, s.last_name)), ''),
      trim(concat_ws(' ', b.first_name, b.last_name))) as buyer,
    coalesce(f.parcels, 0)::int as parcels, coalesce(f.waiting, 0)::int as waiting_parcels, f.packed_at,
    (select coalesce(sum(i.quantity - i.fulfilled_quantity), 0)::float from order_item i
      where i.order_id = o.id and i.version = o.version and i.deleted_at is null) as unpacked,
    (select coalesce(sum(r.amount), 0)::float from refund r
      where r.payment_id = k.payment_id and r.deleted_at is null) as refunded,
    (select count(*)::int from checkout_mail m where m.order_id = k.order_id and m.state = 'failed') as failed_mails
  from checkout_intent k join "order" o on o.id = k.order_id
  left join order_address s on s.id = o.shipping_address_id
  left join order_address b on b.id = o.billing_address_id
  left join lateral (
    select count(*) as parcels, min(f.created_at) as packed_at,
      count(*) filter (where case when k.delivery_option = 'pickup' then f.delivered_at else f.shipped_at end is null)
        as waiting
    from order_fulfillment l join fulfillment f on f.id = l.fulfillment_id
    where l.order_id = o.id and l.deleted_at is null and f.deleted_at is null and f.canceled_at is null
  ) f on true`

/** What may still be open; which of it is, the stage says. Prices are in francs there and in Rappen here. */
const MAYBE_OPEN = `
  where o.canceled_at is null
    and (select coalesce(sum(r.amount), 0) * 100 from refund r
      where r.payment_id = k.payment_id and r.deleted_at is null) < k.total
    and (coalesce(f.parcels, 0) = 0 or f.waiting > 0 or exists (select 1 from order_item i
    where i.order_id = o.id and i.version = o.version and i.deleted_at is null and i.quantity > i.fulfilled_quantity))`

type StaffOrdersInput = { filter: (typeof ORDER_FILTERS)[number]; limit: number; offset: number }

/** One page of the orders for the staff, and how many there are; of the open ones all, the oldest first. */
export async function staffOrders(input: StaffOrdersInput, container: MedusaContainer): Promise<StaffOrders> {
  if (input.filter === 'open') {
    const rows = await read(`${ORDERS} ${MAYBE_OPEN} order by k.order_number limit 500`, [], container)
    const orders = rows.map(staffOrder).filter(({ stage }) => stage !== 'done' && stage !== 'closed')
    return { orders, count: orders.length }
  }
  const page = `${ORDERS} order by k.order_number desc limit ? offset ?`
  const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const [rows, [counted]] = await Promise.all([
    read(page, [input.limit, input.offset], container),
    database('checkout_intent')
      .whereNotNull('order_id')
      .count<{ count: string }[]>('id')
      .timeout(...LIMIT),
  ])
  return { orders: rows.map(staffOrder), count: Number(counted?.count ?? 0) }
}

/** One order, and what only its own page shows; undefined where there is none such. */
export async function staffOrderById(orderId: string, container: MedusaContainer) {
  const [row] = await read(`${ORDERS} where k.order_id = ?`, [orderId], container)
  if (row === undefined) return undefined
  const { email, locale, session_id: sessionId, status } = row
  return { order: staffOrder(row), email, locale, sessionId: sessionId ?? '', status }
}

async function read(sql: string, values: (string | number)[], container: MedusaContainer): Promise<Row[]> {
  const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows }: { rows: Row[] } = await database.raw(sql, values).timeout(...LIMIT)
  return rows
}

function staffOrder(row: Row): StaffOrder {
  const isRefunded = toRappen(row.refunded) >= row.total
  return {
    id: row.order_id,
    number: row.order_number,
    status: row.canceled_at === null ? (isRefunded ? 'refunded' : row.status) : 'cancelled',
    stage: stageOf({
      deliveryOption: row.delivery_option,
      isCancelled: row.canceled_at !== null,
      isRefunded,
      isPrinted: row.printed_at !== null,
      parcels: row.parcels,
      waitingParcels: row.waiting_parcels,
      unpacked: row.unpacked,
    }),
    total: toFrancs(row.total),
    currency: row.currency,
    deliveryOption: row.delivery_option,
    pieces: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    buyer: row.buyer,
    lines: row.lines.map(({ name, size, quantity, image }) => ({ name, size, quantity, image })),
    createdAt: row.created_at.toISOString(),
    dueAt: dueAt(row.created_at).toISOString(),
    printedAt: row.printed_at,
    readyAt: row.packed_at?.toISOString() ?? null,
    failedMails: row.failed_mails,
  }
}
