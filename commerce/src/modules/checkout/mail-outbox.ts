import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import type { Attempt, NewMail, OutboxMail } from './mail-types'
import { QUERY_LIMIT } from '../../lib/query-limit'

const TABLE = 'checkout_mail'

/** The mails that are owed or sent. */
export class MailOutbox {
  constructor(private readonly database: Knex) {}

  /** Adds mails, in `transaction` if given, except for an occasion that has one; returns how many are new. */
  async add(mails: readonly NewMail[], transaction: Knex = this.database): Promise<number> {
    if (mails.length === 0) return 0
    const rows = mails.map((mail) => ({
      id: generateEntityId(undefined, 'chkm'),
      intent_id: mail.checkoutId,
      order_id: mail.orderId,
      kind: mail.kind,
      occasion: `${mail.kind}:${mail.subjectId}`,
      recipient: mail.recipient,
      facts: this.database.raw('?::jsonb', [JSON.stringify(mail.facts)]),
      state: mail.state ?? 'queued',
      next_attempt_at: this.database.fn.now(),
    }))
    const added: unknown[] = await transaction(TABLE)
      .insert(rows)
      .onConflict()
      .ignore()
      .returning('id')
      .timeout(...QUERY_LIMIT)
    return added.length
  }

  /** Has `send` try the next due mail and notes the result. The row is locked and skipped by others meanwhile. */
  async withNextDue(send: (mail: OutboxMail) => Promise<Attempt>): Promise<Attempt | undefined> {
    return this.database.transaction(async (transaction) => {
      const mail: OutboxMail | undefined = await transaction<OutboxMail>(TABLE)
        .where({ state: 'queued' })
        .where('next_attempt_at', '<=', transaction.fn.now())
        .orderBy('next_attempt_at')
        .first()
        .forUpdate()
        .skipLocked()
        .timeout(...QUERY_LIMIT)
      if (mail === undefined) return undefined
      const attempt = await send(mail)
      await transaction(TABLE)
        .where({ id: mail.id })
        .update({ ...changesOf(attempt, transaction), attempts: mail.attempts + 1 })
        .timeout(...QUERY_LIMIT)
      return attempt
    })
  }

  async ofOrder(orderId: string): Promise<OutboxMail[]> {
    return this.database<OutboxMail>(TABLE)
      .where({ order_id: orderId })
      .orderBy('created_at')
      .orderBy('kind')
      .timeout(...QUERY_LIMIT)
  }

  /** Undefined when the mail is another order's. */
  async find(id: string, orderId: string): Promise<OutboxMail | undefined> {
    return this.database<OutboxMail>(TABLE)
      .where({ id, order_id: orderId })
      .first()
      .timeout(...QUERY_LIMIT)
  }

  async queueAgain(id: string, recipient: string): Promise<void> {
    await this.database(TABLE)
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
      .timeout(...QUERY_LIMIT)
  }

  /** Undoes `queueAgain`, unless the mail has been tried since. */
  async restore({ id, state, recipient, attempts, last_error, round }: OutboxMail): Promise<void> {
    await this.database(TABLE)
      .where({ id, state: 'queued', attempts: 0, round: round + 1 })
      .update({ state, recipient, attempts, last_error })
      .timeout(...QUERY_LIMIT)
  }
}

function changesOf(attempt: Attempt, database: Knex): Record<string, unknown> {
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
