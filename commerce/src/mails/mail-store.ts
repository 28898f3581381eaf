import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { generateEntityId } from '@medusajs/framework/utils'
import {
  toOccasion,
  type SendResult,
  type NewAccountMail,
  type NewAlertMail,
  type NewMail,
  type NewRequestMail,
  type MailRow,
  type OrderMail,
  type OutboxMail,
} from './mail'
import { QUERY_LIMIT, readRows, toJsonb } from '../lib/database'
import { REFUND_TIMING, refundBookedSql } from '../orders/payment-store'

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

/** All that has settled, or what is about a row of Medusa's. */
export type MissingMailScope = { about: string; isWithheld?: boolean } | 'settled'

const ID_PREFIX = 'chkm'

export class MailStore {
  constructor(private readonly database: Knex) {}

  /** Adds mails, in `transaction` if given, except for an occasion that has one; returns how many are new. */
  async add(
    mails: readonly (NewMail | NewAccountMail | NewAlertMail | NewRequestMail)[],
    transaction: Knex = this.database,
  ): Promise<number> {
    if (mails.length === 0) return 0
    const rows = mails.map((mail) => ({
      id: generateEntityId(undefined, ID_PREFIX),
      ...('checkoutId' in mail
        ? { intent_id: mail.checkoutId, order_id: mail.orderId, state: mail.state ?? 'queued' }
        : { intent_id: null, order_id: null, state: 'queued' as const }),
      kind: mail.kind,
      occasion: toOccasion(mail.kind, mail.subjectId),
      recipient: mail.recipient,
      facts: toJsonb(mail.facts, this.database),
      next_attempt_at: this.database.fn.now(),
    }))
    const added: unknown[] = await this.#mails(transaction).insert(rows).onConflict().ignore().returning('id')
    return added.length
  }

  /** Has `send` try the next due mail and records the result. The row is locked and skipped by others meanwhile. */
  async processNextDue(send: (mail: OutboxMail) => Promise<SendResult>): Promise<SendResult | undefined> {
    return this.database.transaction(async (transaction) => {
      const mail = (await this.#mails(transaction)
        .where({ state: 'queued' })
        .where('next_attempt_at', '<=', transaction.fn.now())
        .orderBy('next_attempt_at')
        .first()
        .forUpdate()
        .skipLocked()) as OutboxMail | undefined
      if (mail === undefined) return undefined
      const attempt = await send(mail)
      await this.#mails(transaction)
        .where({ id: mail.id })
        .update({ ...toRowChanges(attempt, transaction), attempts: mail.attempts + 1 })
      return attempt
    })
  }

  async listByOrder(orderId: string): Promise<OrderMail[]> {
    const mails = await this.#mails().where({ order_id: orderId }).orderBy('created_at').orderBy('kind')
    return mails as OrderMail[]
  }

  async findByOrder(id: string, orderId: string): Promise<OrderMail | undefined> {
    return (await this.#mails().where({ id, order_id: orderId }).first()) as OrderMail | undefined
  }

  /** Deletes the mails about a request of the press, as they name a person; that it was taken back is told without one. */
  async eraseRequestMails(requestId: string): Promise<void> {
    const ofRequest = () =>
      this.#mails().whereRaw(
        "kind like 'press\\_%' and kind <> 'press_deleted' and facts->>'requestId' = ?",
        [requestId],
      )
    await ofRequest().whereNot({ kind: 'press_withdrawn' }).del()
    const nobody = JSON.stringify({ name: '', email: '', note: '', words: '' })
    await ofRequest().update({ facts: this.database.raw('facts || ?::jsonb', [nobody]) })
  }

  /** Deletes the mails that said so of a deletion, as they name a person, too; a day later nobody asks for them. */
  async deleteSentDeletionNotices(): Promise<void> {
    await this.#mails()
      .where({ kind: 'press_deleted' })
      .whereNot({ state: 'queued' })
      .whereRaw("updated_at < now() - interval '1 day'")
      .del()
  }

  async requeue(id: string, recipient: string): Promise<void> {
    await this.#mails()
      .where({ id })
      .update({
        state: 'queued',
        recipient,
        attempts: 0,
        round: this.database.raw('round + 1'),
        next_attempt_at: this.database.fn.now(),
        last_error: null,
        updated_at: this.database.fn.now(),
      })
  }

  /** Keeps back those of these occasions that wait; not one that is being sent. */
  async withhold(occasions: readonly string[]): Promise<void> {
    const waiting = this.#mails()
      .select('id')
      .where({ state: 'queued' })
      .whereIn('occasion', occasions)
      .forUpdate()
      .skipLocked()
    await this.#mails()
      .whereIn('id', waiting)
      .update({ state: 'withheld', updated_at: this.database.fn.now() })
  }

  #mails(database: Knex = this.database) {
    return database<MailRow>('checkout_mail')
      .whereNull('deleted_at')
      .timeout(...QUERY_LIMIT)
  }
}

function toRowChanges(attempt: SendResult, database: Knex): Record<string, unknown> {
  const now = database.fn.now()
  switch (attempt.outcome) {
    case 'sent':
      // now() would be when the transaction began.
      return {
        state: 'sent',
        sent_at: database.raw('clock_timestamp()'),
        last_error: null,
        updated_at: now,
      }
    case 'withheld':
      return { state: 'withheld', last_error: null, updated_at: now }
    case 'failed':
      return { state: 'failed', last_error: attempt.error.slice(0, 1000), updated_at: now }
    case 'postponed':
      return {
        last_error: attempt.error.slice(0, 1000),
        next_attempt_at: database.raw("clock_timestamp() + ? * interval '1 millisecond'", [attempt.pauseMs]),
        updated_at: now,
      }
  }
}

/**
 * The mails that are missing, the earliest first. In SQL, because it spans three modules and asks for what is absent. A cancellation's mail names its refund too; a
 * parcel that was taken back is told of where its buyer was told of the parcel; of screens a buyer is told once. A
 * refund that its order does not know of may have been cut off before its money went.
 */
export function listMissingMails(
  scope: MissingMailScope,
  container: MedusaContainer,
): Promise<MissingMail[]> {
  const [condition, values] =
    scope !== 'settled'
      ? ['about = ?', [scope.about]]
      : [
          "happened_at between now() - ? * interval '1 day' and now() - ? * interval '1 millisecond'",
          [REFUND_TIMING.lookBackDays, REFUND_TIMING.workflowMs],
        ]
  return readRows(container, `${MISSING_MAILS_SQL} and ${condition} order by happened_at limit 100`, values)
}

/** Open invitations of which no mail tells; `subject` tells an invitation that was sent again from the first one. */
export function listInvitationsWithoutMail(
  container: MedusaContainer,
): Promise<{ id: string; email: string; subject: string }[]> {
  return readRows(container, OPEN_INVITATIONS_SQL)
}
