import type { MedusaContainer } from '@medusajs/framework/types'
import type { BuyerDecision } from '../contract/custom-print/buyer-request'
import { readStudioFacts } from '../lib/studio-facts'
import { PRESS_MODULE } from '../modules/custom-print'
import { withdraw } from './reply-to-request'
import { deleteRequest } from './delete-requests'
import { readLinkedRequest } from './get-request-by-token'
import { pressMail } from './rules/build-request-mail'
import { isDeletable, orderOf } from './queries/read-buyer-request'
import { ProofError } from './proof-error'
import { stopPaying } from './stop-paying'

type Decision<Kind extends BuyerDecision['kind']> = Extract<BuyerDecision, { kind: Kind }>

/** Takes a request back; who could still pay for it no longer can. Repeating it is harmless. Throws ProofError. */
export async function takeBack({ token }: Decision<'withdrawn'>, container: MedusaContainer): Promise<void> {
  const request = await readLinkedRequest(token, container)
  await stopPaying(request, container)
  await withdraw(request.id, container)
}

/** Asks the studio for another proof; once for its key. Throws ProofError. */
export async function askForChange(
  { token, key, words }: Decision<'change_wanted'>,
  container: MedusaContainer,
): Promise<void> {
  const { requests, proofs } = container.resolve(PRESS_MODULE)
  const request = await readLinkedRequest(token, container)
  await stopPaying(request, container)
  const proof = (await proofs.ofRequests([request.id])).at(-1)
  if (proof === undefined) throw new ProofError('not_proofed')
  const { email: recipient } = await readStudioFacts(container)
  const outcome = await requests.decide(
    { request_id: request.id, proof_id: proof.id, key, kind: 'change_wanted', words, by: 'buyer' },
    'change_wanted',
    (decided, { id }) =>
      pressMail('press_change_wanted', decided, { words, subjectId: id, recipient, proof }),
  )
  if (outcome === 'paying') throw new ProofError('already_paid')
  if (outcome === 'closed') throw new ProofError(request.state === 'paid' ? 'already_paid' : 'request_ended')
  container.resolve('mailSender')?.wake()
}

/** Deletes drawing and proofs at once; what was still open is taken back. Throws ProofError while it is to be printed. */
export async function deleteNow({ token }: Decision<'deleted'>, container: MedusaContainer): Promise<void> {
  const request = await readLinkedRequest(token, container)
  const sent = await container.resolve(PRESS_MODULE).proofs.ofRequests([request.id])
  if (!isDeletable(request, await orderOf(request, sent, container))) throw new ProofError('in_production')
  if (request.state !== 'paid' && request.state !== 'declined') await withdraw(request.id, container)
  await deleteRequest(request.id, container)
}
