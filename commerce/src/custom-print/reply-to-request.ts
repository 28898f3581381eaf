import type { MedusaContainer } from '@medusajs/framework/types'
import type { StaffReplyInput } from '../contract/custom-print/staff-request'
import { createNotFoundError, createBoardRefusal } from '../lib/medusa-error'
import { buildRequestMail } from './rules/build-request-mail'

type StaffStep = StaffReplyInput & { requestId: string; by: string }

/** Asks the buyer a question, or declines the request, with one mail for each key. */
export async function replyToRequest(
  { requestId, step, key, words, by }: StaffStep,
  container: MedusaContainer,
): Promise<void> {
  const requests = container.resolve('printRequestStore')
  const proofs = container.resolve('proofStore')
  if ((await requests.findById(requestId)) === undefined)
    throw createNotFoundError('There is no such request.')
  const proof = await proofs.findNewest(requestId)
  const outcome = await requests.recordDecision(
    { request_id: requestId, key, kind: step, words, by },
    step,
    (request, { id }) => buildRequestMail(`press_${step}`, request, { words, subjectId: id, proof }),
  )
  if (outcome === 'closed') throw createBoardRefusal('request_closed')
  if (outcome === 'paying') throw createBoardRefusal('buyer_is_paying')
  container.resolve('mailSender')?.wake()
}
