import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MAX_RETURN_TEXT, returnStepSchema } from '../../../../../../contract/order-returns'
import { invalidData } from '../../../../../../lib/medusa-error'
import { takeReturnStep } from '../../../../../../returns/take-return-step'
import { staffActor } from '../../../../../../studio/queries/staff-actor'
import { studioSheet } from '../../../../../../studio/queries/studio-sheet'

/** POST /admin/orders/:id/returns/:returnId: takes a return a step further. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const { id: orderId = '', returnId = '' } = request.params
  const parsed = returnStepSchema.safeParse(request.body)
  if (!parsed.success) throw invalidData(`An answer has at most ${MAX_RETURN_TEXT} characters.`)
  const actor = await staffActor(request.auth_context.actor_id, request.scope)
  await takeReturnStep({ ...parsed.data, orderId, returnId, actor }, request.scope)
  response.json(await studioSheet(orderId, request.scope))
}
