import type { MedusaContainer } from '@medusajs/framework/types'
import { encodeNames } from '../../contract/custom-print/field-names'
import type { ProofDraft, StaffRequestResponse } from '../../contract/custom-print/staff-request'
import type { ArtworkFile, RequestDecision, Proof, PrintRequest } from '../stores/custom-print-rows'
import { toRequestFacts, toWireResults } from '../rules/to-request-facts'
import { omitOtherFilm } from '../rules/to-stored-results'
import { readProofDrafts } from './read-proof-drafts'

/** Returns the open requests, the longest-waiting first. */
export async function listStaffRequests(
  container: MedusaContainer,
): Promise<{ requests: StaffRequestResponse[] }> {
  const requests = container.resolve('printRequestStore')
  const open = await requests.listOpen()
  const ids = open.map(({ id }) => id)
  const [artwork, decisions, proofs, numbers] = await Promise.all([
    requests.listArtwork(ids),
    container.resolve('requestDecisionStore').listByRequests(ids),
    container.resolve('proofStore').listByRequests(ids),
    requests.readNumbers(open.flatMap(({ reorder_of: id }) => id ?? [])),
  ])
  const drafts = await readProofDrafts(open, proofs, container)
  return {
    requests: open.flatMap((request) => {
      const draft = drafts.get(request.id)
      return draft === undefined
        ? []
        : [buildStaffRequest({ request, artwork, decisions, proofs, numbers, draft })]
    }),
  }
}

type StaffRequestParts = {
  request: PrintRequest
  artwork: readonly ArtworkFile[]
  decisions: readonly RequestDecision[]
  proofs: readonly Proof[]
  numbers: ReadonlyMap<string, number>
  draft: ProofDraft
}

function buildStaffRequest({
  request,
  artwork,
  decisions,
  proofs,
  numbers,
  draft,
}: StaffRequestParts): StaffRequestResponse {
  const original = artwork.find(({ request_id: id, kind }) => id === request.id && kind === 'original')
  return {
    id: request.id,
    ...toRequestFacts(request),
    name: request.name ?? '',
    email: request.email ?? '',
    note: request.note ?? '',
    reorderOf: numbers.get(request.reorder_of ?? '') ?? null,
    answers: toWireResults(request.results),
    original: {
      width: original?.width ?? 0,
      height: original?.height ?? 0,
      bytes: original?.bytes ?? 0,
    },
    decisions: decisions
      .filter(({ request_id: id }) => id === request.id)
      .map(({ kind, words, at, by }) => ({ kind, words, at: at.toISOString(), by })),
    proofs: proofs
      .filter(({ request_id: id }) => id === request.id)
      .map(({ version, spec, height, results, total, message, by, ...proof }) => ({
        version,
        job: spec,
        height: height ?? request.height,
        answers: toWireResults(omitOtherFilm(results ?? request.results)),
        total,
        readyOn: proof.ready_on,
        validUntil: proof.valid_until,
        message,
        sentAt: proof.sent_at.toISOString(),
        by,
      })),
    draft: encodeNames(draft),
  }
}
