import { query } from './database'

const WHERE_ORDER = 'where order_id = $1'
const WHERE_PARCELS = `where fulfillment_id in (select fulfillment_id from order_fulfillment ${WHERE_ORDER})`
const WHERE_PAYMENTS = `where payment_collection_id in (select payment_collection_id from order_payment_collection ${WHERE_ORDER})`

/** Every table that an order is read from, the rows of one order, and which columns name another row or are unique. */
const TABLES: readonly [table: string, rows: string, keys: string[]][] = [
  ['checkout_mail', WHERE_ORDER, ['id', 'intent_id', 'order_id', 'occasion']],
  [
    'checkout_event',
    `where session_id in (select session_id from checkout_intent ${WHERE_ORDER})`,
    ['id', 'provider_event_id', 'session_id'],
  ],
  ['checkout_intent', WHERE_ORDER, ['id', 'idempotency_key', 'session_id', 'order_id']],
  [
    'order_address',
    'where id in (select unnest(array[shipping_address_id, billing_address_id]) from "order" where id = $1)',
    ['id'],
  ],
  ['"order"', 'where id = $1', ['id', 'shipping_address_id', 'billing_address_id']],
  ['order_line_item', `where id in (select item_id from order_item ${WHERE_ORDER})`, ['id']],
  ['order_item', WHERE_ORDER, ['id', 'order_id', 'item_id']],
  ['order_payment_collection', WHERE_ORDER, ['id', 'order_id', 'payment_collection_id']],
  ['payment_collection', WHERE_PAYMENTS.replace('payment_collection_id in', 'id in'), ['id']],
  ['payment', WHERE_PAYMENTS, ['id', 'payment_collection_id', 'payment_session_id']],
  ['fulfillment', `where id in (select fulfillment_id from order_fulfillment ${WHERE_ORDER})`, ['id']],
  ['order_fulfillment', WHERE_ORDER, ['id', 'order_id', 'fulfillment_id']],
  ['fulfillment_item', WHERE_PARCELS, ['id', 'fulfillment_id', 'line_item_id']],
]

type CloneOptions = { orderId: string; from: number; count: number }

/**
 * Copies an order in SQL: numbers from `from` on, one an hour younger than the next, their buyers 'Copy <number>' at
 * copy<number>@example.ch. What they name beside is the first one's.
 */
export async function cloneOrder(databaseUrl: string, { orderId, from, count }: CloneOptions): Promise<void> {
  for (const [table, rows, keys] of TABLES) {
    const renamed = keys.map((key) => `'${key}', (row.facts ->> '${key}') || '_' || number`).join(', ')
    await query(
      databaseUrl,
      `with row as (select to_jsonb(known) as facts from ${table} known ${rows})
       insert into ${table} select copy.*
       from row, generate_series($2::int, $2::int + $3::int - 1) number,
       lateral jsonb_populate_record(null::${table}, row.facts || jsonb_build_object(${renamed}${SAID[table] ?? ''})) copy`,
      [orderId, from, count],
    )
  }
  await query(databaseUrl, 'analyze')
}

/** SQL: the values in which a copy differs from the first order, by table. */
const SAID: Record<string, string> = {
  checkout_intent: `, 'order_number', number, 'created_at', now() - interval '1 hour' * ($2 + $3 - number),
    'paid_at', now() - interval '1 hour' * ($2 + $3 - number)`,
  '"order"': `, 'display_id', number, 'email', 'copy' || number || '@example.ch', 'metadata',
    row.facts -> 'metadata' || jsonb_build_object('checkout_intent', (row.facts #>> '{metadata,checkout_intent}') || '_' || number)`,
  // This column is unique, and no test reads it.
  fulfillment: `, 'delivery_address_id', null`,
  order_address: `, 'first_name', 'Copy', 'last_name', number::text`,
}
