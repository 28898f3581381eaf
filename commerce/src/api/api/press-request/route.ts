import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import * as z from 'zod'
import { linkTokenSchema } from '../../../contract/site/link-token'
import { type BuyerDecision, buyerDecisionSchema } from '../../../contract/custom-print/buyer-request'
import { approveProof } from '../../../custom-print/actions/approve-proof'
import {
  answerQuestion,
  requestChange,
  deleteByToken,
  withdrawByToken,
} from '../../../custom-print/actions/buyer-decisions'
import { readBuyerRequest } from '../../../custom-print/queries/read-buyer-request'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

const querySchema = z.strictObject({ token: linkTokenSchema })

/** GET /api/press-request?token=: the request of a link. It changes nothing. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = parseOrRefuse(querySchema, request.query)
  response.json(await readBuyerRequest(token, request.scope))
}

/** POST /api/press-request: a decision of the buyer. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const decision = parseOrRefuse(buyerDecisionSchema, request.body)
  response.json(await decide(decision, request.scope))
}

async function decide(decision: BuyerDecision, container: MedusaContainer): Promise<object> {
  switch (decision.kind) {
    case 'approved':
      return approveProof(decision, container)
    case 'deleted':
      await deleteByToken(decision, container)
      return {}
    case 'change_wanted':
      await requestChange(decision, container)
      break
    case 'answered':
      await answerQuestion(decision, container)
      break
    case 'withdrawn':
      await withdrawByToken(decision, container)
  }
  return readBuyerRequest(decision.token, container)
}
