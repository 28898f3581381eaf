import type { AuthenticatedMedusaRequest, MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { fulfillmentStepSchema } from '../../../../../contract/board/fulfillment-step'
import { StaffRefusal } from '../../../../../refusals/staff-refusal'
import { getBoardOrderDetail } from '../../../../../fulfillment/board-orders'
import { applyFulfillmentStep } from '../../../../../fulfillment/apply-fulfillment-step'
import { parseOrRefuse } from '../../../../../lib/http/parse-or-refuse'

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json(await getBoardOrderDetail(request.params['id'] ?? '', request.scope))
}

export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const orderId = request.params['id'] ?? ''
  const step = parseOrRefuse(fulfillmentStepSchema, request.body, () => new StaffRefusal('wrong_tracking'))
  await applyFulfillmentStep({ ...step, orderId, userId: request.auth_context.actor_id }, request.scope)
  response.json(await getBoardOrderDetail(orderId, request.scope))
}
