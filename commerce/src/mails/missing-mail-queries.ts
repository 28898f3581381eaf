import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../lib/database'
import { IS_PICKUP_SQL } from '../orders/order-rules-sql'
import { buildIsBookedSql, LIVE_PARCELS_SQL, ORDER_REFUNDS_SQL } from '../orders/order-sql'
import { buildUniqueKeySql } from '../lib/unique-key'
import type { MailKindWith } from './mail-kinds'

type MissingMailKind = MailKindWith<{ subjectType: 'order' | 'parcel' | 'refund' }>

/** How old must be what a mail tells of before the search for all finds it, and how old it may be. */
const SEARCH_TIMING = {
  /** By then the workflow that made it has ended, or has undone it. */
  workflowMs: 30_000,
  /** Of what is older nobody wants a mail any more. It is far longer than the shop is ever down. */
  lookBackDays: 7,
} as const

const ORDERS_SQL = `checkout_intent checkout join "order" medusa on medusa.id = checkout.order_id`

/** Whether a mail that fulfils a condition has been sent. */
const buildIsSentSql = (condition: string) => `exists (select 1 from checkout_mail sent
  where ${condition} and sent.state = 'sent' and sent.deleted_at is null)`

/** Parcels that were undone after a mail of the kind `told` was sent about them. */
const buildUndoneParcelsSql = (told: MissingMailKind) => `
  select medusa.id as order_id, parcel.id as subject_id, parcel.id as changed_id, parcel.canceled_at as happened_at
  from ${ORDERS_SQL}
  join order_fulfillment link on link.order_id = medusa.id and link.deleted_at is null
  join fulfillment parcel on parcel.id = link.fulfillment_id
  where parcel.deleted_at is null and medusa.canceled_at is null
    and ${buildIsSentSql(`sent.occasion = ${buildUniqueKeySql(`'${told}'`, 'parcel.id')}`)}`

/** Selects what each kind tells of. Where `happened_at` is null, it has not happened. */
const EVENTS_SQL: Readonly<Record<MissingMailKind, string>> = {
  /** An order has one mail about screens, however often they are made. */
  screens_made: `
    select medusa.id as order_id, medusa.id || ':' || (medusa.metadata ->> 'screens_made_at') as subject_id,
      medusa.id as changed_id, case when medusa.metadata ->> 'screens_mail' = 'yes'
        then nullif(medusa.metadata ->> 'screens_made_at', '')::timestamptz end as happened_at
    from ${ORDERS_SQL}
    where medusa.canceled_at is null
      and not ${buildIsSentSql("sent.order_id = medusa.id and sent.kind = 'screens_made'")}`,

  shipped: `
    select medusa.id as order_id, parcel.id as subject_id, parcel.id as changed_id, parcel.shipped_at as happened_at
    from ${ORDERS_SQL} join (${LIVE_PARCELS_SQL}) on link.order_id = medusa.id
    where not ${IS_PICKUP_SQL}`,

  not_shipped: buildUndoneParcelsSql('shipped'),

  ready: `
    select medusa.id as order_id, parcel.id as subject_id, parcel.id as changed_id, parcel.created_at as happened_at
    from ${ORDERS_SQL} join (${LIVE_PARCELS_SQL}) on link.order_id = medusa.id
    where ${IS_PICKUP_SQL}`,

  not_ready: buildUndoneParcelsSql('ready'),

  /**
   * A refund of a cancelled order has no mail of its own, as that of the cancellation names it. One that is not booked on its
   * order has none, as it may have been interrupted before any money was refunded.
   */
  refunded: `
    select medusa.id as order_id, refund.id as subject_id, refund.payment_id as changed_id, refund.created_at as happened_at
    from ${ORDERS_SQL} join (${ORDER_REFUNDS_SQL}) on link.order_id = medusa.id
    where medusa.canceled_at is null and ${buildIsBookedSql('medusa.id')}`,

  cancelled: `
    select medusa.id as order_id, medusa.id as subject_id, medusa.id as changed_id, medusa.canceled_at as happened_at
    from ${ORDERS_SQL}`,
}

const MISSING_MAILS_SQL = `
  select event.kind, event.subject_id, event.order_id from (
    ${Object.entries(EVENTS_SQL)
      .map(([kind, sql]) => `select '${kind}' as kind, told.* from (${sql}) as told`)
      .join('\nunion all\n')}) as event
  where event.happened_at is not null and not exists (select 1 from checkout_mail mail
    where mail.occasion = ${buildUniqueKeySql('event.kind', 'event.subject_id')} and mail.deleted_at is null)`

const INVITATION_SUBJECT_SQL = `invite.id || ':' || extract(epoch from invite.expires_at)`

const OPEN_INVITATIONS_SQL = `
  select id, email, ${INVITATION_SUBJECT_SQL} as subject
  from invite where deleted_at is null and not accepted and expires_at > now()
    and not exists (select 1 from checkout_mail mail
      where mail.occasion = ${buildUniqueKeySql("'invitation'", INVITATION_SUBJECT_SQL)})
  order by created_at limit 100`

type MissingMail = { kind: MissingMailKind; subject_id: string; order_id: string }

/** Limits a search to the mails about what was changed, by its id; 'all' finds those whose workflow has ended by now. */
export type MissingMailScope = { changedId: string; isWithheld?: boolean } | 'all'

/** Returns the missing mails, the earliest first. */
export function listMissingMails(
  scope: MissingMailScope,
  container: MedusaContainer,
): Promise<MissingMail[]> {
  const [condition, values] =
    scope !== 'all'
      ? ['changed_id = ?', [scope.changedId]]
      : [
          "happened_at between now() - ? * interval '1 day' and now() - ? * interval '1 millisecond'",
          [SEARCH_TIMING.lookBackDays, SEARCH_TIMING.workflowMs],
        ]
  return readRows(container, `${MISSING_MAILS_SQL} and ${condition} order by happened_at limit 100`, values)
}

/** Returns the open invitations without a mail. `subject` differs when an invitation is sent again. */
export function listInvitationsWithoutMail(
  container: MedusaContainer,
): Promise<{ id: string; email: string; subject: string }[]> {
  return readRows(container, OPEN_INVITATIONS_SQL)
}
