import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'

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
