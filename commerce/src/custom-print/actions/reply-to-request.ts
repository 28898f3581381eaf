import type { MedusaContainer } from '@medusajs/framework/types'
import type { StaffReplyInput } from '../../contract/custom-print/staff-request'
import { StaffRefusal } from '../../refusals/staff-refusal'
import { buildRequestMail } from '../rules/build-request-mail'

type StaffStep = StaffReplyInput & { requestId: string; by: string }

/** Asks the buyer a question, or declines the request, with one mail for each key. */
export async function replyToRequest(
  { requestId, step, key, words, by }: StaffStep,
  container: MedusaContainer,
): Promise<void> {
  const requests = container.resolve('printRequestStore')
  const proofs = container.resolve('proofStore')
  if ((await requests.findById(requestId)) === undefined) throw new StaffRefusal('no_such_request')
  const proof = await proofs.findNewest(requestId)
  const outcome = await container
    .resolve('requestDecisionStore')
    .record({ request_id: requestId, key, kind: step, words, by }, step, (request, { id }) =>
      buildRequestMail(`press_${step}`, request, { words, subjectId: id, proof }),
    )
  if (outcome === 'closed') throw new StaffRefusal('request_closed')
  if (outcome === 'paying') throw new StaffRefusal('buyer_is_paying')
}
