import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { sessionEnd } from '../checkout/rules/session-end'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { Checkout } from '../modules/checkout/types'
import { PRESS_MODULE } from '../modules/custom-print'
import type { PressProof, PressRequest } from '../modules/custom-print/types'
import { ProofError } from './proof-error'
import { readBlanks } from './queries/read-blanks'
import { type MissingBlanks, missingBlanks } from './rules/missing-blanks'
import { checkoutOfProof } from './rules/build-proof-checkout'

type Claim = (proof: PressProof, request: PressRequest, transaction: Knex) => Promise<Checkout>
type Approving = { requestId: string; proofId: string }

/**
 * Has `approve` claim the checkout of a proof, with its blank shirts. Throws ProofError where they are too few: the
 * approval is undone with its transaction, and what was missing is noted beside it.
 */
export async function withClaim<T>(
  { requestId, proofId }: Approving,
  container: MedusaContainer,
  approve: (claim: Claim) => Promise<T>,
): Promise<T> {
  const { proofs } = container.resolve(PRESS_MODULE)
  const { catalogue } = await container.resolve('catalogueSnapshot').current()
  const seen = (await proofs.ofRequests([requestId])).find(({ id }) => id === proofId)
  const blanks = seen === undefined ? [] : await readBlanks(seen.job.shirt, container)
  let missing: MissingBlanks[] = []

  const claim: Claim = (proof, request, transaction) => {
    const { shippingOptionIds } = catalogue
    const quoted = checkoutOfProof(proof, request, { blanks, shippingOptionIds, expiresAt: sessionEnd() })
    const itemIds = blanks.flatMap(({ itemId }) => itemId ?? [])
    const check = (free: ReadonlyMap<string, number>) => {
      missing = missingBlanks(proof.lines, blanks, free)
      const [first] = missing
      if (first !== undefined)
        throw new ProofError('blanks_short', { pieces: first.pieces, size: first.size })
    }
    const { ofProofs } = container.resolve(CHECKOUT_MODULE)
    return ofProofs.claim({ proofId: proof.id, quoted, itemIds, check }, transaction)
  }

  try {
    return await approve(claim)
  } catch (error) {
    if (missing.length > 0) await proofs.noteMissing(requestId, proofId, missing)
    throw error
  }
}
