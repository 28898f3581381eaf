import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import {
  type SendAttempt,
  type NewMail,
  type MailRow,
  type OrderMail,
  type OutboxMail,
  type RequestMail,
} from './mail'
import { QUERY_LIMIT, toJsonb } from '../lib/database'
import { type Erasure, listErasedColumns } from '../lib/erasure'
import { toUniqueKey } from '../lib/unique-key'
import { listMailKinds } from './mail-kinds'
import { NOTED_KINDS } from './sent-note'

const ID_PREFIX = 'chkm'
const MAX_NOTED_AT_ONCE = 200
const KEPT_KINDS = listMailKinds({ erasure: 'none' })
const ANONYMISED_KINDS = listMailKinds({ erasure: 'person' })
const DELETED_NEXT_DAY_KINDS = listMailKinds({ erasure: 'next_day' })

const REQUEST_MAIL_ERASURE: Erasure<RequestMail['data']> = {
  requestId: 'kept',
  number: 'kept',
  reorderOf: 'kept',
  language: 'kept',
  name: '',
  email: '',
  note: '',
  wishDate: 'kept',
  delivery: 'kept',
  job: 'kept',
  quote: 'kept',
  taxRatePercent: 'kept',
  currency: 'kept',
  words: '',
  proof: 'kept',
}

export class MailStore {
  constructor(
    private readonly database: Knex,
    /** Called once mails wait to be sent that others can read: it wakes their sender. */
    private readonly onQueued: () => void,
  ) {}

  /**
   * Adds mails, in `transaction` if given, except those whose unique key has one already. They are sent as soon as it is
   * committed.
   */
  async add(mails: readonly NewMail[], transaction: Knex = this.database): Promise<void> {
    if (mails.length === 0) return
    const rows = mails.map((mail) => ({
      id: generateEntityId(undefined, ID_PREFIX),
      ...('checkoutId' in mail
        ? { intent_id: mail.checkoutId, order_id: mail.orderId, state: mail.state ?? 'queued' }
        : { intent_id: null, order_id: null, state: 'queued' as const }),
      kind: mail.kind,
      occasion: toUniqueKey(mail),
      recipient: mail.recipient,
      facts: toJsonb(mail.data, this.database),
      next_attempt_at: this.database.fn.now(),
    }))
    const added = await this.queryMails(transaction).insert(rows).onConflict().ignore().returning('state')
    if (!added.some(({ state }) => state === 'queued')) return
    // Of a transaction that is rolled back, there is nothing to send.
    waitForCommit(transaction)
      .then(this.onQueued)
      .catch(() => undefined)
  }

  /**
   * Lets `send` send the next due mail and records the result.
   * The row stays locked meanwhile; other processes skip it.
   */
  async processNextDue(send: (mail: OutboxMail) => Promise<SendAttempt>): Promise<SendAttempt | undefined> {
    return this.database.transaction(async (transaction) => {
      const row = await this.queryMails(transaction)
        .where({ state: 'queued' })
        .where('next_attempt_at', '<=', transaction.fn.now())
        .orderBy('next_attempt_at')
        .first()
        .forUpdate()
        .skipLocked()
      if (row === undefined) return undefined
      const attempt = await send(toMail(row))
      await this.queryMails(transaction)
        .where({ id: row.id })
        .update({ ...toRowChanges(attempt, transaction), attempts: row.attempts + 1 })
      return attempt
    })
  }

  async listByOrder(orderId: string): Promise<OrderMail[]> {
    const rows = await this.queryMails().where({ order_id: orderId }).orderBy('created_at').orderBy('kind')
    return rows.map(toMail) as OrderMail[]
  }

  async findByOrder(id: string, orderId: string): Promise<OrderMail | undefined> {
    const row = await this.queryMails().where({ id, order_id: orderId }).first()
    return row && (toMail(row) as OrderMail)
  }

  /**
   * Deletes the mails about a print request, as they name a person; some stay, but name nobody. One of a kind that only
   * another release knows is deleted.
   */
  async eraseRequestMails(requestId: string): Promise<void> {
    const queryRequestMails = () => this.queryMails().whereRaw("facts->>'requestId' = ?", [requestId])
    await queryRequestMails()
      .whereNotIn('kind', [...KEPT_KINDS, ...ANONYMISED_KINDS, ...DELETED_NEXT_DAY_KINDS])
      .del()
    await queryRequestMails()
      .whereIn('kind', ANONYMISED_KINDS)
      .update({ facts: this.addToFacts(listErasedColumns(REQUEST_MAIL_ERASURE)) })
  }

  /** Deletes the sent mails about deletions a day later, as they contain personal data, too. */
  async deleteSentDeletionNotices(): Promise<void> {
    await this.queryMails()
      .whereIn('kind', DELETED_NEXT_DAY_KINDS)
      .whereNot({ state: 'queued' })
      .whereRaw("updated_at < now() - interval '1 day'")
      .del()
  }

  /** Returns the mails of the last day whose payment has no note yet that they were sent, the earliest first. */
  async listUnnoted(): Promise<OrderMail[]> {
    const rows = await this.queryMails()
      .where({ state: 'sent' })
      .whereIn('kind', NOTED_KINDS)
      .whereRaw("sent_at > now() - interval '1 day' and facts->'isNoted' is null")
      .orderBy('sent_at')
      .limit(MAX_NOTED_AT_ONCE)
    return rows.map(toMail) as OrderMail[]
  }

  async markNoted(ids: readonly string[]): Promise<void> {
    await this.queryMails()
      .whereIn('id', ids)
      .update({ facts: this.addToFacts({ isNoted: true }) })
  }

  async requeue(id: string, recipient: string): Promise<void> {
    await this.queryMails()
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
    this.onQueued()
  }

  /** Withholds these mails as far as they wait. A mail that is being sent is not affected. */
  async withhold(mails: readonly Pick<NewMail, 'kind' | 'subjectId'>[]): Promise<void> {
    const waiting = this.queryMails()
      .select('id')
      .where({ state: 'queued' })
      .whereIn('occasion', mails.map(toUniqueKey))
      .forUpdate()
      .skipLocked()
    await this.queryMails()
      .whereIn('id', waiting)
      .update({ state: 'withheld', updated_at: this.database.fn.now() })
  }

  private addToFacts(values: object): Knex.Raw {
    return this.database.raw('facts || ?', [toJsonb(values, this.database)])
  }

  private queryMails(database: Knex = this.database) {
    return database<MailRow>('checkout_mail')
      .whereNull('deleted_at')
      .timeout(...QUERY_LIMIT)
  }
}

/** Resolves once others can read what a transaction has written; at once where there is none. */
async function waitForCommit(database: Knex | Knex.Transaction): Promise<void> {
  if ('executionPromise' in database) await database.executionPromise
}

/** Returns the mail of a row, whose column `facts` has its data. */
function toMail({ facts, ...row }: MailRow): OutboxMail {
  return { ...row, data: facts } as OutboxMail
}

function toRowChanges(attempt: SendAttempt, database: Knex): Record<string, unknown> {
  const now = database.fn.now()
  switch (attempt.outcome) {
    case 'sent':
      // now() would be the time at which the transaction began.
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
