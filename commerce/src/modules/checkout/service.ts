import { generateEntityId, MedusaService } from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { StockReading } from './hold-priority'
import { MailOutbox } from './mail-outbox'
import type { NewMail } from './mail-types'
import { CheckoutEvent } from './models/checkout-event'
import { CheckoutIntent } from './models/checkout-intent'
import { CheckoutMail } from './models/checkout-mail'
import { StockHolds } from './stock-holds'
import type { Intent, NewIntent, ProviderEvent } from './types'

type Dependencies = { __pg_connection__: Knex }
type IntentChanges = Partial<Omit<Intent, 'id' | 'lines' | 'created_at' | 'updated_at'>>

/** Longest that a query of ours may take, in milliseconds: above it the shop says it is unavailable. */
const QUERY_TIMEOUT_MS = 3500

/** The rows that decide about money and hold stock, the inbox of the payment provider, and the outbox of mails. */
export class CheckoutModuleService extends MedusaService({ CheckoutIntent, CheckoutEvent, CheckoutMail }) {
  readonly #database: Knex
  readonly mails: MailOutbox
  readonly stock: StockHolds

  constructor(container: Dependencies) {
    super(...arguments)
    this.#database = container.__pg_connection__
    this.mails = new MailOutbox(this.#database)
    this.stock = new StockHolds(this.#database)
  }

  /**
   * Writes the intent that `quote` makes of the stock at this moment, or returns the one that already stands under its
   * idempotency key. From then on the intent holds its pieces. `itemIds` are the inventory items that it will take
   * from. Rejects with whatever `quote` throws.
   */
  async claimIntent(
    { idempotencyKey, itemIds }: { idempotencyKey: string; itemIds: readonly string[] },
    quote: (reading: StockReading) => Omit<NewIntent, 'idempotencyKey'>,
  ): Promise<Intent> {
    return this.#database.transaction(async (transaction) => {
      await this.stock.lock(itemIds, transaction)
      const known = await transaction<Intent>('checkout_intent')
        .where({ idempotency_key: idempotencyKey })
        .first()
        .timeout(...LIMIT)
      // The first of two presses has claimed it while this one waited.
      if (known !== undefined) return known
      const intent = quote(await this.stock.read(itemIds, transaction))
      const created = await transaction<Intent>('checkout_intent')
        .insert(this.#rowOf({ ...intent, idempotencyKey }))
        .onConflict()
        .ignore()
        .returning('*')
        .timeout(...LIMIT)
      return this.#existing(
        created.length > 0
          ? created
          : await transaction<Intent>('checkout_intent')
              .where({ idempotency_key: idempotencyKey })
              .timeout(...LIMIT),
      )
    })
  }

  /** The intent under an idempotency key, if there is one. */
  async intentByKey(idempotencyKey: string): Promise<Intent | undefined> {
    return this.#intents()
      .where({ idempotency_key: idempotencyKey })
      .first()
      .timeout(...LIMIT)
  }

  async intentBySession(sessionId: string): Promise<Intent | undefined> {
    return this.#intents()
      .where({ session_id: sessionId })
      .first()
      .timeout(...LIMIT)
  }

  async intentById(id: string): Promise<Intent | undefined> {
    return this.#intents()
      .where({ id })
      .first()
      .timeout(...LIMIT)
  }

  async intentByOrder(orderId: string): Promise<Intent | undefined> {
    return this.#intents()
      .where({ order_id: orderId })
      .first()
      .timeout(...LIMIT)
  }

  /**
   * Changes an intent and returns how it stands then. The mails that this makes due come into the outbox with it:
   * both or neither.
   */
  async changeIntent(id: string, changes: IntentChanges, mails: readonly NewMail[] = []): Promise<Intent> {
    const now = this.#database.fn.now()
    return this.#database.transaction(async (transaction) => {
      const changed = await transaction<Intent>('checkout_intent')
        .where({ id })
        .update({ ...changes, updated_at: now })
        .returning('*')
        .timeout(...LIMIT)
      await this.mails.add(mails, transaction)
      return this.#existing(changed)
    })
  }

  /** Writes down the session that the provider has opened for an intent, unless it has gone further meanwhile. */
  async noteSession(id: string, session: { id: string; url: string | null }): Promise<void> {
    await this.#intents()
      .where({ id, status: 'opening' })
      .update({
        status: 'open',
        session_id: session.id,
        session_url: session.url,
        updated_at: this.#database.fn.now(),
      })
      .timeout(...LIMIT)
  }

  /** The provider has closed a session unpaid: what it held can be sold to somebody else. */
  async noteClosed(sessionId: string, reason: string): Promise<void> {
    await this.#intents()
      .where({ session_id: sessionId })
      // Its webhook may have been faster, and knows no reason.
      .whereIn('status', ['open', 'failed'])
      .update({ status: 'failed', reason, updated_at: this.#database.fn.now() })
      .timeout(...LIMIT)
  }

  /** Forgets where checkouts came from once that decides nothing any more: two hours after they were opened. */
  async forgetAddresses(): Promise<void> {
    await this.#intents()
      .whereNotNull('address_hash')
      .whereRaw("created_at < now() - interval '2 hours'")
      .update({ address_hash: null })
      .timeout(...LIMIT)
  }

  /** Counts a failed attempt to make an order of a paid checkout, with its reason; returns the row as it is then. */
  async noteFailedAttempt(id: string, reason: string): Promise<Intent> {
    const counted = await this.#intents()
      .where({ id })
      .update({
        failed_attempts: this.#database.raw('failed_attempts + 1'),
        reason: reason.slice(0, 1000),
        updated_at: this.#database.fn.now(),
      })
      .returning('*')
      .timeout(...LIMIT)
    return this.#existing(counted)
  }

  /** Notes that the provider is being asked about a session. */
  async noteCheck(sessionId: string): Promise<void> {
    await this.#intents()
      .where({ session_id: sessionId })
      .update({ checked_at: this.#database.fn.now() })
      .timeout(...LIMIT)
  }

  /** Puts an event into the inbox; false when it was there already. Durable once this resolves. */
  async storeEvent(event: ProviderEvent): Promise<boolean> {
    const stored = await this.#database('checkout_event')
      .insert({
        id: generateEntityId(undefined, 'chke'),
        provider_event_id: event.id,
        type: event.type,
        session_id: event.sessionId,
        next_attempt_at: this.#database.fn.now(),
      })
      .onConflict()
      .ignore()
      .returning('id')
      .timeout(...LIMIT)
    return stored.length > 0
  }

  /** Sessions with an unsettled event that is due, oldest first. */
  async dueSessions(limit: number): Promise<string[]> {
    const rows: { session_id: string }[] = await this.#database('checkout_event')
      .whereNull('processed_at')
      .where('next_attempt_at', '<=', this.#database.fn.now())
      .groupBy('session_id')
      .orderByRaw('min(created_at)')
      .limit(limit)
      .select('session_id')
      .timeout(...LIMIT)
    return rows.map((row) => row.session_id)
  }

  /**
   * Open sessions that nobody has heard of for a while: their event may have been lost. Where attempts count, each has
   * the time that its event gives it; after an outage nobody waits for that.
   */
  async silentSessions(silentForMs: number, limit: number): Promise<string[]> {
    const rows = await this.#intents()
      .whereIn('status', ['open', 'settling'])
      .whereRaw("coalesce(checked_at, updated_at) < now() - ? * interval '1 millisecond'", [silentForMs])
      .whereRaw(
        `(failed_attempts = 0 or not exists (select 1 from checkout_event e
          where e.session_id = checkout_intent.session_id and e.processed_at is null))`,
      )
      .orderByRaw('coalesce(checked_at, updated_at)')
      .limit(limit)
      .select('session_id')
      .timeout(...LIMIT)
    return rows.flatMap((row) => row.session_id ?? [])
  }

  /** The inbox's unsettled events of a session. */
  async unsettledEvents(sessionId: string): Promise<{ id: string; type: string }[]> {
    return this.#database('checkout_event')
      .where({ session_id: sessionId })
      .whereNull('processed_at')
      .select('id', 'type')
      .timeout(...LIMIT)
  }

  /** These events need no more work. */
  async markSettled(eventIds: string[]): Promise<void> {
    await this.#database('checkout_event')
      .whereIn('id', eventIds)
      .update({ processed_at: this.#database.fn.now(), error: null })
      .timeout(...LIMIT)
  }

  /** Settling these events failed: tried again later, each time after twice the pause (5 s to 1 h). */
  async postpone(eventIds: string[], error: string): Promise<void> {
    await this.#database('checkout_event')
      .whereIn('id', eventIds)
      .update({
        error: error.slice(0, 1000),
        attempts: this.#database.raw('attempts + 1'),
        next_attempt_at: this.#database.raw(
          "now() + least(3600, 5 * power(2, least(attempts, 12))) * interval '1 second'",
        ),
      })
      .timeout(...LIMIT)
  }

  /**
   * Runs `work` unless another process is at the same session, then returns 'busy'.
   * The lock belongs to a connection, so a killed process leaves none behind.
   */
  async withSessionLock<T>(sessionId: string, work: () => Promise<T>): Promise<T | 'busy'> {
    return this.#database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: { locked: boolean }[] }>(
        'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as locked',
        [sessionId],
      )
      return rows[0]?.locked === true ? work() : 'busy'
    })
  }

  /** The database's own name and version; rejects when it cannot be reached. */
  async databaseVersion(): Promise<string> {
    const { rows } = await this.#database.raw<{ rows: { server_version: string }[] }>('show server_version')
    return `PostgreSQL ${rows[0]?.server_version ?? ''}`.trim()
  }

  #intents() {
    return this.#database<Intent>('checkout_intent')
  }

  #rowOf(intent: NewIntent) {
    return {
      id: generateEntityId(undefined, 'chki'),
      idempotency_key: intent.idempotencyKey,
      request_hash: intent.requestHash,
      locale: intent.locale,
      delivery_option: intent.deliveryOption,
      lines: this.#database.raw('?::jsonb', [JSON.stringify(intent.lines)]),
      currency: intent.currency,
      subtotal: intent.subtotal,
      shipping: intent.shipping,
      tax: intent.tax,
      total: intent.total,
      tax_rate_percent: intent.taxRatePercent,
      shipping_option_id: intent.shippingOptionId,
      expires_at: intent.expiresAt,
      address_hash: intent.addressHash,
    }
  }

  #existing(rows: Intent[]): Intent {
    const [row] = rows
    if (row === undefined) throw new Error('A checkout intent that must exist is missing')
    return row
  }
}

const LIMIT: [number, { cancel: boolean }] = [QUERY_TIMEOUT_MS, { cancel: true }]
