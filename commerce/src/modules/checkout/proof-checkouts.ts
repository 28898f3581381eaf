import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { checkoutRows, existing } from './checkout-rows'
import { freePieces, type PiecesByItem } from './hold-priority'
import { CHECKOUT_ID_PREFIX } from './id-prefixes'
import type { StockHolds } from './stock-holds'
import type { Checkout, NewCheckout } from './types'

type ProofClaim = {
  proofId: string
  quoted: NewCheckout
  itemIds: readonly string[]
  check: (free: PiecesByItem) => void
}

/** The checkouts that pay for proofs of custom printing. */
export class ProofCheckouts {
  constructor(
    private readonly database: Knex,
    private readonly stock: StockHolds,
  ) {}

  /**
   * The checkout of a proof that may still be paid or is, or else the one that `quoted` makes, which holds pieces of
   * `itemIds`; `check` throws where what is free of them is too few.
   */
  async claim({ proofId, quoted, itemIds, check }: ProofClaim, transaction: Knex): Promise<Checkout> {
    const ofProof = () => checkoutRows(transaction).where({ proof_id: proofId })
    const live = await ofProof().whereNotIn('status', ['failed', 'refunded']).first()
    if (live !== undefined && live.status !== 'opening') return live
    await this.stock.lock(itemIds, transaction)
    const { stock, holds } = await this.stock.read(itemIds, transaction)
    // One whose session nobody has got may have lost its pieces meanwhile; its own keep nobody from them.
    check(freePieces({ stock, holds: holds.filter(({ checkoutId }) => checkoutId !== live?.id) }))
    if (live !== undefined) {
      // Begun again, it is not one that nobody will get any more.
      await ofProof().where({ id: live.id }).update({ updated_at: transaction.fn.now() })
      return live
    }
    const earlier = await ofProof().select('id')
    const created = await checkoutRows(transaction)
      .insert({
        ...quoted,
        id: generateEntityId(undefined, CHECKOUT_ID_PREFIX),
        idempotency_key: `proof:${proofId}:${earlier.length + 1}`,
        proof_id: proofId,
        lines: transaction.raw('?::jsonb', [JSON.stringify(quoted.lines)]),
      })
      .returning('*')
    return existing(created)
  }

  /** The open checkout of a proof; undefined where nobody is paying. */
  async findOpen(proofId: string): Promise<Checkout | undefined> {
    return checkoutRows(this.database)
      .where({ proof_id: proofId })
      .whereIn('status', ['opening', 'open'])
      .first()
  }

  /** The checkout of one of these proofs that was paid. */
  async findPaid(proofIds: readonly string[]): Promise<Checkout | undefined> {
    return checkoutRows(this.database)
      .whereIn('proof_id', [...proofIds])
      .where({ status: 'paid' })
      .first()
  }
}
