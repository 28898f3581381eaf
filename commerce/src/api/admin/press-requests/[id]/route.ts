import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { staffReplySchema } from '../../../../contract/custom-print/staff-request'
import { MAX_REQUEST_TEXT_LENGTH } from '../../../../contract/custom-print/print-request'
import { StaffRefusal } from '../../../../refusals/staff-refusal'
import { replyToRequest } from '../../../../custom-print/actions/reply-to-request'
import { listStaffRequests } from '../../../../custom-print/queries/list-staff-requests'
import { readActor } from '../../../../auth/actor'
import { parseOrRefuse } from '../../../../lib/http/parse-or-refuse'

/** POST /admin/press-requests/:id: asks the buyer a question, or declines the request. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const reply = parseOrRefuse(
    staffReplySchema,
    request.body,
    () => new StaffRefusal('text_too_long', { values: { max: MAX_REQUEST_TEXT_LENGTH } }),
  )
  const { name: by } = await readActor(request.auth_context.actor_id, request.scope)
  const requestId = request.params['id'] ?? ''
  await replyToRequest({ ...reply, requestId, by }, request.scope)
  response.json(await listStaffRequests(request.scope))
}
