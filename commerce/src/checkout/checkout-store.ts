import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { QUERY_LIMIT, toJsonb } from '../lib/database'
import { IP_QUOTA_MINUTES, type StockWithReservations } from '../inventory/reservation-rules'
import {
  CHECKOUT_ID_PREFIX,
  QUOTE_COLUMNS,
  UNPAID_STATUSES,
  type Checkout,
  type RestoredCheckout,
  type NewCheckout,
} from './checkout'
import type { StockQueries } from '../inventory/stock-queries'

type CheckoutCallback = (checkout: Checkout, transaction: Knex) => Promise<void>
type CheckoutChanges = Partial<Omit<Checkout, 'id' | 'lines' | 'reason' | 'created_at' | 'updated_at'>> & {
  reason?: string | null | Knex.Raw
}
type Session = { id: string; url: string | null }

type CheckoutStoreOptions = {
  stockQueries: StockQueries
  /** Runs in the transaction that changes a checkout's status, to write what follows from it. */
  onStatusChange: CheckoutCallback
}

/** A restored checkout has this in place of its request's hash, as its request is lost. */
const RESTORED_REQUEST_HASH = 'recreated'

/**
 * Whether a checkout was lost with the database and written again from what Stripe knows. The stock of the backup does
 * not know of its pieces.
 */
export const isRestoredCheckout = ({ request_hash: hash }: Pick<Checkout, 'request_hash'>): boolean =>
  hash === RESTORED_REQUEST_HASH

/** Keeps the checkouts. Each has at most one hosted session, even if two processes open one for it at once. */
export class CheckoutStore {
  constructor(
    private readonly database: Knex,
    private readonly options: CheckoutStoreOptions,
  ) {}

  /**
   * Writes the checkout that `quote` makes of the stock of `itemIds`, or returns the one under the key. Where `quote`
   * refuses, nothing is written, and its refusal is returned.
   */
  async createReserved<Refusal>(
    { idempotencyKey, itemIds }: { idempotencyKey: string; itemIds: readonly string[] },
    quote: (stock: StockWithReservations) => { checkout: NewCheckout } | { refusal: Refusal },
  ): Promise<{ checkout: Checkout } | { refusal: Refusal }> {
    return this.database.transaction(async (transaction) => {
      await this.options.stockQueries.lockItems(itemIds, transaction)
      const queryExisting = () => queryCheckouts(transaction).where({ idempotency_key: idempotencyKey })
      // The first of two presses has written it while this one waited.
      const reserved = await queryExisting().first()
      if (reserved !== undefined) return { checkout: reserved }
      const result = quote(await this.options.stockQueries.readStock(itemIds, transaction))
      if ('refusal' in result) return result
      const created = await this.create({ ...result.checkout, idempotency_key: idempotencyKey }, transaction)
      return { checkout: getExisting(created ?? (await queryExisting().first())) }
    })
  }

  /**
   * Writes a checkout in `transaction`. Returns undefined if there is already one with its idempotency key, or one of
   * its proof that has neither failed nor been refunded.
   */
  async create(
    checkout: NewCheckout & Pick<Checkout, 'idempotency_key'> & Partial<Pick<Checkout, 'proof_id'>>,
    transaction: Knex,
  ): Promise<Checkout | undefined> {
    const [created] = await queryCheckouts(transaction)
      .insert({
        ...checkout,
        id: generateEntityId(undefined, CHECKOUT_ID_PREFIX),
        lines: toJsonb(checkout.lines, transaction),
      })
      .onConflict()
      .ignore()
      .returning('*')
    return created
  }

  /** Lets an opening checkout reserve for another CHECKOUT_ATTEMPT_MINUTES. */
  async extendOpening(id: string, transaction: Knex): Promise<void> {
    await queryCheckouts(transaction).where({ id }).update({ updated_at: transaction.fn.now() })
  }

  async findByIdempotencyKey(idempotencyKey: string): Promise<Checkout | undefined> {
    return queryCheckouts(this.database).where({ idempotency_key: idempotencyKey }).first()
  }

  async findBySessionId(sessionId: string): Promise<Checkout | undefined> {
    return queryCheckouts(this.database).where({ session_id: sessionId }).first()
  }

  async findById(id: string): Promise<Checkout | undefined> {
    return queryCheckouts(this.database).where({ id }).first()
  }

  /** Changes a checkout and does what `inTransaction` does with it, all or nothing. */
  async update(id: string, changes: CheckoutChanges, inTransaction?: CheckoutCallback): Promise<Checkout> {
    return this.database.transaction(async (transaction) => {
      const [changed] = await queryCheckouts(transaction)
        .where({ id })
        .update({ ...changes, updated_at: transaction.fn.now() })
        .returning('*')
      const checkout = getExisting(changed)
      if (changes.status !== undefined) await this.options.onStatusChange(checkout, transaction)
      await inTransaction?.(checkout, transaction)
      return checkout
    })
  }

  /** Fails a checkout whose session Stripe calls expired. A reason that another process has written meanwhile stays. */
  async recordSessionExpiry(id: string): Promise<Checkout> {
    const reason = this.database.raw("coalesce(reason, 'The session expired unpaid')")
    return this.update(id, { status: 'failed', reason })
  }

  /** Fails the checkout of a session that the shop itself has expired, and writes why, unless it was paid meanwhile. */
  async recordRequestedExpiry(sessionId: string, reason: string): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [expired] = await queryCheckouts(transaction)
        .where({ session_id: sessionId })
        // Its webhook may have been faster, and knows no reason.
        .whereIn('status', ['open', 'failed'])
        .update({ status: 'failed', reason, updated_at: transaction.fn.now() })
        .returning('*')
      if (expired !== undefined) await this.options.onStatusChange(expired, transaction)
    })
  }

  /** Deletes them once no quota counts them, within twice its time, as the privacy notice says. */
  async deleteIpHashes(): Promise<void> {
    await queryCheckouts(this.database)
      .whereNotNull('address_hash')
      .whereRaw(`created_at < now() - interval '${2 * IP_QUOTA_MINUTES} minutes'`)
      .update({ address_hash: null })
  }

  async recordFailedAttempt(id: string, reason: string): Promise<Checkout> {
    const counted = await queryCheckouts(this.database)
      .where({ id })
      .update({
        failed_attempts: this.database.raw('failed_attempts + 1'),
        reason: reason.slice(0, 1000),
        updated_at: this.database.fn.now(),
      })
      .returning('*')
    return getExisting(counted[0])
  }

  async markChecked(sessionId: string): Promise<void> {
    await queryCheckouts(this.database)
      .where({ session_id: sessionId })
      .update({ checked_at: this.database.fn.now() })
  }

  /** Saves the session of a checkout without one. Returns the checkout, whose session may be another process's. */
  async recordSession(id: string, session: Session): Promise<Checkout> {
    const [recorded] = await queryCheckouts(this.database)
      .where({ id, status: 'opening' })
      .update({
        status: 'open',
        session_id: session.id,
        session_url: session.url,
        updated_at: this.database.fn.now(),
      })
      .returning('*')
    return recorded ?? this.getById(id)
  }

  /** Begins the next attempt, unless another process has or there is a session by now. Returns the checkout then. */
  async startSessionAttempt({ id, provider_attempt: attempt }: Checkout, expiresAt: Date): Promise<Checkout> {
    const [begun] = await queryCheckouts(this.database)
      .where({ id, status: 'opening', provider_attempt: attempt })
      .update({
        provider_attempt: attempt + 1,
        expires_at: expiresAt,
        updated_at: this.database.fn.now(),
      })
      .returning('*')
    return begun ?? this.getById(id)
  }

  /** Writes what was paid at another session than the checkout's own, as a checkout in review; safe to repeat. */
  async createSecondPayment(checkout: Checkout, session: Session, reason: string): Promise<Checkout> {
    const added = await queryCheckouts(this.database)
      .insert({
        id: generateEntityId(undefined, CHECKOUT_ID_PREFIX),
        idempotency_key: session.id,
        session_id: session.id,
        session_url: session.url,
        status: 'review',
        reason,
        ...copyRequest(checkout),
        lines: toJsonb(checkout.lines, this.database),
      })
      .onConflict()
      .ignore()
      .returning('*')
    return getExisting(
      added[0] ?? (await queryCheckouts(this.database).where({ session_id: session.id }).first()),
    )
  }

  /**
   * Writes a lost checkout again, with its session. Returns undefined if another process has written it already. If
   * another checkout of the same proof is open or paid, the buyer would pay twice: the restored one goes to review.
   */
  async restore({ lines, ...lost }: RestoredCheckout): Promise<Checkout | undefined> {
    return this.database.transaction(async (transaction) => {
      const isPaidTwice =
        lost.proof_id != null &&
        (await queryCheckouts(transaction)
          .where({ proof_id: lost.proof_id })
          .whereNotIn('status', UNPAID_STATUSES)
          .first('id')) !== undefined
      const [restored] = await queryCheckouts(transaction)
        .insert({
          status: 'open',
          ...lost,
          ...(isPaidTwice
            ? {
                proof_id: null,
                status: 'review',
                reason: 'The same proof is being paid, or is, a second time',
              }
            : {}),
          idempotency_key: lost.id,
          request_hash: RESTORED_REQUEST_HASH,
          lines: toJsonb(lines, transaction),
        })
        .onConflict('id')
        .ignore()
        .returning('*')
      return restored
    })
  }

  /** Returns those of the sessions that belong to a checkout. */
  async listKnownSessionIds(sessionIds: readonly string[]): Promise<string[]> {
    const rows = await queryCheckouts(this.database).whereIn('session_id', sessionIds).select('session_id')
    return rows.flatMap((row) => row.session_id ?? [])
  }

  /** Returns those of the checkouts that have become orders. */
  async listPaid(ids: readonly string[]): Promise<Checkout[]> {
    return queryCheckouts(this.database).whereIn('id', ids).where({ status: 'paid' })
  }

  private async getById(id: string): Promise<Checkout> {
    return getExisting(await queryCheckouts(this.database).where({ id }).first())
  }
}

/** Begins a query of the checkouts, within a transaction if one is given. */
export const queryCheckouts = (database: Knex) =>
  database<Checkout>('checkout_intent')
    .whereNull('deleted_at')
    .timeout(...QUERY_LIMIT)

function getExisting(checkout: Checkout | undefined): Checkout {
  if (checkout === undefined) throw new Error('A checkout that must exist is missing')
  return checkout
}

const REQUEST_COLUMNS = [...QUOTE_COLUMNS, 'request_hash', 'locale', 'expires_at'] as const

/** Leaves the proof out, as no two checkouts can be of the same proof. */
function copyRequest(checkout: Checkout) {
  const copied = Object.fromEntries(REQUEST_COLUMNS.map((column) => [column, checkout[column]]))
  return copied as Pick<Checkout, (typeof REQUEST_COLUMNS)[number]>
}
