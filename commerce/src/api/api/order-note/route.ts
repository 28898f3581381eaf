import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { buyerNoteSchema } from '../../../contract/orders/order-notes'
import { createInvalidRequestRefusal } from '../../../lib/shop-refusal'
import { writeBuyerNote } from '../../../orders/write-order-notes'

/** POST /api/order-note: saves the buyer's note to the studio, by the token of a mail's link. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = buyerNoteSchema.safeParse(request.body)
  if (!parsed.success) throw createInvalidRequestRefusal()
  response.json(await writeBuyerNote(parsed.data, request.scope))
}
