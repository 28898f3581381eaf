import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { QUERY_LIMIT, toJsonb } from '../lib/database'
import {
  computeFreePieces,
  type PiecesByItem,
  type StockWithReservations,
} from '../inventory/reservation-rules'
import {
  CHECKOUT_ID_PREFIX,
  UNPAID_STATUSES,
  type Checkout,
  type RestoredCheckout,
  type NewCheckout,
  type AssertLockHeld,
} from './checkout'
import { ReservationStore } from '../inventory/reservation-store'

type InTransaction = (checkout: Checkout, transaction: Knex) => Promise<void>
type CheckoutChanges = Partial<Omit<Checkout, 'id' | 'lines' | 'created_at' | 'updated_at'>>
type Session = { id: string; url: string | null }

type ProofClaim = {
  proofId: string
  quoted: NewCheckout
  itemIds: readonly string[]
  check: (free: PiecesByItem) => void
}

type CheckoutStoreOptions = {
  /** What follows a checkout's status, written in the transaction that changes it. */
  onStatusChange: InTransaction
}

/** In place of the hash of a request that nobody has any more. */
const RESTORED_REQUEST_HASH = 'recreated'

/** Whether a checkout is one that only the provider still knew: what was sold since the backup is not in the stock. */
export const isRestored = ({ request_hash: hash }: Pick<Checkout, 'request_hash'>): boolean =>
  hash === RESTORED_REQUEST_HASH

/** Checkouts, each with at most one hosted session, also where two processes open one for it at once. */
export class CheckoutStore {
  readonly #database: Knex
  readonly #onStatusChange: InTransaction
  readonly #reservations: ReservationStore

  constructor(database: Knex, { onStatusChange }: CheckoutStoreOptions) {
    this.#database = database
    this.#onStatusChange = onStatusChange
    this.#reservations = new ReservationStore(database)
  }

  /** Writes the checkout that `quote` makes of the stock of `itemIds`, or returns the one under the key. */
  async createReserved(
    { idempotencyKey, itemIds }: { idempotencyKey: string; itemIds: readonly string[] },
    quote: (reading: StockWithReservations) => NewCheckout,
  ): Promise<Checkout> {
    return this.#database.transaction(async (transaction) => {
      await this.#reservations.lockItems(itemIds, transaction)
      const known = () => this.#checkouts(transaction).where({ idempotency_key: idempotencyKey })
      // The first of two presses has written it while this one waited.
      const reserved = await known().first()
      if (reserved !== undefined) return reserved
      const checkout = quote(await this.#reservations.readStock(itemIds, transaction))
      const created = await this.#checkouts(transaction)
        .insert({
          ...checkout,
          id: generateEntityId(undefined, CHECKOUT_ID_PREFIX),
          idempotency_key: idempotencyKey,
          lines: toJsonb(checkout.lines, transaction),
        })
        .onConflict()
        .ignore()
        .returning('*')
      return getExisting(created[0] ?? (await known().first()))
    })
  }

  async findByIdempotencyKey(idempotencyKey: string): Promise<Checkout | undefined> {
    return this.#checkouts().where({ idempotency_key: idempotencyKey }).first()
  }

  async findBySessionId(sessionId: string): Promise<Checkout | undefined> {
    return this.#checkouts().where({ session_id: sessionId }).first()
  }

  async findById(id: string): Promise<Checkout | undefined> {
    return this.#checkouts().where({ id }).first()
  }

  /** Changes a checkout and does what `inTransaction` does with it, all or nothing. */
  async update(id: string, changes: CheckoutChanges, inTransaction?: InTransaction): Promise<Checkout> {
    return this.#database.transaction(async (transaction) => {
      const [changed] = await this.#checkouts(transaction)
        .where({ id })
        .update({ ...changes, updated_at: transaction.fn.now() })
        .returning('*')
      const checkout = getExisting(changed)
      if (changes.status !== undefined) await this.#onStatusChange(checkout, transaction)
      await inTransaction?.(checkout, transaction)
      return checkout
    })
  }

  /** Writes why a session was expired, unless it was paid meanwhile. */
  async markExpired(sessionId: string, reason: string): Promise<void> {
    await this.#database.transaction(async (transaction) => {
      const [expired] = await this.#checkouts(transaction)
        .where({ session_id: sessionId })
        // Its webhook may have been faster, and knows no reason.
        .whereIn('status', ['open', 'failed'])
        .update({ status: 'failed', reason, updated_at: transaction.fn.now() })
        .returning('*')
      if (expired !== undefined) await this.#onStatusChange(expired, transaction)
    })
  }

  async deleteIpHashes(): Promise<void> {
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
    return getExisting(counted[0])
  }

  async markChecked(sessionId: string): Promise<void> {
    await this.#checkouts().where({ session_id: sessionId }).update({ checked_at: this.#database.fn.now() })
  }

  /** Saves the session of a checkout that has none yet; returns the checkout, which may have another process' one. */
  async recordSession(id: string, session: Session): Promise<Checkout> {
    const [recorded] = await this.#checkouts()
      .where({ id, status: 'opening' })
      .update({
        status: 'open',
        session_id: session.id,
        session_url: session.url,
        updated_at: this.#database.fn.now(),
      })
      .returning('*')
    return recorded ?? this.#getById(id)
  }

  /** Takes the provider's next key, unless another process has or there is a session by now; returns the checkout. */
  async startSessionAttempt({ id, provider_attempt: known }: Checkout, expiresAt: Date): Promise<Checkout> {
    const [begun] = await this.#checkouts()
      .where({ id, status: 'opening', provider_attempt: known })
      .update({
        provider_attempt: known + 1,
        expires_at: expiresAt,
        updated_at: this.#database.fn.now(),
      })
      .returning('*')
    return begun ?? this.#getById(id)
  }

  /** Writes what was paid at another session than the checkout's own, as a checkout in review; safe to repeat. */
  async createSecondPayment(checkout: Checkout, session: Session, reason: string): Promise<Checkout> {
    const added = await this.#checkouts()
      .insert({
        id: generateEntityId(undefined, CHECKOUT_ID_PREFIX),
        idempotency_key: session.id,
        session_id: session.id,
        session_url: session.url,
        status: 'review',
        reason,
        lines: toJsonb(checkout.lines, this.#database),
        ...copyQuoteColumns(checkout),
      })
      .onConflict()
      .ignore()
      .returning('*')
    return getExisting(added[0] ?? (await this.#checkouts().where({ session_id: session.id }).first()))
  }

  /**
   * Writes a checkout that was lost, with its session; undefined where there is one of that id by now. One whose proof
   * is being paid, or is, a second time is to be reviewed.
   */
  async restore({ lines, ...lost }: RestoredCheckout): Promise<Checkout | undefined> {
    return this.#database.transaction(async (transaction) => {
      const isPaidTwice =
        lost.proof_id != null &&
        (await this.#checkouts(transaction)
          .where({ proof_id: lost.proof_id })
          .whereNotIn('status', UNPAID_STATUSES)
          .first('id')) !== undefined
      const [restored] = await this.#checkouts(transaction)
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

  /** Of these sessions, those that a checkout has. */
  async listKnownSessionIds(sessionIds: readonly string[]): Promise<string[]> {
    const rows = await this.#checkouts().whereIn('session_id', sessionIds).select('session_id')
    return rows.flatMap((row) => row.session_id ?? [])
  }

  /** Those of these checkouts that have become orders. */
  async listPaid(ids: readonly string[]): Promise<Checkout[]> {
    return this.#checkouts().whereIn('id', ids).where({ status: 'paid' })
  }

  /**
   * The checkout of a proof that may still be paid or is, or else the one that `quoted` makes, which holds pieces of
   * `itemIds`; `check` throws where what is free of them is too few.
   */
  async reserveForProof(
    { proofId, quoted, itemIds, check }: ProofClaim,
    transaction: Knex,
  ): Promise<Checkout> {
    const ofProof = () => this.#checkouts(transaction).where({ proof_id: proofId })
    const live = await ofProof().whereNotIn('status', UNPAID_STATUSES).first()
    if (live !== undefined && live.status !== 'opening') return live
    await this.#reservations.lockItems(itemIds, transaction)
    const { stock, reservations } = await this.#reservations.readStock(itemIds, transaction)
    // One whose session nobody has got may have lost its pieces meanwhile; its own keep nobody from them.
    check(
      computeFreePieces({
        stock,
        reservations: reservations.filter(({ checkoutId }) => checkoutId !== live?.id),
      }),
    )
    if (live !== undefined) {
      // Begun again, it is not one that nobody will get any more.
      await ofProof().where({ id: live.id }).update({ updated_at: transaction.fn.now() })
      return live
    }
    const earlier = await ofProof().select('id')
    const created = await this.#checkouts(transaction)
      .insert({
        ...quoted,
        id: generateEntityId(undefined, CHECKOUT_ID_PREFIX),
        idempotency_key: `proof:${proofId}:${earlier.length + 1}`,
        proof_id: proofId,
        lines: toJsonb(quoted.lines, transaction),
      })
      .returning('*')
    return getExisting(created[0])
  }

  /** The open checkout of a proof; undefined where nobody is paying. */
  async findOpenByProof(proofId: string): Promise<Checkout | undefined> {
    return this.#checkouts().where({ proof_id: proofId }).whereIn('status', ['opening', 'open']).first()
  }

  /** The checkout of one of these proofs that was paid. */
  async findPaidByProofs(proofIds: readonly string[]): Promise<Checkout | undefined> {
    return this.#checkouts()
      .whereIn('proof_id', [...proofIds])
      .where({ status: 'paid' })
      .first()
  }

  /**
   * Runs `work`, or returns 'locked' while another process is at the session. A killed process leaves no lock, and one
   * whose connection PostgreSQL ends has lost it while its work goes on: `assertLockHeld` rejects from then on.
   */
  async withSessionLock<T>(
    sessionId: string,
    work: (assertLockHeld: AssertLockHeld) => Promise<T>,
  ): Promise<T | 'locked'> {
    return this.#database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: { locked: boolean }[] }>(
        'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as locked',
        [sessionId],
      )
      if (rows[0]?.locked !== true) return 'locked'
      return work(async () => void (await transaction.raw('select 1').timeout(...QUERY_LIMIT)))
    })
  }

  async #getById(id: string): Promise<Checkout> {
    return getExisting(await this.#checkouts().where({ id }).first())
  }

  #checkouts(database: Knex = this.#database) {
    return database<Checkout>('checkout_intent')
      .whereNull('deleted_at')
      .timeout(...QUERY_LIMIT)
  }
}

function getExisting(checkout: Checkout | undefined): Checkout {
  if (checkout === undefined) throw new Error('A checkout that must exist is missing')
  return checkout
}

/** Not the proof: that is paid by one checkout. */
function copyQuoteColumns(checkout: Checkout) {
  return {
    request_hash: checkout.request_hash,
    locale: checkout.locale,
    delivery_option: checkout.delivery_option,
    currency: checkout.currency,
    subtotal: checkout.subtotal,
    shipping: checkout.shipping,
    tax: checkout.tax,
    total: checkout.total,
    tax_rate_percent: checkout.tax_rate_percent,
    shipping_option_id: checkout.shipping_option_id,
    expires_at: checkout.expires_at,
  }
}
