import type { MedusaContainer } from '@medusajs/framework/types'
import { refundBookedSql } from '../orders/payment-store'
import { readRows } from '../lib/database'
import type { NewMail } from './mail'
import { listOrdersById } from '../orders/order-store'
import { isRefundedInFull } from '../orders/rules/refunds'
import { queueMails } from './queue-mails'
import { buildOrderMailData } from './rules/mail-facts'

type MissingMail = {
  kind: Extract<
    NewMail['kind'],
    'screens_made' | 'shipped' | 'ready' | 'not_shipped' | 'not_ready' | 'refunded' | 'cancelled'
  >
  subject_id: string
  order_id: string
}

type MissingMailScope = { about: string; isWithheld?: boolean } | { settledForMs: number }

/** In days; far longer than the shop is ever down. */
const LOOK_BACK_DAYS = 7

/**
 * In SQL, because it spans three modules and asks for what is absent. A cancellation's mail names its refund too; a
 * parcel that was taken back is told of where its buyer was told of the parcel; of screens a buyer is told once. A
 * refund that its order does not know of may have been cut off before its money went.
 */
const MISSING_MAILS_SQL = `
  with mine as (
    select k.order_id, k.delivery_option, o.canceled_at,
      case when o.metadata ->> 'screens_mail' = 'yes' then o.metadata ->> 'screens_made_at' end as screens_made_at
    from checkout_intent k join "order" o on o.id = k.order_id
  ), happened as (
    select case when delivery_option = 'pickup' then 'ready' else 'shipped' end as kind,
      f.id as subject_id, mine.*, f.id as about,
      case when delivery_option = 'pickup' then f.created_at else f.shipped_at end as happened_at
    from mine join order_fulfillment l on l.order_id = mine.order_id and l.deleted_at is null
    join fulfillment f on f.id = l.fulfillment_id
    where f.deleted_at is null and f.canceled_at is null
    union all
    select case when delivery_option = 'pickup' then 'not_ready' else 'not_shipped' end,
      f.id, mine.*, f.id, f.canceled_at
    from mine join order_fulfillment l on l.order_id = mine.order_id and l.deleted_at is null
    join fulfillment f on f.id = l.fulfillment_id
    where f.deleted_at is null and mine.canceled_at is null and exists (select 1 from checkout_mail told
      where told.occasion in ('shipped:' || f.id, 'ready:' || f.id) and told.state = 'sent'
        and told.deleted_at is null)
    union all
    select 'refunded', r.id, mine.*, r.payment_id, r.created_at
    from mine join order_payment_collection c on c.order_id = mine.order_id and c.deleted_at is null
    join payment p on p.payment_collection_id = c.payment_collection_id and p.deleted_at is null
    join refund r on r.payment_id = p.id
    where r.deleted_at is null and mine.canceled_at is null and ${refundBookedSql('r', 'mine.order_id')}
    union all
    select 'screens_made', mine.order_id || ':' || screens_made_at, mine.*, mine.order_id,
      nullif(screens_made_at, '')::timestamptz
    from mine
    where canceled_at is null and not exists (select 1 from checkout_mail told
      where told.order_id = mine.order_id and told.kind = 'screens_made' and told.state = 'sent'
        and told.deleted_at is null)
    union all
    select 'cancelled', mine.order_id, mine.*, mine.order_id, mine.canceled_at from mine
  )
  select kind, subject_id, order_id from happened
  where happened_at is not null
    and not exists (select 1 from checkout_mail m where m.occasion = happened.kind || ':' || subject_id and m.deleted_at is null)`

/** Queues the mails that are missing. */
export async function queueMissingMails(scope: MissingMailScope, container: MedusaContainer): Promise<void> {
  const missing = await listMissingMails(scope, container)
  if (missing.length === 0) return
  const isWithheld = 'isWithheld' in scope && scope.isWithheld === true
  const { orders } = await listOrdersById(
    missing.map(({ order_id: id }) => id),
    container,
  )
  const mails = missing.flatMap(({ kind, subject_id: subjectId, order_id: orderId }): NewMail[] => {
    const order = orders.find(({ id }) => id === orderId)
    if (order === undefined) return []
    // Who has the money back waits for no parcel, nor for a print.
    const isIdle = (kind.startsWith('not_') || kind === 'screens_made') && isRefundedInFull(order)
    return [
      {
        checkoutId: order.checkoutId,
        orderId,
        kind,
        subjectId,
        recipient: order.email,
        facts: buildOrderMailData(kind, subjectId, order),
        state: isWithheld || isIdle ? 'withheld' : 'queued',
      },
    ]
  })
  await queueMails(mails, container)
}

async function listMissingMails(scope: MissingMailScope, container: MedusaContainer): Promise<MissingMail[]> {
  const [condition, values] =
    'about' in scope
      ? ['about = ?', [scope.about]]
      : [
          "happened_at between now() - ? * interval '1 day' and now() - ? * interval '1 millisecond'",
          [LOOK_BACK_DAYS, scope.settledForMs],
        ]
  return readRows(container, `${MISSING_MAILS_SQL} and ${condition} order by happened_at limit 100`, values)
}
