import type { MedusaContainer } from '@medusajs/framework/types'
import { readStudioProfile } from '../../studio/read-studio-profile'
import { expireSession } from '../../checkout/expire-session'
import type { BuyerDecision } from '../../contract/custom-print/buyer-request'
import type { PrintRequest } from '../stores/custom-print-rows'
import type { RequestDecisionStore } from '../stores/request-decision-store'
import { deleteRequest } from './delete-requests'
import { getRequestByToken } from '../queries/get-request-by-token'
import { buildRequestMail } from '../rules/build-request-mail'
import { isDeletable, findOrderByRequest } from '../queries/read-buyer-request'
import { ProofRefusal } from '../proof-refusal'

const CHANGED_MIND = 'Its buyer has decided otherwise'

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
  const decisions = container.resolve('requestDecisionStore')
  const proofs = container.resolve('proofStore')
  const request = await getRequestByToken(token, container)
  await closePaymentPage(request, container)
  const proof = await proofs.findNewest(request.id)
  if (proof === undefined) throw new ProofRefusal('not_proofed')
  const { email: recipient } = await readStudioProfile(container)
  const outcome = await decisions.record(
    { request_id: request.id, proof_id: proof.id, key, kind: 'change_wanted', words, by: 'buyer' },
    'change_wanted',
    (decided, { id }) =>
      buildRequestMail('press_change_wanted', decided, { words, subjectId: id, recipient, proof }),
  )
  assertRecorded(outcome, request)
}

/** Answers the studio's question, once for each key; then it is the studio's turn. Rejects with ProofRefusal. */
export async function answerQuestion(
  { token, key, words }: Decision<'answered'>,
  container: MedusaContainer,
): Promise<void> {
  const request = await getRequestByToken(token, container)
  const proof = await container.resolve('proofStore').findNewest(request.id)
  const { email: recipient } = await readStudioProfile(container)
  const decision = { request_id: request.id, key, kind: 'answered', words, by: 'buyer' } as const
  const outcome = await container
    .resolve('requestDecisionStore')
    .record(proof === undefined ? decision : { ...decision, proof_id: proof.id }, 'new', (decided, { id }) =>
      buildRequestMail('press_answered', decided, { words, subjectId: id, recipient, proof }),
    )
  assertRecorded(outcome, request)
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
export async function withdrawRequest(
  { id, state }: Pick<PrintRequest, 'id' | 'state'>,
  container: MedusaContainer,
): Promise<void> {
  const decision = {
    request_id: id,
    key: `withdrawn:${id}`,
    kind: 'withdrawn',
    words: '',
    by: 'buyer',
  } as const
  const decisions = container.resolve('requestDecisionStore')
  const proofs = container.resolve('proofStore')
  const { email: recipient } = await readStudioProfile(container)
  const proof = await proofs.findNewest(id)
  const outcome = await decisions.record(decision, 'withdrawn', (request) =>
    buildRequestMail('press_withdrawn', request, { words: '', subjectId: id, recipient, proof }),
  )
  assertRecorded(outcome, { state })
}

/** Throws ProofRefusal for a decision that comes too late, or that nobody asked for. */
function assertRecorded(
  outcome: Awaited<ReturnType<RequestDecisionStore['record']>>,
  { state }: Pick<PrintRequest, 'state'>,
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
