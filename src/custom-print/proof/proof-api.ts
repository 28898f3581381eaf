import { PRESS_REQUEST_PATH } from '@contract/api/api-paths'
import {
  approvalResponseSchema,
  type BuyerDecision,
  type BuyerRequest,
  buyerRequestSchema,
  type ProofFailure,
  proofFailureSchema,
} from '@contract/custom-print/buyer-request'
import { HttpError, fetchApi } from '@/lib/http'
import { parseResponse, UnknownResponseError } from '@/lib/parse-response'

/** The state of a request that a mail links to. unreachable: no answer for now, the request may exist. */
export type BuyerRequestState =
  | { status: 'loading' }
  | { status: 'known'; answer: BuyerRequest }
  | { status: 'unknown' }
  | { status: 'gone' }
  | { status: 'outdated' }
  | { status: 'unreachable' }

/** Fetches the request of the token in a mail's link. Never rejects. */
export async function fetchBuyerRequest(token: string): Promise<BuyerRequestState> {
  try {
    const path = `${PRESS_REQUEST_PATH}?token=${encodeURIComponent(token)}`
    const answer = parseResponse(buyerRequestSchema, await fetchApi(path, { cache: 'no-store' }))
    return { status: 'known', answer }
  } catch (error) {
    if (error instanceof UnknownResponseError) return { status: 'outdated' }
    if (!(error instanceof HttpError)) return { status: 'unreachable' }
    if (error.status === 410) return { status: 'gone' }
    return { status: error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable' }
  }
}

/** Approves a proof. Returns the URL of the hosted payment page. Rejects with an error for `parseProofFailure`. */
export async function postApproval(decision: Extract<BuyerDecision, { kind: 'approved' }>): Promise<string> {
  return approvalResponseSchema.parse(await post(decision)).url
}

/** Posts any other decision; idempotent. Rejects with an error for `parseProofFailure`. */
export async function postDecision(decision: Exclude<BuyerDecision, { kind: 'approved' }>): Promise<void> {
  await post(decision)
}

/** Returns why a decision was refused; undefined for a failure after which the buyer can try again. */
export function parseProofFailure(error: unknown): ProofFailure | undefined {
  if (!(error instanceof HttpError)) return undefined
  try {
    return proofFailureSchema.parse(JSON.parse(error.body))
  } catch {
    return undefined
  }
}

function post(decision: BuyerDecision): Promise<unknown> {
  return fetchApi(PRESS_REQUEST_PATH, { method: 'POST', body: JSON.stringify(decision) })
}
