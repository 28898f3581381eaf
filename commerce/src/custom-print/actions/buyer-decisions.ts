import type { MedusaContainer } from '@medusajs/framework/types'
import { readStudioProfile } from '../../studio/read-studio-profile'
import { expireSession } from '../../checkout/expire-session'
import type { BuyerDecision } from '../../contract/custom-print/buyer-request'
import type { PrintRequest } from '../stores/custom-print-rows'
import type { RequestDecisionStore } from '../stores/request-decision-store'
import { deleteRequest } from './delete-requests'
import { getRequestByToken } from '../queries/get-request-by-token'
import { buildRequestMail } from '../rules/build-request-mail'
import { findOrderByRequest } from '../queries/read-buyer-request'
import { isDeletable } from '../rules/buyer-request-rules'
import { ProofRefusal } from '../proof-refusal'

const CHANGED_MIND = 'Its buyer has decided otherwise'

type DecidedRequest = Pick<PrintRequest, 'id' | 'state'>
type Decision<Kind extends BuyerDecision['kind']> = Extract<BuyerDecision, { kind: Kind }>

/** Withdraws a request; it cannot be paid any more. Safe to repeat. Rejects with ProofRefusal. */
export async function withdrawByToken(
  { token }: Decision<'withdrawn'>,
  container: MedusaContainer,
): Promise<void> {
  const request = await getRequestByToken(token, container)
  await closePaymentPage(request, container)
  await withdrawRequest(request, container)
}

/** Asks the studio for another proof, once for each key. Rejects with ProofRefusal. */
export async function requestChange(
  { token, key, words }: Decision<'change_wanted'>,
  container: MedusaContainer,
): Promise<void> {
  const request = await getRequestByToken(token, container)
  await closePaymentPage(request, container)
  await recordBuyerDecision(request, { kind: 'change_wanted', key, words }, container)
}

/** Answers the studio's question, once for each key; then it is the studio's turn. Rejects with ProofRefusal. */
export async function answerQuestion(
  { token, key, words }: Decision<'answered'>,
  container: MedusaContainer,
): Promise<void> {
  const request = await getRequestByToken(token, container)
  await recordBuyerDecision(request, { kind: 'answered', key, words }, container)
}

/**
 * Deletes artwork and proofs at once. An open request is withdrawn.
 * Rejects with ProofRefusal while it still has to be printed.
 */
export async function deleteByToken(
  { token }: Decision<'deleted'>,
  container: MedusaContainer,
): Promise<void> {
  const request = await getRequestByToken(token, container)
  const proofs = await container.resolve('proofStore').listByRequests([request.id])
  if (!isDeletable(request, await findOrderByRequest(request, proofs, container)))
    throw new ProofRefusal('in_production')
  if (request.state !== 'paid' && request.state !== 'declined') await withdrawRequest(request, container)
  await deleteRequest(request.id, container)
}

/** Withdraws a request for its buyer and tells the studio, once. Rejects with ProofRefusal. */
export const withdrawRequest = (request: DecidedRequest, container: MedusaContainer): Promise<void> =>
  recordBuyerDecision(request, { kind: 'withdrawn', key: `withdrawn:${request.id}`, words: '' }, container)

/** The state of a request after each decision of its buyer. */
const NEXT_STATE = { change_wanted: 'change_wanted', answered: 'new', withdrawn: 'withdrawn' } as const

/** Writes a decision with its mail to the studio, once for each key. Rejects with ProofRefusal. */
async function recordBuyerDecision(
  { id, state }: DecidedRequest,
  { kind, key, words }: { kind: keyof typeof NEXT_STATE; key: string; words: string },
  container: MedusaContainer,
): Promise<void> {
  const proof = await container.resolve('proofStore').findNewest(id)
  if (kind === 'change_wanted' && proof === undefined) throw new ProofRefusal('not_proofed')
  const { email: recipient } = await readStudioProfile(container)
  const isOnProof = kind !== 'withdrawn' && proof !== undefined
  const outcome = await container
    .resolve('requestDecisionStore')
    .record(
      { request_id: id, key, kind, words, by: 'buyer', ...(isOnProof && { proof_id: proof.id }) },
      NEXT_STATE[kind],
      (request, decision) => {
        // A request is withdrawn once, but answered or changed several times.
        const subjectId = kind === 'withdrawn' ? id : decision.id
        return buildRequestMail(`press_${kind}`, request, { words, subjectId, recipient, proof })
      },
    )
  assertRecorded(outcome, state)
}

/** Throws ProofRefusal for a decision that comes too late, or that nobody asked for. */
function assertRecorded(
  outcome: Awaited<ReturnType<RequestDecisionStore['record']>>,
  state: PrintRequest['state'],
): void {
  if (outcome === 'paying' || (outcome === 'closed' && state === 'paid'))
    throw new ProofRefusal('already_paid')
  if (outcome === 'closed') throw new ProofRefusal('request_ended')
  if (outcome === 'not_asked') throw new ProofRefusal('not_asked')
}

/**
 * Expires the session at which the buyer of an approved request could pay. Rejects with ProofRefusal if it is paid.
 */
async function closePaymentPage({ id, state }: PrintRequest, container: MedusaContainer): Promise<void> {
  if (state !== 'approved') return
  const proofs = container.resolve('proofStore')
  // Only the latest proof can be approved.
  const newest = await proofs.findNewest(id)
  const checkout = newest && (await container.resolve('proofCheckoutStore').findOpen(newest.id))
  // No open checkout: the payment is being completed.
  if (checkout === undefined) throw new ProofRefusal('already_paid')
  if (checkout.session_id === null) throw new ProofRefusal('page_opening')
  if (!(await expireSession({ sessionId: checkout.session_id, reason: CHANGED_MIND }, container)))
    throw new ProofRefusal('already_paid')
}
