import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import type { Attempt, NewMail, OutboxMail } from './mail-types'

const TABLE = 'checkout_mail'
/** Longest that a query may take, in milliseconds. */
const LIMIT: [number, { cancel: boolean }] = [3500, { cancel: true }]

/** The mails that are owed, and what became of them. */
export class MailOutbox {
  constructor(private readonly database: Knex) {}

  /**
   * Puts mails into the outbox, in `transaction` if there is one; those about an occasion that has one are left out.
   * Returns how many are new.
   */
  async add(mails: readonly NewMail[], transaction: Knex = this.database): Promise<number> {
    if (mails.length === 0) return 0
    const rows = mails.map((mail) => ({
      id: generateEntityId(undefined, 'chkm'),
      intent_id: mail.intentId,
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
      .timeout(...LIMIT)
    return added.length
  }

  /**
   * Takes the next mail that is due, has `send` try it, and notes what became of it; returns undefined where none is
   * due. The row is locked meanwhile and others skip it, so overlapping runs never send the same mail; a killed
   * process lets go of the lock, and the mail is due again at once.
   */
  async withNextDue(send: (mail: OutboxMail) => Promise<Attempt>): Promise<Attempt | undefined> {
    return this.database.transaction(async (transaction) => {
      const mail: OutboxMail | undefined = await transaction<OutboxMail>(TABLE)
        .where({ state: 'queued' })
        .where('next_attempt_at', '<=', transaction.fn.now())
        .orderBy('next_attempt_at')
        .first()
        .forUpdate()
        .skipLocked()
        .timeout(...LIMIT)
      if (mail === undefined) return undefined
      const attempt = await send(mail)
      await transaction(TABLE)
        .where({ id: mail.id })
        .update({ ...changesOf(attempt, transaction), attempts: mail.attempts + 1 })
        .timeout(...LIMIT)
      return attempt
    })
  }

  /** All mails of an order, the oldest first. */
  async ofOrder(orderId: string): Promise<OutboxMail[]> {
    return this.database<OutboxMail>(TABLE)
      .where({ order_id: orderId })
      .orderBy('created_at')
      .orderBy('kind')
      .timeout(...LIMIT)
  }

  /** One mail of an order; undefined when it is another order's. */
  async find(id: string, orderId: string): Promise<OutboxMail | undefined> {
    return this.database<OutboxMail>(TABLE)
      .where({ id, order_id: orderId })
      .first()
      .timeout(...LIMIT)
  }

  /** Queues a mail anew, as if it had never been tried. */
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
      .timeout(...LIMIT)
  }

  /** Puts a mail back to how it stood, unless it has been tried since. */
  async restore({ id, state, recipient, attempts, last_error, round }: OutboxMail): Promise<void> {
    await this.database(TABLE)
      .where({ id, state: 'queued', attempts: 0, round: round + 1 })
      .update({ state, recipient, attempts, last_error })
      .timeout(...LIMIT)
  }
}

function changesOf(attempt: Attempt, database: Knex): Record<string, unknown> {
  const now = database.fn.now()
  switch (attempt.outcome) {
    case 'sent':
      // The transaction has waited for the mail server: now() would be when it began.
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
