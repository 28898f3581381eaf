import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'
import { REFUND_TIMING, buildRefundBookedSql } from '../orders/payment-queries'
import type { NewMail } from './mail'

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
    where r.deleted_at is null and mine.canceled_at is null and ${buildRefundBookedSql('r', 'mine.order_id')}
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

const OPEN_INVITATIONS_SQL = `
  select id, email, id || ':' || extract(epoch from expires_at) as subject
  from invite where deleted_at is null and not accepted and expires_at > now()
    and not exists (select 1 from checkout_mail m
      where m.occasion = 'invitation:' || invite.id || ':' || extract(epoch from invite.expires_at))
  order by created_at limit 100`

type MissingMail = {
  kind: Extract<
    NewMail['kind'],
    'screens_made' | 'shipped' | 'ready' | 'not_shipped' | 'not_ready' | 'refunded' | 'cancelled'
  >
  subject_id: string
  order_id: string
}

/** The mails of one object, or of all whose workflow has ended by now. */
export type MissingMailScope = { about: string; isWithheld?: boolean } | 'all'

/**
 * Returns the missing mails, the earliest first. In SQL, as it joins three modules and searches for rows that are
 * absent. The mail of a cancellation also names its refund. A parcel that was undone has a mail only if the parcel
 * itself had one; an order has one mail about screens. A refund that is not booked on its order has none, as it
 * may have been interrupted before any money was refunded.
 */
export function listMissingMails(
  scope: MissingMailScope,
  container: MedusaContainer,
): Promise<MissingMail[]> {
  const [condition, values] =
    scope !== 'all'
      ? ['about = ?', [scope.about]]
      : [
          "happened_at between now() - ? * interval '1 day' and now() - ? * interval '1 millisecond'",
          [REFUND_TIMING.lookBackDays, REFUND_TIMING.workflowMs],
        ]
  return readRows(container, `${MISSING_MAILS_SQL} and ${condition} order by happened_at limit 100`, values)
}

/** Returns the open invitations without a mail. `subject` differs when an invitation is sent again. */
export function listInvitationsWithoutMail(
  container: MedusaContainer,
): Promise<{ id: string; email: string; subject: string }[]> {
  return readRows(container, OPEN_INVITATIONS_SQL)
}
