import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { requestStepSchema } from '../../../../contract/press/staff'
import { MAX_REQUEST_TEXT } from '../../../../contract/press/request'
import { invalidData } from '../../../../lib/medusa-error'
import { takeRequestStep } from '../../../../press/decide'
import { staffRequests } from '../../../../press/queries/staff-requests'
import { staffActor } from '../../../../studio/queries/staff-actor'

/** POST /admin/press-requests/:id: a question to the buyer, or the studio declines. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = requestStepSchema.safeParse(request.body)
  if (!parsed.success) throw invalidData(`Please write at most ${MAX_REQUEST_TEXT} characters.`)
  const { name: by } = await staffActor(request.auth_context.actor_id, request.scope)
  const requestId = request.params['id'] ?? ''
  await takeRequestStep({ ...parsed.data, requestId, by }, request.scope)
  response.json(await staffRequests(request.scope))
}
