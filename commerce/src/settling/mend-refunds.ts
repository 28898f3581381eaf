import type { MedusaContainer } from '@medusajs/framework/types'
import { refundBookedSql } from '../orders/payment-store'
import { readRows } from '../lib/database'
import { reconcileRefundsOrLog } from '../payments/reconcile-refunds'
import { UNSENT_REFUND_AGE_MS } from './take-back-unmade'

/** In days; what has not been mended by then is a person's. */
const LOOK_BACK_DAYS = 7

const INTERRUPTED_REFUNDS_SQL = `
  select distinct checkout.session_id as id from refund
  join checkout_intent checkout on checkout.payment_id = refund.payment_id and checkout.deleted_at is null
  where refund.deleted_at is null and checkout.session_id is not null
    and refund.created_at between now() - ? * interval '1 day' and now() - ? * interval '1 millisecond'
    and not ${refundBookedSql('refund', 'checkout.order_id')}`

/** Books refunds that were cut off from their order, or takes them back: no event tells of one that was never made. */
export async function reconcileInterruptedRefunds(container: MedusaContainer): Promise<void> {
  const sessions = await readRows<{ id: string }>(container, INTERRUPTED_REFUNDS_SQL, [
    LOOK_BACK_DAYS,
    UNSENT_REFUND_AGE_MS,
  ])
  for (const { id } of sessions) await reconcileRefundsOrLog(id, container)
}
