import { generateEntityId, MedusaService } from '@medusajs/framework/utils'
import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { QUERY_LIMIT } from '../../lib/read-rows'
import { checkoutRows, existing } from './checkout-rows'
import type { StockReading } from './hold-priority'
import { AlertLog } from './alert-log'
import { EventInbox } from './event-inbox'
import { MailOutbox } from './mail-outbox'
import { OrderHistory } from './order-history'
import { OrderNotes } from './order-notes'
import { OrderReturns } from './order-returns'
import { ReceiptBook } from './receipt-book'
import type { NewMail } from './mail-types'
import { CheckoutEvent } from './models/checkout-event'
import { CheckoutModel } from './models/checkout'
import { CheckoutMail } from './models/checkout-mail'
import { ShopAlert } from './models/shop-alert'
import { StockHolds } from './stock-holds'
import { CHECKOUT_ID_PREFIX } from './id-prefixes'
import { HostedSessions } from './hosted-sessions'
import { LostCheckouts } from './lost-checkouts'
import { ProofCheckouts } from './proof-checkouts'
import type { Checkout, NewCheckout, RequireLock } from './types'

type Dependencies = { __pg_connection__: Knex }
type Follow = (checkout: Checkout, transaction: Knex) => Promise<void>
type CheckoutChanges = Partial<Omit<Checkout, 'id' | 'lines' | 'created_at' | 'updated_at'>>

export class CheckoutModuleService extends MedusaService({
  CheckoutModel,
  CheckoutEvent,
  CheckoutMail,
  ShopAlert,
}) {
  readonly #database: Knex
  readonly events: EventInbox
  readonly mails: MailOutbox
  readonly receipts: ReceiptBook
  readonly alerts: AlertLog
  readonly history: OrderHistory
  readonly notes: OrderNotes
  readonly returns: OrderReturns
  readonly stock: StockHolds
  readonly sessions: HostedSessions
  readonly lost: LostCheckouts
  readonly proofCheckouts: ProofCheckouts

  constructor(container: Dependencies) {
    super(...arguments)
    this.#database = container.__pg_connection__
    this.events = new EventInbox(this.#database)
    this.mails = new MailOutbox(this.#database)
    this.receipts = new ReceiptBook(this.#database)
    this.alerts = new AlertLog(this.#database)
    this.history = new OrderHistory(this.#database)
    this.notes = new OrderNotes(this.#database)
    this.returns = new OrderReturns(this.#database)
    this.stock = new StockHolds(this.#database)
    this.sessions = new HostedSessions(this.#database)
    this.lost = new LostCheckouts(this.#database)
    this.proofCheckouts = new ProofCheckouts(this.#database, this.stock)
  }

  /** Writes the checkout that `quote` makes of the stock of `itemIds`, or returns the one under the key. */
  async claimCheckout(
    { idempotencyKey, itemIds }: { idempotencyKey: string; itemIds: readonly string[] },
    quote: (reading: StockReading) => NewCheckout,
  ): Promise<Checkout> {
    return this.#database.transaction(async (transaction) => {
      await this.stock.lock(itemIds, transaction)
      const known = () => this.#checkouts(transaction).where({ idempotency_key: idempotencyKey })
      // The first of two presses has claimed it while this one waited.
      const claimed = await known().first()
      if (claimed !== undefined) return claimed
      const checkout = quote(await this.stock.read(itemIds, transaction))
      const created = await this.#checkouts(transaction)
        .insert({
          ...checkout,
          id: generateEntityId(undefined, CHECKOUT_ID_PREFIX),
          idempotency_key: idempotencyKey,
          lines: transaction.raw('?::jsonb', [JSON.stringify(checkout.lines)]),
        })
        .onConflict()
        .ignore()
        .returning('*')
      return existing(created.length > 0 ? created : await known())
    })
  }

  async byKey(idempotencyKey: string): Promise<Checkout | undefined> {
    return this.#checkouts().where({ idempotency_key: idempotencyKey }).first()
  }

  async bySession(sessionId: string): Promise<Checkout | undefined> {
    return this.#checkouts().where({ session_id: sessionId }).first()
  }

  async byId(id: string): Promise<Checkout | undefined> {
    return this.#checkouts().where({ id }).first()
  }

  /** Changes a checkout, adds the mails that become due and does what `follow` does, all or nothing. */
  async changeCheckout(
    id: string,
    changes: CheckoutChanges,
    mails: readonly NewMail[] = [],
    follow?: Follow,
  ) {
    return this.#database.transaction(async (transaction) => {
      const changed = await this.#checkouts(transaction)
        .where({ id })
        .update({ ...changes, updated_at: transaction.fn.now() })
        .returning('*')
      await this.mails.add(mails, transaction)
      const checkout = existing(changed)
      await follow?.(checkout, transaction)
      return checkout
    })
  }

  /** Writes why a session was closed, and does what `follow` does, both or neither. */
  async recordClosed(sessionId: string, reason: string, follow: Follow): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const [closed] = await this.#checkouts(transaction)
        .where({ session_id: sessionId })
        // Its webhook may have been faster, and knows no reason.
        .whereIn('status', ['open', 'failed'])
        .update({ status: 'failed', reason, updated_at: transaction.fn.now() })
        .returning('*')
      if (closed !== undefined) await follow(closed, transaction)
    })
  }

  async deleteAddressHashes(): Promise<void> {
    await this.#checkouts()
      .whereNotNull('address_hash')
      .whereRaw("created_at < now() - interval '2 hours'")
      .update({ address_hash: null })
  }

  async recordFailedAttempt(id: string, reason: string): Promise<Checkout> {
    const counted = await this.#checkouts()
      .where({ id })
      .update({
        failed_attempts: this.#database.raw('failed_attempts + 1'),
        reason: reason.slice(0, 1000),
        updated_at: this.#database.fn.now(),
      })
      .returning('*')
    return existing(counted)
  }

  async recordCheck(sessionId: string): Promise<void> {
    await this.#checkouts().where({ session_id: sessionId }).update({ checked_at: this.#database.fn.now() })
  }

  /** Sessions whose event may be lost; one with failed attempts waits for its event. */
  async silentSessions(silentForMs: number, limit: number): Promise<string[]> {
    const rows = await this.#checkouts()
      .whereIn('status', ['open', 'settling'])
      .whereRaw("coalesce(checked_at, updated_at) < now() - ? * interval '1 millisecond'", [silentForMs])
      .whereRaw(
        `(failed_attempts = 0 or not exists (select 1 from checkout_event e
          where e.session_id = checkout_intent.session_id and e.processed_at is null and e.deleted_at is null))`,
      )
      .orderByRaw('coalesce(checked_at, updated_at)')
      .limit(limit)
      .select('session_id')
    return rows.flatMap((row) => row.session_id ?? [])
  }

  /**
   * Runs `work`, or returns 'busy' while another process is at the session. A killed process leaves no lock, and one
   * whose connection PostgreSQL ends has lost it while its work goes on: `requireLock` rejects from then on.
   */
  async withSessionLock<T>(
    sessionId: string,
    work: (requireLock: RequireLock) => Promise<T>,
  ): Promise<T | 'busy'> {
    return this.#database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: { locked: boolean }[] }>(
        'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as locked',
        [sessionId],
      )
      if (rows[0]?.locked !== true) return 'busy'
      return work(async () => void (await transaction.raw('select 1').timeout(...QUERY_LIMIT)))
    })
  }

  #checkouts(database: Knex = this.#database) {
    return checkoutRows(database)
  }
}
