import { BUYER_REQUEST_PATH } from '@contract/api/api-paths'
import {
  approvalResponseSchema,
  type BuyerDecision,
  type BuyerRequest,
  buyerRequestSchema,
} from '@contract/custom-print/buyer-request'
import { type ProofFailure, proofFailureSchema } from '@contract/custom-print/proof-failures'
import { fetchByToken, type LinkState } from '@/order/fetch-by-token'
import { fetchApi } from '@/lib/requests/http'
import { parseErrorBody } from '@/lib/requests/parse-error-body'

/** Fetches the request of a link. Never rejects. */
export function fetchBuyerRequest(token: string): Promise<LinkState<BuyerRequest>> {
  return fetchByToken(BUYER_REQUEST_PATH, token, buyerRequestSchema)
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
  return parseErrorBody(error, proofFailureSchema)
}

function post(decision: BuyerDecision): Promise<unknown> {
  return fetchApi(BUYER_REQUEST_PATH, { method: 'POST', body: JSON.stringify(decision) })
}
