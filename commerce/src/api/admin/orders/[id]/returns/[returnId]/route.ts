import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MAX_RETURN_TEXT_LENGTH, returnStepSchema } from '../../../../../../contract/orders/order-returns'
import { StaffRefusal } from '../../../../../../refusals/staff-refusal'
import { applyReturnStep } from '../../../../../../returns/apply-return-step'
import { readActor } from '../../../../../../auth/actor'
import { getBoardOrderDetail } from '../../../../../../fulfillment/board-orders'
import { parseOrRefuse } from '../../../../../../lib/http/parse-or-refuse'

/** POST /admin/orders/:id/returns/:returnId: applies a step to a return. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { id: orderId = '', returnId = '' } = request.params
  const step = parseOrRefuse(
    returnStepSchema,
    request.body,
    () => new StaffRefusal('answer_too_long', { values: { max: MAX_RETURN_TEXT_LENGTH } }),
  )
  const actor = await readActor(request.auth_context.actor_id, request.scope)
  await applyReturnStep({ ...step, orderId, returnId, actor }, request.scope)
  response.json(await getBoardOrderDetail(orderId, request.scope))
}
