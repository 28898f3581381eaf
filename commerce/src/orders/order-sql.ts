/*
 * The one home of SQL that finds what belongs to an order: its parcels, line items, payments and refunds. In each fragment
 * `medusa` is Medusa's row of an order and `checkout` is ours; the other names are said beside it. What they say of an
 * order (whether it has left, whether it is refunded, its stage) is in `order-rules-sql.ts`.
 */

/** Joins the addresses of `medusa` as `shipped_to` and `billed_to`. */
export const JOIN_ADDRESSES_SQL = `left join order_address shipped_to on shipped_to.id = medusa.shipping_address_id
  left join order_address billed_to on billed_to.id = medusa.billing_address_id`

/** Whether `mail` was given up. It stands here, below the mails, as an order is read with how many of its mails were. */
export const IS_FAILED_MAIL_SQL = `mail.state = 'failed' and mail.deleted_at is null`

/** When the money of `checkout` came. Orders from before that was kept have the time that their receipts bear. */
export const PAID_AT_SQL = 'coalesce(checkout.paid_at, checkout.created_at)'

/** Whether `parcel` is neither cancelled nor deleted. */
export const IS_LIVE_PARCEL_SQL = 'parcel.deleted_at is null and parcel.canceled_at is null'

/** Selects from the live parcels of all orders, as `parcel`. The order of each is `link.order_id`. */
export const LIVE_PARCELS_SQL = `order_fulfillment link join fulfillment parcel on parcel.id = link.fulfillment_id
  and link.deleted_at is null and ${IS_LIVE_PARCEL_SQL}`

/** Whether `item` is a line item of `medusa` as that is now: Medusa keeps the line items of earlier versions, too. */
export const IS_CURRENT_ITEM_SQL = `item.order_id = medusa.id and item.version = medusa.version
  and item.deleted_at is null`

/** How many pieces of `item` are in no parcel. */
export const UNPACKED_PIECES_SQL = '(item.quantity - item.fulfilled_quantity)'

/** Selects from the payments of all orders, as `payment`: staff may add some. The order of each is `link.order_id`. */
export const ORDER_PAYMENTS_SQL = `order_payment_collection link
  join payment on payment.payment_collection_id = link.payment_collection_id
  and link.deleted_at is null and payment.deleted_at is null`

/** Selects from the payments whose money has come, as `payment`. */
export const CAPTURED_PAYMENTS_SQL = `${ORDER_PAYMENTS_SQL} and payment.captured_at is not null`

/** Selects from the refunds of captured payments, as `refund`. The order of each is `link.order_id`. */
export const ORDER_REFUNDS_SQL = `${CAPTURED_PAYMENTS_SQL}
  join refund on refund.payment_id = payment.id and refund.deleted_at is null`

/** The sum that was paid for `medusa`, in francs; 0 if nothing was. */
export const PAID_FRANCS_SQL = `(select coalesce(sum(payment.amount), 0) from ${CAPTURED_PAYMENTS_SQL}
  where link.order_id = medusa.id)`

/** The sum that has gone back, in francs; 0 if nothing has. */
export const REFUNDED_FRANCS_SQL = `(select coalesce(sum(refund.amount), 0) from ${ORDER_REFUNDS_SQL}
  where link.order_id = medusa.id)`

/**
 * Whether `refund` is booked on the order with this id. Medusa's workflow books a refund after its row is written; that of
 * a cancelled order is booked under the payment's id.
 */
export const buildIsBookedSql = (orderId: string) => `exists (select 1 from order_transaction booked
  where booked.order_id = ${orderId} and booked.deleted_at is null
    and (booked.reference_id = refund.id
      or (booked.reference_id = refund.payment_id and booked.amount = - refund.amount
        and booked.created_at >= refund.created_at)))`
