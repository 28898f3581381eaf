/*
 * Facts of an order as SQL, for statements about many orders. `order-rules.ts` decides of a single order that was read
 * when it left and whether it is refunded in full: the two must agree.
 */

/** Joins the addresses of an order, a row `medusa`, as `shipped_to` and `billed_to`. */
export const JOIN_ADDRESSES_SQL = `left join order_address shipped_to on shipped_to.id = medusa.shipping_address_id
  left join order_address billed_to on billed_to.id = medusa.billing_address_id`

/** When the money of a checkout came. Orders from before that was kept have the time that their receipts bear. */
export const buildPaidAtSql = (checkout: string) => `coalesce(${checkout}.paid_at, ${checkout}.created_at)`

/** When a parcel was handed to the carrier or to the buyer; null if it was not. */
export const buildLeftAtSql = (parcel: string, deliveryOption: string) =>
  `case when ${deliveryOption} = 'pickup' then ${parcel}.delivered_at else ${parcel}.shipped_at end`

/** The captured payments of an order, as `payment`. Staff may add further ones to the first. */
const buildPaymentsSql = (orderId: string) => `order_payment_collection link
  join payment on payment.payment_collection_id = link.payment_collection_id
  where link.order_id = ${orderId} and link.deleted_at is null and payment.deleted_at is null
    and payment.captured_at is not null`

/** The refunds of those payments, as `refund`. */
export const buildRefundsSql = (orderId: string) => `refund
  where refund.deleted_at is null and refund.payment_id in (select payment.id from ${buildPaymentsSql(orderId)})`

/** In francs, 0 where nothing was captured. */
export const buildPaidSql = (orderId: string) =>
  `(select coalesce(sum(payment.amount), 0) from ${buildPaymentsSql(orderId)})`

/** In francs, 0 where nothing was refunded. */
const buildRefundedSql = (orderId: string) =>
  `(select coalesce(sum(refund.amount), 0) from ${buildRefundsSql(orderId)})`

/** Whether something was paid and all of it is refunded, of the SQL of the two sums. */
export const buildIsRefundedSumSql = ({ paid, refunded }: { paid: string; refunded: string }) =>
  `(${paid} > 0 and ${refunded} >= ${paid})`

/** Whether something was paid for an order and all of it is refunded. */
export const buildIsRefundedSql = (orderId: string) =>
  buildIsRefundedSumSql({ paid: buildPaidSql(orderId), refunded: buildRefundedSql(orderId) })
