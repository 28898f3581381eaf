import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { newProofSchema } from '../../../../../contract/custom-print/staff-request'
import { createInvalidDataError } from '../../../../../lib/medusa-error'
import { listStaffRequests } from '../../../../../custom-print/queries/list-staff-requests'
import { sendProof } from '../../../../../custom-print/send-proof'
import { readActor } from '../../../../../auth/actor'

/** POST /admin/press-requests/:id/proofs: sends a proof, or a newer version of it, to the buyer. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = newProofSchema.safeParse(request.body)
  if (!parsed.success)
    throw createInvalidDataError('Prices are amounts of at most 10000 francs; the day is a date.')
  const { name: by } = await readActor(request.auth_context.actor_id, request.scope)
  await sendProof({ ...parsed.data, requestId: request.params['id'] ?? '', by }, request.scope)
  response.json(await listStaffRequests(request.scope))
}
