import type { AuthenticatedMedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MAX_STUDIO_NOTE_LENGTH, studioNoteSchema } from '../../../../../contract/orders/order-notes'
import { StaffRefusal } from '../../../../../refusals/staff-refusal'
import { getBoardOrderDetail } from '../../../../../fulfillment/board-orders'
import { writeStudioNote } from '../../../../../orders/write-order-notes'
import { parseOrRefuse } from '../../../../../lib/http/parse-or-refuse'

/** POST /admin/orders/:id/note: saves the studio's note of an order. */
export async function POST(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const orderId = request.params['id'] ?? ''
  const note = parseOrRefuse(
    studioNoteSchema,
    request.body,
    () => new StaffRefusal('note_too_long', { values: { max: MAX_STUDIO_NOTE_LENGTH } }),
  )
  await writeStudioNote({ ...note, orderId, userId: request.auth_context.actor_id }, request.scope)
  response.json(await getBoardOrderDetail(orderId, request.scope))
}
