import type { MedusaContainer } from '@medusajs/framework/types'
import type { ProofDraft, StaffRequest, StaffRequests } from '../../contract/custom-print/staff-request'
import { PRESS_MODULE } from '../../modules/custom-print'
import type { PressArtwork, PressDecision, PressProof, PressRequest } from '../../modules/custom-print/types'
import { requestFacts } from '../rules/request-facts'
import { proofDrafts } from './read-proof-drafts'

/** The open requests, who has waited longest first. */
export async function staffRequests(container: MedusaContainer): Promise<StaffRequests> {
  const { requests, proofs } = container.resolve(PRESS_MODULE)
  const open = await requests.open()
  const ids = open.map(({ id }) => id)
  const [artwork, decisions, sent, numbers] = await Promise.all([
    requests.artworkOf(ids),
    requests.decisionsOf(ids),
    proofs.ofRequests(ids),
    requests.numbersOf(open.flatMap(({ reorder_of: id }) => id ?? [])),
  ])
  const drafts = await proofDrafts(open, sent, container)
  return {
    requests: open.flatMap((request) => {
      const draft = drafts.get(request.id)
      return draft === undefined ? [] : [staffRequest({ request, artwork, decisions, sent, numbers, draft })]
    }),
  }
}

type Known = {
  request: PressRequest
  artwork: readonly PressArtwork[]
  decisions: readonly PressDecision[]
  sent: readonly PressProof[]
  numbers: ReadonlyMap<string, number>
  draft: ProofDraft
}

function staffRequest({ request, artwork, decisions, sent, numbers, draft }: Known): StaffRequest {
  const original = artwork.find(({ request_id: id, kind }) => id === request.id && kind === 'original')
  return {
    id: request.id,
    ...requestFacts(request),
    name: request.name ?? '',
    email: request.email ?? '',
    note: request.note ?? '',
    reorderOf: numbers.get(request.reorder_of ?? '') ?? null,
    answers: answersOf(request),
    original: {
      width: original?.width ?? 0,
      height: original?.height ?? 0,
      bytes: original?.bytes ?? 0,
    },
    decisions: decisions
      .filter(({ request_id: id }) => id === request.id)
      .map(({ kind, words, at, by }) => ({ kind, words, at: at.toISOString(), by })),
    proofs: sent
      .filter(({ request_id: id }) => id === request.id)
      .map(({ version, job, height, answers, total, message, by, ...proof }) => ({
        version,
        job,
        height: height ?? request.height,
        answers: answersOf({ answers: answers ?? request.answers }),
        total,
        readyOn: proof.ready_on,
        validUntil: proof.valid_until,
        message,
        sentAt: proof.sent_at.toISOString(),
        by,
      })),
    draft,
  }
}

const answersOf = ({ answers }: Pick<PressRequest, 'answers'>): StaffRequest['answers'] =>
  answers.map(({ values, ...answer }) => ({ ...answer, values: { ...values } }))
