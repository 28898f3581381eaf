import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { StockQueries } from '../../inventory/stock-queries'
import { type Checkout, type NewCheckout, UNPAID_STATUSES } from '../../checkout/checkout'
import { type CheckoutStore, queryCheckouts } from '../../checkout/checkout-store'
import { computeFreePieces, type PiecesByItem } from '../../inventory/reservation-rules'
import { PAYABLE_STATUSES } from '../../inventory/payable-checkout'
import type { BlankShortage } from '../rules/find-missing-blanks'

type ProofReservationInput = {
  proofId: string
  quoted: NewCheckout
  itemIds: readonly string[]
  findMissing: (free: PiecesByItem) => BlankShortage[]
}

/** `missing`: nothing is reserved, as there are too few blank shirts. */
export type ProofReservation =
  | { checkout: Checkout }
  | { missing: readonly [BlankShortage, ...BlankShortage[]] }

/** Checkouts of proofs: at most one of each may be paid. */
export class ProofCheckoutStore {
  constructor(
    private readonly database: Knex,
    private readonly checkouts: CheckoutStore,
    private readonly stockQueries: StockQueries,
  ) {}

  /**
   * The checkout of a proof that may still be paid or is, or else the one that `quoted` makes, which holds pieces of
   * `itemIds`. Where `findMissing` finds too few of them free, nothing is written.
   */
  async reserve(
    { proofId, quoted, itemIds, findMissing }: ProofReservationInput,
    transaction: Knex,
  ): Promise<ProofReservation> {
    const queryProofCheckouts = () => queryCheckouts(transaction).where({ proof_id: proofId })
    const live = await queryProofCheckouts().whereNotIn('status', UNPAID_STATUSES).first()
    if (live !== undefined && live.status !== 'opening') return { checkout: live }
    await this.stockQueries.lockItems(itemIds, transaction)
    const { stock, reservations } = await this.stockQueries.readStock(itemIds, transaction)
    // A checkout that is still opening may have lost its reservation, so the pieces are checked again. Its own do not
    // compete with it, so they are left out.
    const otherReservations = reservations.filter(({ checkoutId }) => checkoutId !== live?.id)
    const [first, ...rest] = findMissing(computeFreePieces({ stock, reservations: otherReservations }))
    if (first !== undefined) return { missing: [first, ...rest] }
    if (live !== undefined) {
      // It reserves for CHECKOUT_ATTEMPT_MINUTES after its last change: the buyer's new attempt begins them again.
      await this.checkouts.extendOpening(live.id, transaction)
      return { checkout: live }
    }
    const earlier = await queryProofCheckouts().select('id')
    const created = await this.checkouts.create(
      { ...quoted, idempotency_key: `proof:${proofId}:${earlier.length + 1}`, proof_id: proofId },
      transaction,
    )
    if (created === undefined) throw new Error('The checkout of a proof was not written')
    return { checkout: created }
  }

  /** Returns the checkout at which a proof can be paid now; undefined if there is none. */
  async findOpen(proofId: string): Promise<Checkout | undefined> {
    return queryCheckouts(this.database)
      .where({ proof_id: proofId })
      .whereIn('status', PAYABLE_STATUSES)
      .first()
  }

  /** Returns the paid checkout of these proofs; undefined if none of them is paid. */
  async findPaid(proofIds: readonly string[]): Promise<Checkout | undefined> {
    return queryCheckouts(this.database)
      .whereIn('proof_id', [...proofIds])
      .where({ status: 'paid' })
      .first()
  }
}
