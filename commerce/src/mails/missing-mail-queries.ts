import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'
import { buildOccasionSql } from '../lib/occasion'
import { buildIsPickupSql } from '../orders/order-rules-sql'
import { buildIsBookedSql, LIVE_PARCELS_SQL, ORDER_REFUNDS_SQL } from '../orders/order-sql'
import { REFUND_TIMING } from '../orders/read/refund-queries'
import type { MailKindWith } from './mail-kinds'

const MISSING_MAILS_SQL = `
  with ordered as (
    select medusa.id as order_id, checkout.delivery_option, medusa.canceled_at,
      case when medusa.metadata ->> 'screens_mail' = 'yes' then medusa.metadata ->> 'screens_made_at' end as screens_made_at
    from checkout_intent checkout join "order" medusa on medusa.id = checkout.order_id
  ), happened as (
    select case when ${buildIsPickupSql('delivery_option')} then 'ready' else 'shipped' end as kind,
      parcel.id as subject_id, ordered.*, parcel.id as about,
      case when ${buildIsPickupSql('delivery_option')} then parcel.created_at else parcel.shipped_at end as happened_at
    from ordered join (${LIVE_PARCELS_SQL}) on link.order_id = ordered.order_id
    union all
    select case when ${buildIsPickupSql('delivery_option')} then 'not_ready' else 'not_shipped' end,
      parcel.id, ordered.*, parcel.id, parcel.canceled_at
    from ordered join order_fulfillment link on link.order_id = ordered.order_id and link.deleted_at is null
    join fulfillment parcel on parcel.id = link.fulfillment_id
    where parcel.deleted_at is null and ordered.canceled_at is null and exists (select 1 from checkout_mail told
      where told.occasion in (${buildOccasionSql("'shipped'", 'parcel.id')},
          ${buildOccasionSql("'ready'", 'parcel.id')}) and told.state = 'sent'
        and told.deleted_at is null)
    union all
    select 'refunded', refund.id, ordered.*, refund.payment_id, refund.created_at
    from ordered join (${ORDER_REFUNDS_SQL}) on link.order_id = ordered.order_id
    where ordered.canceled_at is null and ${buildIsBookedSql('ordered.order_id')}
    union all
    select 'screens_made', ordered.order_id || ':' || screens_made_at, ordered.*, ordered.order_id,
      nullif(screens_made_at, '')::timestamptz
    from ordered
    where canceled_at is null and not exists (select 1 from checkout_mail told
      where told.order_id = ordered.order_id and told.kind = 'screens_made' and told.state = 'sent'
        and told.deleted_at is null)
    union all
    select 'cancelled', ordered.order_id, ordered.*, ordered.order_id, ordered.canceled_at from ordered
  )
  select kind, subject_id, order_id from happened
  where happened_at is not null and not exists (select 1 from checkout_mail mail
    where mail.occasion = ${buildOccasionSql('happened.kind', 'subject_id')} and mail.deleted_at is null)`

const INVITATION_SUBJECT_SQL = `invite.id || ':' || extract(epoch from invite.expires_at)`

const OPEN_INVITATIONS_SQL = `
  select id, email, ${INVITATION_SUBJECT_SQL} as subject
  from invite where deleted_at is null and not accepted and expires_at > now()
    and not exists (select 1 from checkout_mail mail
      where mail.occasion = ${buildOccasionSql("'invitation'", INVITATION_SUBJECT_SQL)})
  order by created_at limit 100`

type MissingMail = {
  kind: MailKindWith<{ about: 'order' | 'parcel' | 'refund' }>
  subject_id: string
  order_id: string
}

/** Limits a search to the mails about one thing, by its id; 'all' finds those whose workflow has ended by now. */
export type MissingMailScope = { about: string; isWithheld?: boolean } | 'all'

/**
 * Returns the missing mails, the earliest first. A refund of a cancelled order has no mail of its own, as that of the
 * cancellation names it. That a parcel was undone is mailed only if the parcel was; an order has one mail about screens. A
 * refund that is not booked on its order has none, as it may have been interrupted before any money was refunded.
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
