import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { buyerNoteSchema } from '../../../contract/orders/order-notes'
import { writeBuyerNote } from '../../../orders/write-order-notes'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

/** POST /api/order-note: saves the buyer's note to the studio, by the token of a mail's link. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const note = parseOrRefuse(buyerNoteSchema, request.body)
  response.json(await writeBuyerNote(note, request.scope))
}
