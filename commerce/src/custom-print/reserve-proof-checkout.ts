import type { Knex } from '@medusajs/framework/mikro-orm/knex'
import type { MedusaContainer } from '@medusajs/framework/types'
import { computeSessionExpiry } from '../checkout/session-params'
import type { Checkout } from '../checkout/checkout'
import type { Proof, PrintRequest } from './print-request-rows'
import { ProofError } from './proof-error'
import { readBlanks } from './queries/read-blanks'
import { type BlankShortage, findMissingBlanks } from './rules/missing-blanks'
import { buildProofCheckout } from './rules/build-proof-checkout'

type ReserveCheckout = (proof: Proof, request: PrintRequest, transaction: Knex) => Promise<Checkout>
type Approval = { requestId: string; proofId: string }

/**
 * Lets `approve` reserve the checkout of a proof with its blank shirts. Rejects with ProofError if there are too
 * few: the approval is rolled back, and the shortage is recorded separately.
 */
export async function withProofCheckout<T>(
  { requestId, proofId }: Approval,
  container: MedusaContainer,
  approve: (reserve: ReserveCheckout) => Promise<T>,
): Promise<T> {
  const proofs = container.resolve('proofStore')
  const { catalogue } = await container.resolve('catalogueCache').current()
  const seen = (await proofs.listByRequests([requestId])).find(({ id }) => id === proofId)
  const blanks = seen === undefined ? [] : await readBlanks(seen.job.shirt, container)
  let missing: BlankShortage[] = []

  const reserve: ReserveCheckout = (proof, request, transaction) => {
    const quoted = buildProofCheckout(proof, request, {
      blanks,
      shippingOptionIds: catalogue.shippingOptionIds,
      expiresAt: computeSessionExpiry(),
    })
    const itemIds = blanks.flatMap(({ itemId }) => itemId ?? [])
    const check = (free: ReadonlyMap<string, number>) => {
      missing = findMissingBlanks(proof.lines, blanks, free)
      const [first] = missing
      if (first !== undefined)
        throw new ProofError('blanks_short', { pieces: first.pieces, size: first.size })
    }
    const checkouts = container.resolve('proofCheckoutStore')
    return checkouts.reserve({ proofId: proof.id, quoted, itemIds, check }, transaction)
  }

  try {
    return await approve(reserve)
  } catch (error) {
    if (missing.length > 0) await proofs.recordBlankShortage(requestId, proofId, missing)
    throw error
  }
}
