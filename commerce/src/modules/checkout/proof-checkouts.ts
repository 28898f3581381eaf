import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import { generateEntityId } from '@medusajs/framework/utils'
import { checkoutRows, existing } from './checkout-rows'
import { CHECKOUT_ID_PREFIX } from './id-prefixes'
import type { Checkout, NewCheckout } from './types'

/** The checkouts that pay for proofs of custom printing. */
export class ProofCheckouts {
  constructor(private readonly database: Knex) {}

  /** The checkout of a proof that may still be paid or is, or else the one that `quoted` makes. */
  async claim(proofId: string, quoted: NewCheckout, transaction: Knex): Promise<Checkout> {
    const ofProof = () => checkoutRows(transaction).where({ proof_id: proofId })
    const live = await ofProof().whereNotIn('status', ['failed', 'refunded']).first()
    if (live !== undefined) return live
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

  /** The open checkout of a request's proofs; undefined where nobody is paying. */
  async payingOf(proofIds: readonly string[]): Promise<Checkout | undefined> {
    return checkoutRows(this.database)
      .whereIn('proof_id', [...proofIds])
      .whereIn('status', ['opening', 'open'])
      .first()
  }

  /** The checkout of one of these proofs that was paid. */
  async paidOf(proofIds: readonly string[]): Promise<Checkout | undefined> {
    return checkoutRows(this.database)
      .whereIn('proof_id', [...proofIds])
      .where({ status: 'paid' })
      .first()
  }
}
