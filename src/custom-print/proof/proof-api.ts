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

/** What a link leads to. unreachable: the studio does not answer now, which says nothing about the request. */
export type BuyerRequestState =
  | { status: 'loading' }
  | { status: 'known'; answer: BuyerRequest }
  | { status: 'unknown' }
  | { status: 'gone' }
  | { status: 'outdated' }
  | { status: 'unreachable' }

/** Fetches the request of the token in a mail's link; never rejects. */
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

/** Returns the address of the hosted payment page. Rejects with what `parseProofFailure` reads. */
export async function postApproval(decision: Extract<BuyerDecision, { kind: 'approved' }>): Promise<string> {
  return approvalResponseSchema.parse(await post(decision)).url
}

/** Decides otherwise; idempotent. Rejects with what `parseProofFailure` reads. */
export async function postDecision(decision: Exclude<BuyerDecision, { kind: 'approved' }>): Promise<void> {
  await post(decision)
}

/** Why a decision was refused; undefined where it may be tried again. */
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
