import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { fulfillmentStepsSchema } from '../../../contract/board/fulfillment-step'
import { createInvalidDataError } from '../../../lib/medusa-error'
import { applyFulfillmentSteps } from '../../../fulfillment/apply-step'

/** POST /admin/studio-steps: applies a step to each of several orders. Each has a result of its own. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = fulfillmentStepsSchema.safeParse(request.body)
  if (!parsed.success) throw createInvalidDataError('Please choose from one to fifty orders.')
  response.json(await applyFulfillmentSteps(parsed.data, request.auth_context.actor_id, request.scope))
}
