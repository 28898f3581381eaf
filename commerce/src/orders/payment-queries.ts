import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import type Stripe from 'stripe'
import type { Checkout } from '../checkout/checkout'
import { readRows } from '../lib/database'
import { MEDUSA_REFUND_KEY, toRefundNote } from '../stripe/stripe-refunds'
import {
  buildIsBookedSql,
  IS_CURRENT_ITEM_SQL,
  IS_REFUNDED_SQL,
  LIVE_PARCELS_SQL,
  ORDER_PAYMENTS_SQL,
  ORDER_REFUNDS_SQL,
  PARCEL_LEFT_AT_SQL,
} from './order-sql'

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
  refundId: string,
  orderId: string,
  container: MedusaContainer,
): Promise<boolean> {
  const sql = `select 1 from refund where refund.id = ? and ${buildIsBookedSql('?')}`
  return (await readRows(container, sql, [refundId, orderId])).length > 0
}

/** Returns Medusa's row of a refund at Stripe; undefined if there is none. */
export async function findMedusaRefund(
  refund: Stripe.Refund,
  { payment_id: paymentId }: Checkout,
  container: MedusaContainer,
) {
  if (paymentId === null) return undefined
  const rows = await container.resolve(Modules.PAYMENT).listRefunds({ payment_id: paymentId })
  const note = toRefundNote(refund)
  const mark = refund.metadata?.[MEDUSA_REFUND_KEY]
  return rows.find((row) => row.note === note) ?? rows.find(({ id }) => id === mark)
}

/** Only refunds of the last day, as one that cannot be repaired must not block the others for ever. */
const REFUND_IN_PROGRESS_SQL = `
  select 1 from ${ORDER_REFUNDS_SQL}
  join checkout_intent checkout on checkout.payment_id = payment.id and checkout.deleted_at is null
  where refund.created_at > now() - interval '1 day'
    and ? in (payment.id, link.order_id) and not ${buildIsBookedSql('link.order_id')} limit 1`

const UNRETURNED_COLLECTIONS_SQL = `
  select link.payment_collection_id as id from ${ORDER_PAYMENTS_SQL}
  where link.order_id = ?
    and (select coalesce(sum(amount), 0) from capture where payment_id = payment.id and deleted_at is null)
      > (select coalesce(sum(amount), 0) from refund where payment_id = payment.id and deleted_at is null)`

const INTERRUPTED_REFUNDS_SQL = `
  select distinct checkout.session_id as "sessionId" from refund
  join checkout_intent checkout on checkout.payment_id = refund.payment_id and checkout.deleted_at is null
  where refund.deleted_at is null and checkout.session_id is not null
    and refund.created_at between now() - ? * interval '1 day' and now() - ? * interval '1 millisecond'
    and not ${buildIsBookedSql('checkout.order_id')}`

/** Orders whose money has all gone back, with goods that are still reserved or wait in a parcel. */
const HELD_GOODS_SQL = `
  select distinct checkout.session_id as "sessionId" from refund
  join checkout_intent checkout on checkout.payment_id = refund.payment_id and checkout.deleted_at is null
  join "order" medusa on medusa.id = checkout.order_id and medusa.canceled_at is null
  where refund.deleted_at is null and checkout.session_id is not null
    and refund.created_at > now() - ? * interval '1 day'
    and ${IS_REFUNDED_SQL}
    and (exists (select 1 from order_item item
        join reservation_item held on held.line_item_id = item.item_id and held.deleted_at is null
        where ${IS_CURRENT_ITEM_SQL})
      or exists (select 1 from ${LIVE_PARCELS_SQL}
        where link.order_id = medusa.id and ${PARCEL_LEFT_AT_SQL} is null))`

const TWINT_PAYMENT_SQL = `
  select 1 from payment where captured_at is not null and deleted_at is null
    and data ->> 'method' = 'twint' and data ->> 'isLive' = ? limit 1`

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

/**
 * Returns the sessions with a refund that is not booked on its order, and is too old to be still running, or of all the
 * money of an order that holds its goods nevertheless.
 */
export function listUnfinishedRefunds(container: MedusaContainer): Promise<{ sessionId: string }[]> {
  const { lookBackDays, minUnsentAgeMs } = REFUND_TIMING
  return readRows(container, `${INTERRUPTED_REFUNDS_SQL} union ${HELD_GOODS_SQL}`, [
    lookBackDays,
    minUnsentAgeMs,
    lookBackDays,
  ])
}

/** Returns the payment collections of an order with captured money that is not all refunded. */
export function listUnreturnedCollections(
  orderId: string,
  container: MedusaContainer,
): Promise<{ id: string }[]> {
  return readRows(container, UNRETURNED_COLLECTIONS_SQL, [orderId])
}

/**
 * Whether anybody has paid with TWINT, with live or with test keys,
 * as payments with test keys prove nothing about live ones.
 */
export async function hasTwintPayment(
  { isLive }: { isLive: boolean },
  container: MedusaContainer,
): Promise<boolean> {
  return (await readRows(container, TWINT_PAYMENT_SQL, [String(isLive)])).length > 0
}
