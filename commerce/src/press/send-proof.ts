import type { MedusaContainer } from '@medusajs/framework/types'
import { MAX_PAYMENT_IN_RAPPEN } from '../contract/limits'
import { quoteOfLines, withAmounts } from '../contract/press/proof'
import type { NewProofInput } from '../contract/press/staff'
import { invalidData, notFound, refused } from '../lib/medusa-error'
import { dayInZurich } from '../lib/swiss-time'
import { PRESS_MODULE } from '../modules/press'
import type { NewProof } from '../modules/press/types'
import { proofDrafts } from './queries/proof-drafts'
import { pressMail } from './rules/press-mail'

/** What the payment provider takes at least, in Rappen. */
const LEAST_PAYMENT = 50

type Sending = NewProofInput & { requestId: string; by: string }

/** Sends a proof to its buyer, once for its key; it takes the place of an older version. Throws MedusaError. */
export async function sendProof(input: Sending, container: MedusaContainer): Promise<void> {
  const { proofs } = container.resolve(PRESS_MODULE)
  const proof = await proofOf(input, container)
  const outcome = await proofs.send(proof, (request, sent) =>
    pressMail(sent.version === 1 ? 'press_proof' : 'press_newer_proof', request, { proof: sent }),
  )
  if (outcome === 'closed') throw refused('request_closed')
  if (outcome === 'paying') throw refused('buyer_is_paying')
  if (outcome === 'outdated') throw refused('proof_outdated')
  container.resolve('mailSender')?.wake()
}

/** The proof with the sum that the server computes of it; it must be the one that the studio has seen. */
async function proofOf(input: Sending, container: MedusaContainer): Promise<NewProof> {
  const { requests, proofs } = container.resolve(PRESS_MODULE)
  const { requestId, key, version, readyOn, message, by } = input
  const request = await requests.byId(requestId)
  if (request === undefined) throw notFound('There is no such request.')
  const preview = (await requests.artworkOf([requestId])).find(({ kind }) => kind === 'preview')
  if (preview === undefined) throw refused('request_closed')
  if (readyOn < dayInZurich(new Date())) throw invalidData('The day on which it is ready has passed.')
  // Of the versions before: a repeated press must find the same draft.
  const earlier = (await proofs.ofRequests([requestId])).filter((proof) => proof.version < version)
  const draft = (await proofDrafts([request], earlier, container)).get(requestId)
  const lines = draft && withAmounts(draft.lines, input.amounts)
  if (draft === undefined || lines === undefined) throw refused('proof_outdated')
  const quote = quoteOfLines(lines, draft)
  if (quote.total !== input.total) throw refused('proof_outdated')
  if (quote.total < LEAST_PAYMENT || quote.total > MAX_PAYMENT_IN_RAPPEN)
    throw invalidData('This sum cannot be paid.')
  return {
    request_id: requestId,
    key,
    version,
    job: request.job,
    lines,
    quote,
    total: quote.total,
    tax_rate_percent: draft.taxRatePercent,
    currency: request.currency,
    ready_on: readyOn,
    valid_until: draft.validUntil,
    message,
    preview: preview.file_key,
    by,
  }
}
