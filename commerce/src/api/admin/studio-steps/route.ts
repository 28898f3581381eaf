import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { fulfillmentStepsSchema, MAX_STEPS } from '../../../contract/board/fulfillment-step'
import { StaffRefusal } from '../../../refusals/staff-refusal'
import { applyFulfillmentSteps } from '../../../fulfillment/apply-fulfillment-step'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

/** POST /admin/studio-steps: applies a step to each of several orders. Each has a result of its own. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const steps = parseOrRefuse(
    fulfillmentStepsSchema,
    request.body,
    () => new StaffRefusal('wrong_steps', { values: { max: MAX_STEPS } }),
  )
  response.json(await applyFulfillmentSteps(steps, request.auth_context.actor_id, request.scope))
}
