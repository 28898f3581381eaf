import { BUYER_REQUEST_PATH } from '../../src/contract/api/api-paths'
import {
  approvalResponseSchema,
  type BuyerRequest,
  buyerRequestSchema,
} from '../../src/contract/custom-print/buyer-request'
import { get, send } from './shop-client'
import type { createProofedRequest } from './artwork'
import type { Shop } from './shop'
import { parseExactly } from './parse-exactly'

/** A proof as its buyer knows it. */
export type ProofReference = Awaited<ReturnType<typeof createProofedRequest>>

/** The request of a link, as its buyer sees it. */
export async function fetchLinkedRequest(shop: Shop, token: string): Promise<BuyerRequest> {
  const { body } = await get(`${shop.origin}${BUYER_REQUEST_PATH}?token=${token}`)
  return parseExactly(buyerRequestSchema, body)
}

/** Sends what a buyer decides; returns the answer. */
export const decide = (shop: Shop, decision: object) => send(shop.origin + BUYER_REQUEST_PATH, decision)

export const buildApproval = ({ token, proofId, total }: ProofReference) => ({
  token,
  kind: 'approved',
  proofId,
  total,
})

/** Approves a proof; returns the hosted session that opens. */
export async function approve(shop: Shop, proofed: ProofReference): Promise<string> {
  const { status, body } = await decide(shop, buildApproval(proofed))
  if (status !== 200) throw new Error(`Approving answered ${status}: ${JSON.stringify(body)}`)
  return /cs_\w+/.exec(approvalResponseSchema.parse(body).url)?.[0] ?? ''
}
