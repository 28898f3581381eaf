import { isDeepStrictEqual } from 'node:util'
import type { MedusaContainer } from '@medusajs/framework/types'
import { MAX_PAYMENT_IN_RAPPEN, MIN_PAYMENT_IN_RAPPEN } from '../../contract/limits'
import { isSameCrop } from '../../contract/custom-print/print-spec'
import { clampToShirt } from '../../contract/custom-print/print-position'
import { sumProofLines, replaceUnitPrices } from '../../contract/custom-print/proof-lines'
import { formatGroupedFrancs } from '../../contract/money/money'
import { computeDraftLines } from '../../contract/custom-print/proof-draft'
import type { NewProofInput } from '../../contract/custom-print/staff-request'
import { StaffRefusal } from '../../refusals/staff-refusal'
import { getStudioToday } from '../../contract/studio/studio-day'
import type { NewArtworkFile, NewProof, PrintRequest } from '../stores/custom-print-rows'
import { createArtworkStore } from '../artwork/artwork-store'
import { storeVersionPreview } from '../artwork/render-version-preview'
import { readProofDrafts } from '../queries/read-proof-drafts'
import { buildRequestMail } from '../rules/build-request-mail'
import { keepCrop } from '../rules/keep-crop'

type ProofSubmission = NewProofInput & { requestId: string; by: string }

/** Sends a proof to its buyer, once for each key. It replaces older versions. Rejects with StaffRefusal. */
export async function sendProof(input: ProofSubmission, container: MedusaContainer): Promise<void> {
  const requests = container.resolve('printRequestStore')
  const proofs = container.resolve('proofStore')
  const request = await requests.findById(input.requestId)
  if (request === undefined) throw new StaffRefusal('no_such_request')
  if ((await requests.listArtwork([request.id])).length === 0) throw new StaffRefusal('request_closed')
  const earlierProof = await proofs.findByKey(input.key)
  if (earlierProof?.request_id === request.id) return
  const proof = await buildProof(request, input, container)
  // Files first, then the rows, as for a request.
  const preview = isDeepStrictEqual(proof.spec, request.spec)
    ? undefined
    : await storeVersionPreview(request, proof.spec, container)
  const { height = null, results = null, picture } = preview ?? {}
  await saveProof({ ...proof, height, results }, picture, container)
}

async function saveProof(proof: NewProof, picture: NewArtworkFile | undefined, container: MedusaContainer) {
  // If this rejects, the rows may be written all the same. The picture stays, and the retention job decides.
  const outcome = await container.resolve('proofStore').create(proof, picture, (request, newProof) =>
    buildRequestMail(newProof.version === 1 ? 'press_proof' : 'press_newer_proof', request, {
      proof: newProof,
    }),
  )
  if (outcome !== 'sent' && picture !== undefined)
    await createArtworkStore(container).remove(picture.file_key)
  if (outcome === 'closed') throw new StaffRefusal('request_closed')
  if (outcome === 'paying') throw new StaffRefusal('buyer_is_paying')
  if (outcome === 'outdated') throw new StaffRefusal('proof_outdated')
}

/** Returns the proof with the total computed by the server, which must be the one that staff have seen. */
async function buildProof(
  request: PrintRequest,
  input: ProofSubmission,
  container: MedusaContainer,
): Promise<Omit<NewProof, 'height' | 'results'>> {
  const { key, version, readyOn, message, by } = input
  if (readyOn < getStudioToday()) throw new StaffRefusal('day_passed')
  // Only versions before this one, so that a repeated request finds the same draft.
  const proofs = await container.resolve('proofStore').listByRequests([request.id])
  const earlier = proofs.filter((proof) => proof.version < version)
  const draft = (await readProofDrafts([request], earlier, container)).get(request.id)
  if (draft === undefined) throw new StaffRefusal('proof_outdated')
  const spec = input.spec === undefined ? draft.spec : keepCrop(input.spec, draft.spec)
  // How high another part of the drawing is, is known once it is drawn: that also says whether it fits.
  const isShapeKnown = isSameCrop(spec.crop, draft.spec.crop)
  if (input.spec !== undefined && isShapeKnown && !isDeepStrictEqual(clampToShirt(spec, draft.aspect), spec))
    throw new StaffRefusal('off_shirt')
  const lines = replaceUnitPrices(computeDraftLines(draft, spec), input.amounts)
  if (lines === undefined) throw new StaffRefusal('proof_outdated')
  const quote = sumProofLines(lines, draft)
  if (quote.total !== input.total) throw new StaffRefusal('proof_outdated')
  if (quote.total < MIN_PAYMENT_IN_RAPPEN || quote.total > MAX_PAYMENT_IN_RAPPEN)
    throw new StaffRefusal('unpayable_sum', {
      values: {
        min: formatGroupedFrancs(MIN_PAYMENT_IN_RAPPEN),
        max: formatGroupedFrancs(MAX_PAYMENT_IN_RAPPEN),
      },
    })
  return {
    request_id: request.id,
    key,
    version,
    spec,
    lines,
    quote,
    total: quote.total,
    tax_rate_percent: draft.taxRatePercent,
    currency: request.currency,
    ready_on: readyOn,
    valid_until: draft.validUntil,
    message,
    by,
  }
}
