import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'

/** How long refunds are left alone: each time is longer than what it waits for can take. */
export const REFUND_TIMING = {
  /** Medusa's workflow has booked a refund, or has taken it back. */
  workflowMs: 30_000,
  /** One that staff make in the admin has reached its order. */
  staffMs: 60_000,
  /** All that a refund asks of Stripe (stripe/stripe-client.ts) is answered or over. */
  unsentMs: 2 * 60_000,
  /** What has not been reconciled by then is a person's; far longer than the shop is ever down. */
  lookBackDays: 7,
} as const

/**
 * SQL: whether an order knows of a row of `refund`, which Medusa's workflow books after the refund itself; what a
 * cancellation gives back it books under the payment's id, after its row.
 */
export const refundBookedSql = (
  refund: string,
  orderId: string,
) => `exists (select 1 from order_transaction booked
  where booked.order_id = ${orderId} and booked.deleted_at is null
    and (booked.reference_id = ${refund}.id
      or (booked.reference_id = ${refund}.payment_id and booked.amount = - ${refund}.amount
        and booked.created_at >= ${refund}.created_at)))`

export async function isRefundBooked(
  refundId: string,
  orderId: string,
  container: MedusaContainer,
): Promise<boolean> {
  const sql = `select 1 from refund where refund.id = ? and ${refundBookedSql('refund', '?')}`
  return (await readRows(container, sql, [refundId, orderId])).length > 0
}

/** After a day one that cannot be mended must not hold up the others. */
const REFUND_IN_PROGRESS_SQL = `
  select 1 from refund join payment on payment.id = refund.payment_id
  join checkout_intent on checkout_intent.payment_id = payment.id and checkout_intent.deleted_at is null
  join order_payment_collection link
    on link.payment_collection_id = payment.payment_collection_id and link.deleted_at is null
  where refund.deleted_at is null and refund.created_at > now() - interval '1 day'
    and ? in (payment.id, link.order_id) and not ${refundBookedSql('refund', 'link.order_id')} limit 1`

const INTERRUPTED_REFUNDS_SQL = `
  select distinct checkout.session_id as "sessionId" from refund
  join checkout_intent checkout on checkout.payment_id = refund.payment_id and checkout.deleted_at is null
  where refund.deleted_at is null and checkout.session_id is not null
    and refund.created_at between now() - ? * interval '1 day' and now() - ? * interval '1 millisecond'
    and not ${refundBookedSql('refund', 'checkout.order_id')}`

const UNRETURNED_COLLECTIONS_SQL = `
  select link.payment_collection_id as id from order_payment_collection link
  join payment on payment.payment_collection_id = link.payment_collection_id and payment.deleted_at is null
  where link.order_id = ? and link.deleted_at is null
    and (select coalesce(sum(amount), 0) from capture where payment_id = payment.id and deleted_at is null)
      > (select coalesce(sum(amount), 0) from refund where payment_id = payment.id and deleted_at is null)`

const TWINT_PAYMENT_SQL = `
  select 1 from payment where captured_at is not null and deleted_at is null
    and data ->> 'method' = 'twint' and data ->> 'isLive' = ? limit 1`

/**
 * Whether a refund of a payment, or of an order, is being made or was cut off. Medusa books whatever is not booked
 * along with the next refund, also what never reached Stripe, so that one has to wait.
 */
export async function hasRefundInProgress(
  paymentOrOrderId: string,
  container: MedusaContainer,
): Promise<boolean> {
  return (await readRows(container, REFUND_IN_PROGRESS_SQL, [paymentOrOrderId])).length > 0
}

/** Sessions with a refund that its order has not booked, and that is old enough not to be at work any more. */
export function listInterruptedRefunds(container: MedusaContainer): Promise<{ sessionId: string }[]> {
  const { lookBackDays, unsentMs } = REFUND_TIMING
  return readRows(container, INTERRUPTED_REFUNDS_SQL, [lookBackDays, unsentMs])
}

/** Payment collections of an order that have taken money and not given all of it back. */
export function listUnreturnedCollections(
  orderId: string,
  container: MedusaContainer,
): Promise<{ id: string }[]> {
  return readRows(container, UNRETURNED_COLLECTIONS_SQL, [orderId])
}

/** Whether anybody has ever paid with TWINT, live or with test keys: those prove nothing about live ones. */
export async function hasTwintPayment(
  { isLive }: { isLive: boolean },
  container: MedusaContainer,
): Promise<boolean> {
  return (await readRows(container, TWINT_PAYMENT_SQL, [String(isLive)])).length > 0
}
