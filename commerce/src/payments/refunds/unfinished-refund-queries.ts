import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../../lib/database'
import { IS_REFUNDED_SQL, PARCEL_LEFT_AT_SQL } from '../../orders/order-rules-sql'
import { buildIsBookedSql, IS_CURRENT_ITEM_SQL, LIVE_PARCELS_SQL } from '../../orders/order-sql'
import { REFUND_TIMING } from '../../orders/read/refund-queries'

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
