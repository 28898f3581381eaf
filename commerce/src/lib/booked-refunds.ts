import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from './read-rows'

/**
 * SQL: whether an order knows of a row of `refund`, which Medusa's workflow books after the refund itself; what a
 * cancellation gives back it books under the payment's id.
 */
export const isBooked = (refund: string, orderId: string) => `exists (select 1 from order_transaction booked
  where booked.order_id = ${orderId} and booked.deleted_at is null
    and (booked.reference_id = ${refund}.id
      or (booked.reference_id = ${refund}.payment_id and booked.amount = - ${refund}.amount)))`

export async function isRefundBooked(
  refundId: string,
  orderId: string,
  container: MedusaContainer,
): Promise<boolean> {
  const sql = `select 1 from refund where refund.id = ? and ${isBooked('refund', '?')}`
  return (await readRows(container, sql, [refundId, orderId])).length > 0
}
