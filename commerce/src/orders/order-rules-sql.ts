import { DELIVERY, DELIVERY_OPTIONS } from '../contract/cart/delivery-option'
import { buildTextListSql } from '../lib/database'
import { DEFAULT_STAGE, STAGE_RULES, type StageFacts } from './order-rules'
import {
  CAPTURED_PAYMENTS_SQL,
  IS_CURRENT_ITEM_SQL,
  LIVE_PARCELS_SQL,
  PAID_FRANCS_SQL,
  REFUNDED_FRANCS_SQL,
  UNPACKED_PIECES_SQL,
} from './order-sql'

/*
 * What `order-rules.ts` says of an order that was read, in SQL, for statements that choose among all orders. Each rule is
 * here once, and the name of its function is beside it; `order-search.test.ts` holds the two equal. `medusa` is Medusa's
 * row of an order, `checkout` is ours.
 */

const PICKUP_OPTIONS = DELIVERY_OPTIONS.filter((option) => DELIVERY[option].isPickup)

/** Whether the buyer of `checkout` comes to the studio for the goods. */
export const IS_PICKUP_SQL = `checkout.delivery_option in (${buildTextListSql(PICKUP_OPTIONS)})`

/** `getParcelLeftAt`, of the two times of a parcel, or of what several parcels have of them. */
const buildLeftSql = ({ shipped, delivered }: { shipped: string; delivered: string }) =>
  `case when ${IS_PICKUP_SQL} then ${delivered} else ${shipped} end`

/** `getParcelLeftAt` of `parcel`. */
export const PARCEL_LEFT_AT_SQL = buildLeftSql({
  shipped: 'parcel.shipped_at',
  delivered: 'parcel.delivered_at',
})

/** `hasOrderLeft`. */
const buildHasLeftSql = (order: { hasParcels: string; hasUnpacked: string; haveAllLeft: string }) =>
  `(${order.hasParcels} and not ${order.hasUnpacked} and ${order.haveAllLeft})`

/** `isRefundedInFull`, of two sums. */
const buildIsRefundedSql = ({ paid, refunded }: { paid: string; refunded: string }) =>
  `(${paid} > 0 and ${refunded} >= ${paid})`

/** `isRefundedInFull` of `medusa`. */
export const IS_REFUNDED_SQL = buildIsRefundedSql({ paid: PAID_FRANCS_SQL, refunded: REFUNDED_FRANCS_SQL })

const PARCELS_SQL = `select 1 from ${LIVE_PARCELS_SQL} where link.order_id = medusa.id`

/**
 * Whether `medusa` has a stage with work: neither `done` nor `closed`. `case` makes PostgreSQL sum the money only of the few
 * orders whose goods have not left.
 */
export const IS_OPEN_SQL = `(medusa.canceled_at is null and case when not ${buildHasLeftSql({
  hasParcels: `exists (${PARCELS_SQL})`,
  hasUnpacked: `exists (select 1 from order_item item where ${IS_CURRENT_ITEM_SQL} and ${UNPACKED_PIECES_SQL} > 0)`,
  haveAllLeft: `not exists (${PARCELS_SQL} and ${PARCEL_LEFT_AT_SQL} is null)`,
})} then not ${IS_REFUNDED_SQL} end)`

/** The facts that `getOrderStage` asks for, of a row that `STAGED_ORDERS_SQL` joins. */
const STAGE_FACTS_SQL: StageFacts<string> = {
  isCanceled: 'medusa.canceled_at is not null',
  hasLeft: buildHasLeftSql({
    hasParcels: 'parcels.order_id is not null',
    hasUnpacked: '(unpacked.order_id is not null)',
    haveAllLeft: buildLeftSql({ shipped: 'parcels.shipped', delivered: 'parcels.delivered' }),
  }),
  isRefunded: buildIsRefundedSql({
    paid: 'coalesce(money.paid, 0)',
    refunded: 'coalesce(money.refunded, 0)',
  }),
  isPrinted: `(nullif(medusa.metadata ->> 'printed_at', '') is not null or parcels.order_id is not null)`,
  isPickup: IS_PICKUP_SQL,
  needsScreen: `proof.job ->> 'method' = 'screen' and nullif(medusa.metadata ->> 'screens_made_at', '') is null`,
}

const STAGE_SQL = `case ${STAGE_RULES.map(
  ({ stage, facts }) => `when ${facts.map((fact) => STAGE_FACTS_SQL[fact]).join(' and ')} then '${stage}'`,
).join(' ')} else '${DEFAULT_STAGE}' end`

/**
 * The stages of all orders, as `staged` of a `with`. What they depend on is read at once, as a look-up for each order would
 * be slow.
 */
export const STAGED_ORDERS_SQL = `
  parcels as (
    select link.order_id, bool_and(parcel.shipped_at is not null) as shipped,
      bool_and(parcel.delivered_at is not null) as delivered
    from ${LIVE_PARCELS_SQL} group by link.order_id
  ), unpacked as (
    select distinct medusa.id as order_id from "order" medusa
    join order_item item on ${IS_CURRENT_ITEM_SQL} and ${UNPACKED_PIECES_SQL} > 0
  ), returned as (
    select refund.payment_id, sum(refund.amount) as amount from refund
    where refund.deleted_at is null group by refund.payment_id
  ), money as (
    select link.order_id, sum(payment.amount) as paid, sum(returned.amount) as refunded
    from ${CAPTURED_PAYMENTS_SQL} left join returned on returned.payment_id = payment.id
    group by link.order_id
  ), staged as (
    select checkout.id, ${STAGE_SQL} as stage
    from checkout_intent checkout join "order" medusa on medusa.id = checkout.order_id
    left join parcels on parcels.order_id = medusa.id
    left join unpacked on unpacked.order_id = medusa.id
    left join money on money.order_id = medusa.id
    left join press_proof proof on proof.id = checkout.proof_id
  )`
