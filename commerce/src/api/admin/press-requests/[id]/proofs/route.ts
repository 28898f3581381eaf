import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { newProofSchema } from '../../../../../contract/custom-print/staff-request'
import { MAX_PRINT_AMOUNT_IN_RAPPEN } from '../../../../../contract/limits'
import { formatGroupedFrancs } from '../../../../../contract/money/money'
import { StaffRefusal } from '../../../../../refusals/staff-refusal'
import { listStaffRequests } from '../../../../../custom-print/queries/list-staff-requests'
import { sendProof } from '../../../../../custom-print/actions/send-proof'
import { readActor } from '../../../../../auth/actor'
import { parseOrRefuse } from '../../../../../lib/http/parse-or-refuse'

/** POST /admin/press-requests/:id/proofs: sends a proof, or a newer version of it, to the buyer. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const proof = parseOrRefuse(
    newProofSchema,
    request.body,
    () =>
      new StaffRefusal('wrong_proof', { values: { max: formatGroupedFrancs(MAX_PRINT_AMOUNT_IN_RAPPEN) } }),
  )
  const { name: by } = await readActor(request.auth_context.actor_id, request.scope)
  await sendProof({ ...proof, requestId: request.params['id'] ?? '', by }, request.scope)
  response.json(await listStaffRequests(request.scope))
}
