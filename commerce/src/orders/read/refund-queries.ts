import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../../lib/database'
import { buildIsBookedSql, ORDER_REFUNDS_SQL } from '../order-sql'

/** How old a refund must be before it is reconciled. Each time is longer than the work that it waits for. */
export const REFUND_TIMING = {
  /** By then Medusa's workflow has booked the refund, or deleted it. */
  workflowMs: 30_000,
  /** By then a refund that staff made in the admin is booked on its order. */
  minStaffAgeMs: 60_000,
  /** By then all requests of a refund to Stripe (stripe/stripe-client.ts) are answered or have timed out. */
  minUnsentAgeMs: 2 * 60_000,
  /** Older refunds are left to staff. It is far longer than the shop is ever down. */
  lookBackDays: 7,
} as const

/** Whether a refund of Medusa's is booked on its order. */
export async function isRefundBooked(
  { refundId, orderId }: { refundId: string; orderId: string },
  container: MedusaContainer,
): Promise<boolean> {
  const sql = `select 1 from refund where refund.id = ? and ${buildIsBookedSql('?')}`
  return (await readRows(container, sql, [refundId, orderId])).length > 0
}

/** Looks at the last day alone, as a refund that cannot be repaired must not block the others for ever. */
const REFUND_IN_PROGRESS_SQL = `
  select 1 from ${ORDER_REFUNDS_SQL}
  join checkout_intent checkout on checkout.payment_id = payment.id and checkout.deleted_at is null
  where refund.created_at > now() - interval '1 day'
    and ? in (payment.id, link.order_id) and not ${buildIsBookedSql('link.order_id')} limit 1`

/** Measures by the database's clock, although Medusa dates a refund by its server's. */
const SAME_REFUND_SQL = `
  select 1 from refund where payment_id = ? and deleted_at is null and amount = ?
    and created_at >= now() - ? * interval '1 millisecond' limit 1`

/**
 * Whether a refund of a payment, or of an order, is running or was interrupted. Medusa books all unbooked refunds
 * together with the next one, even one that Stripe never made, so the next one has to wait.
 */
export async function hasRefundInProgress(
  paymentOrOrderId: string,
  container: MedusaContainer,
): Promise<boolean> {
  return (await readRows(container, REFUND_IN_PROGRESS_SQL, [paymentOrOrderId])).length > 0
}

/** Whether as much of a payment was refunded within the last `withinMs`. */
export async function hasSameRefund(
  { paymentId, francs, withinMs }: { paymentId: string; francs: number; withinMs: number },
  container: MedusaContainer,
): Promise<boolean> {
  return (await readRows(container, SAME_REFUND_SQL, [paymentId, francs, withinMs])).length > 0
}
