import type { MedusaContainer } from '@medusajs/framework/types'
import { isPayableCheckout } from '../../checkout/checkout'
import { openReservedCheckout } from '../../checkout/open-checkout'
import { computeSessionExpiry } from '../../checkout/session-params'
import { buildReturnUrls } from '../../contract/cart/checkout-request'
import { PAGES } from '../../contract/site/pages'
import { buildTokenPath } from '../../contract/site/token-path'
import type { BuyerDecision } from '../../contract/custom-print/buyer-request'
import { getStudioToday } from '../../contract/studio/studio-day'
import { getRequestByToken } from '../queries/get-request-by-token'
import { ProofRefusal } from '../proof-refusal'
import type { ProofReserver } from '../stores/proof-store'
import { readBlanks } from '../queries/read-blanks'
import { buildProofCheckout } from '../rules/build-proof-checkout'
import { findMissingBlanks } from '../rules/find-missing-blanks'

type ApprovalInput = Extract<BuyerDecision, { kind: 'approved' }>

/**
 * Approves a proof and opens the hosted page for its total. Approval and checkout are written in one transaction;
 * approving again opens the same page. Rejects with ProofRefusal, or as opening a hosted page does.
 */
export async function approveProof(
  { token, proofId, total }: ApprovalInput,
  container: MedusaContainer,
): Promise<{ url: string }> {
  const proofs = container.resolve('proofStore')
  const { id: requestId } = await getRequestByToken(token, container)
  const approvalInput = { requestId, proofId, total, today: getStudioToday() }
  const approval = await proofs.approve(approvalInput, await prepareReservation(approvalInput, container))
  if (approval.outcome === 'blanks_short') {
    await proofs.recordBlankShortage(requestId, proofId, approval.missing)
    const { pieces, size } = approval.missing[0]
    throw new ProofRefusal('blanks_short', { pieces, size })
  }
  if (approval.outcome !== 'approved') throw new ProofRefusal(approval.outcome)
  const { checkout } = approval
  if (!isPayableCheckout(checkout)) throw new ProofRefusal('already_paid')
  const { publicUrl } = container.resolve('environment')
  const { successUrl } = buildReturnUrls(publicUrl)
  const cancelUrl = publicUrl + buildTokenPath(PAGES.proof.path, token)
  const { url } = await openReservedCheckout(checkout, { successUrl, cancelUrl }, container)
  return { url }
}

/** Reads what the checkout of a proof needs, and returns what reserves it with its blank shirts. */
async function prepareReservation(
  { requestId, proofId }: { requestId: string; proofId: string },
  container: MedusaContainer,
): Promise<ProofReserver> {
  const { catalogue } = await container.resolve('catalogueCache').current()
  // The proof is looked for among those of its request, as the id that the buyer's page sends may be a text that the
  // database does not take.
  const shownProof = (await container.resolve('proofStore').listByRequests([requestId])).find(
    ({ id }) => id === proofId,
  )
  const blanks = shownProof === undefined ? [] : await readBlanks(shownProof.spec.shirt, container)
  const itemIds = blanks.flatMap(({ itemId }) => itemId ?? [])
  const { shippingOptionIds } = catalogue
  return (proof, request, transaction) =>
    container.resolve('proofCheckoutStore').reserve(
      {
        proofId: proof.id,
        quoted: buildProofCheckout(proof, request, {
          blanks,
          shippingOptionIds,
          expiresAt: computeSessionExpiry(),
        }),
        itemIds,
        findMissing: (free) => findMissingBlanks(proof.lines, blanks, free),
      },
      transaction,
    )
}
