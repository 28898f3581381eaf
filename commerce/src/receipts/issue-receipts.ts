import type { MedusaContainer } from '@medusajs/framework/types'
import { refundBookedSql } from '../orders/payment-store'
import { readRows } from '../lib/database'
import { readStudioProfile } from '../lib/studio-profile'
import { listOrdersById } from '../orders/order-store'
import { buildReceipts } from './build-receipts'
import { toSeller } from './rules/seller'

/** Younger than this, in seconds, Medusa's workflow may still take a refund back. */
const REFUND_GRACE_S = 30
const ORDERS_AT_ONCE = 100

/**
 * Orders without an invoice, or with a settled refund without a credit note, each with all its settled refunds. A
 * refund that its order does not know of was cut off, and is made again under another id (settling/mirror-refunds.ts).
 * One whose mail is due is settled at once: the mail is queued when Medusa's workflow has ended.
 */
const missingReceiptsSql = (condition: string) => `
  with settled as (
    select link.order_id, refund.id from order_payment_collection link
    join payment on payment.payment_collection_id = link.payment_collection_id and payment.deleted_at is null
    join refund on refund.payment_id = payment.id and refund.deleted_at is null
    where link.deleted_at is null
      and (refund.created_at < now() - ? * interval '1 second' or exists (select 1 from checkout_mail told
        where told.deleted_at is null and (told.occasion = 'refunded:' || refund.id
          or (told.occasion = 'cancelled:' || link.order_id and refund.created_at < told.created_at))))
      and ${refundBookedSql('refund', 'link.order_id')}
  )
  select checkout.order_id as "orderId", checkout.order_number as number,
    coalesce(json_agg(settled.id) filter (where settled.id is not null), '[]') as refunds
  from checkout_intent checkout left join settled on settled.order_id = checkout.order_id
  where checkout.order_number > ? and checkout.deleted_at is null ${condition}
  group by checkout.id
  having not exists (select 1 from checkout_receipt where occasion = 'invoice:' || checkout.id)
    or bool_or(settled.id is not null
      and not exists (select 1 from checkout_receipt where occasion = 'credit_note:' || settled.id))
  order by checkout.order_number limit ${ORDERS_AT_ONCE}`

type MissingReceipt = { orderId: string; number: number; refunds: string[] }

/** Issues what is missing, each once, the oldest orders first; of one order if it is given. */
export async function issueReceipts(container: MedusaContainer, orderId?: string): Promise<void> {
  // Past every order that was looked at, so that those that cannot be read hold up no others.
  for (let last = -1; ;) {
    const missing = await listMissingReceipts(container, last, orderId)
    if (missing.length > 0) await issueMissing(missing, container)
    if (missing.length < ORDERS_AT_ONCE) return
    last = missing.at(-1)?.number ?? last
  }
}

function listMissingReceipts(
  container: MedusaContainer,
  last: number,
  orderId?: string,
): Promise<MissingReceipt[]> {
  const [condition, values] = orderId === undefined ? ['', []] : ['and checkout.order_id = ?', [orderId]]
  return readRows(container, missingReceiptsSql(condition), [REFUND_GRACE_S, last, ...values])
}

async function issueMissing(missing: readonly MissingReceipt[], container: MedusaContainer): Promise<void> {
  const { orders } = await listOrdersById(
    missing.map((row) => row.orderId),
    container,
  )
  const refunds = new Map(missing.map((row) => [row.orderId, new Set(row.refunds)]))
  const studio = toSeller(await readStudioProfile(container))
  const receipts = orders
    .toSorted((a, b) => a.number - b.number)
    .flatMap((order) => buildReceipts(order, refunds.get(order.id) ?? new Set(), studio))
  await container.resolve('receiptStore').issue(receipts)
}
