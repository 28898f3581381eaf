import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'
import { buildUniqueKeySql } from '../lib/unique-key'
import { buildIsBookedSql, ORDER_REFUNDS_SQL } from '../orders/order-sql'
import { REFUND_TIMING } from '../orders/read/refund-queries'

const buildMissingReceiptsSql = (condition: string) => `
  with booked as (
    select link.order_id, refund.id from ${ORDER_REFUNDS_SQL}
    where (refund.created_at < now() - ? * interval '1 second' or exists (select 1 from checkout_mail told
        where told.deleted_at is null and (told.occasion = ${buildUniqueKeySql("'refunded'", 'refund.id')}
          or (told.occasion = ${buildUniqueKeySql("'cancelled'", 'link.order_id')} and refund.created_at < told.created_at))))
      and ${buildIsBookedSql('link.order_id')}
  )
  select checkout.order_id as "orderId", checkout.order_number as number,
    coalesce(json_agg(booked.id) filter (where booked.id is not null), '[]') as refunds
  from checkout_intent checkout left join booked on booked.order_id = checkout.order_id
  where checkout.order_number > ? and checkout.deleted_at is null ${condition}
  group by checkout.id
  having not exists (select 1 from checkout_receipt where occasion = ${buildUniqueKeySql("'invoice'", 'checkout.id')})
    or bool_or(booked.id is not null
      and not exists (select 1 from checkout_receipt where occasion = ${buildUniqueKeySql("'credit_note'", 'booked.id')}))
    or exists (select 1 from failed_refund failed
      where failed.checkout_id = checkout.id and failed.undone_at is not null and failed.refund_id is not null
        and not exists (select 1 from checkout_receipt
          where occasion = ${buildUniqueKeySql("'credit_note'", "failed.refund_id || ':failed'")}))
  order by checkout.order_number limit ?`

export type MissingReceipt = { orderId: string; number: number; refunds: string[] }

type MissingReceiptScope = { afterNumber: number; limit: number; orderId: string | undefined }

/**
 * Returns orders without an invoice, or with a booked or a failed refund without its credit note, each with all its
 * booked refunds. A refund is booked if its order's transactions name it. One that was interrupted before is made again
 * under another id (payments/refunds/reconcile-refunds.ts), so a credit note for it would be wrong. Medusa may take back a refund
 * while its workflow runs, so a refund counts once the time of the workflow is over, or its mail is queued, which is done
 * after it.
 */
export function listMissingReceipts(
  { afterNumber, limit, orderId }: MissingReceiptScope,
  container: MedusaContainer,
): Promise<MissingReceipt[]> {
  const [condition, values] = orderId === undefined ? ['', []] : ['and checkout.order_id = ?', [orderId]]
  return readRows(container, buildMissingReceiptsSql(condition), [
    REFUND_TIMING.workflowMs / 1000,
    afterNumber,
    ...values,
    limit,
  ])
}
