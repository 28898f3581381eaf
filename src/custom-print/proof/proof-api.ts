import { PRESS_REQUEST_PATH } from '@contract/api-paths'
import {
  approvalSchema,
  type BuyerDecision,
  type LinkedRequest,
  linkedRequestSchema,
  type ProofFailure,
  proofFailureSchema,
} from '@contract/custom-print/buyer-request'
import { HttpError, request } from '@/lib/http'
import { readAnswer, UnknownAnswer } from '@/lib/read-answer'

/** What a link leads to. unreachable: the studio does not answer now, which says nothing about the request. */
export type LinkState =
  | { status: 'loading' }
  | { status: 'known'; answer: LinkedRequest }
  | { status: 'unknown' }
  | { status: 'gone' }
  | { status: 'outdated' }
  | { status: 'unreachable' }

/** Fetches the request of the token in a mail's link; never rejects. */
export async function lookUpRequest(token: string): Promise<LinkState> {
  try {
    const path = `${PRESS_REQUEST_PATH}?token=${encodeURIComponent(token)}`
    const answer = readAnswer(linkedRequestSchema, await request(path, { cache: 'no-store' }))
    return { status: 'known', answer }
  } catch (error) {
    if (error instanceof UnknownAnswer) return { status: 'outdated' }
    if (!(error instanceof HttpError)) return { status: 'unreachable' }
    if (error.status === 410) return { status: 'gone' }
    return { status: error.status === 404 || error.status === 400 ? 'unknown' : 'unreachable' }
  }
}

/** Returns the address of the hosted payment page. Rejects with what `failureOf` reads. */
export async function approve(decision: Extract<BuyerDecision, { kind: 'approved' }>): Promise<string> {
  return approvalSchema.parse(await post(decision)).url
}

/** Decides otherwise; idempotent. Rejects with what `failureOf` reads. */
export async function decide(decision: Exclude<BuyerDecision, { kind: 'approved' }>): Promise<void> {
  await post(decision)
}

/** Why a decision was refused; undefined where it may be tried again. */
export function failureOf(error: unknown): ProofFailure | undefined {
  if (!(error instanceof HttpError)) return undefined
  try {
    return proofFailureSchema.parse(JSON.parse(error.body))
  } catch {
    return undefined
  }
}

function post(decision: BuyerDecision): Promise<unknown> {
  return request(PRESS_REQUEST_PATH, { method: 'POST', body: JSON.stringify(decision) })
}
