import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/read-rows'
import { CHECKOUT_MODULE } from '../modules/checkout'
import { readOrdersById } from '../orders/queries/read-orders'
import { receiptsOfOrder } from './rules/receipts-of-order'

/** Younger than this, in seconds, Medusa's workflow may still take a refund back. */
const SETTLED_FOR_S = 30
const ORDERS_AT_ONCE = 100

/**
 * Orders without an invoice, and settled refunds without a credit note, the oldest first. A refund that its order does
 * not know of was cut off, and is made again under another id (settling/mirror-refunds.ts).
 */
const MISSING = `
  with settled as (
    select link.order_id, refund.id from order_payment_collection link
    join payment on payment.payment_collection_id = link.payment_collection_id and payment.deleted_at is null
    join refund on refund.payment_id = payment.id and refund.deleted_at is null
    where link.deleted_at is null and refund.created_at < now() - ? * interval '1 second'
      and exists (select 1 from order_transaction booked
        where booked.order_id = link.order_id and booked.reference_id = refund.id and booked.deleted_at is null)
  )
  select checkout.order_id as "orderId",
    coalesce(json_agg(settled.id) filter (where settled.id is not null), '[]') as refunds
  from checkout_intent checkout left join settled on settled.order_id = checkout.order_id
  where checkout.order_number is not null and checkout.deleted_at is null
    and (not exists (select 1 from checkout_receipt where occasion = 'invoice:' || checkout.id)
      or settled.id is not null
        and not exists (select 1 from checkout_receipt where occasion = 'credit_note:' || settled.id))`

/** Issues what is missing, each once; of one order if it is given. */
export async function issueReceipts(container: MedusaContainer, orderId?: string): Promise<void> {
  const [condition, values] = orderId === undefined ? ['', []] : ['and checkout.order_id = ?', [orderId]]
  const missing = await readRows<{ orderId: string; refunds: string[] }>(
    container,
    `${MISSING} ${condition} group by checkout.order_id, checkout.order_number
      order by checkout.order_number limit ${ORDERS_AT_ONCE}`,
    [SETTLED_FOR_S, ...values],
  )
  if (missing.length === 0) return
  const { orders } = await readOrdersById(
    missing.map((row) => row.orderId),
    container,
  )
  const byNumber = orders.toSorted((a, b) => a.number - b.number)
  const receipts = byNumber.flatMap((order) => {
    const refunds = missing.find((row) => row.orderId === order.id)?.refunds ?? []
    return receiptsOfOrder(order, new Set(refunds))
  })
  await container.resolve(CHECKOUT_MODULE).receipts.issue(receipts)
}
