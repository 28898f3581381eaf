import type { MedusaContainer } from '@medusajs/framework/types'
import { openReservedCheckout } from '../checkout/open-checkout'
import { returnUrls } from '../contract/cart/checkout'
import { PAGES } from '../contract/site/pages'
import type { BuyerDecision } from '../contract/custom-print/buyer-request'
import { formatZurichDay } from '../lib/swiss-time'
import { getRequestByToken } from './get-request-by-token'
import { ProofError } from './proof-error'
import { withProofCheckout } from './reserve-proof-checkout'

type Approval = Extract<BuyerDecision, { kind: 'approved' }>

/**
 * Approves a proof and opens the hosted page for its total. Approval and checkout are written in one transaction;
 * approving again opens the same page. Rejects with ProofError, or as opening a hosted page does.
 */
export async function approveProof(
  { token, proofId, total }: Approval,
  container: MedusaContainer,
): Promise<{ url: string }> {
  const { id: requestId } = await getRequestByToken(token, container)
  const approving = { requestId, proofId, total, today: formatZurichDay(new Date()) }
  const approval = await withProofCheckout(approving, container, (reserve) =>
    container.resolve('proofStore').approve(approving, reserve),
  )
  if (approval.outcome !== 'approved') throw new ProofError(approval.outcome)
  const { checkout } = approval
  if (checkout.status !== 'opening' && checkout.status !== 'open') throw new ProofError('already_paid')
  const { publicUrl } = container.resolve('environment')
  const { successUrl } = returnUrls(publicUrl)
  const cancelUrl = `${publicUrl}${PAGES.proof.path}?token=${token}`
  const { url } = await openReservedCheckout(checkout, { successUrl, cancelUrl }, container)
  return { url }
}
