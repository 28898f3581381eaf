import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { fulfillmentStepsSchema } from '../../../contract/board/board'
import { invalidData } from '../../../lib/medusa-error'
import { applyFulfillmentSteps } from '../../../fulfillment/apply-step'

/** POST /admin/studio-steps: a step of each of several orders, answered for each. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = fulfillmentStepsSchema.safeParse(request.body)
  if (!parsed.success) throw invalidData('Please choose from one to fifty orders.')
  response.json(await applyFulfillmentSteps(parsed.data, request.auth_context.actor_id, request.scope))
}
