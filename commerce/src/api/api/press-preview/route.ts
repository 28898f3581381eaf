import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { invalidRequest } from '../../../lib/shop-error'
import { readLinkedRequest } from '../../../press/linked-request'
import { sendArtwork } from '../../send-artwork'

const querySchema = z.strictObject({ token: z.string().max(200) })

/** GET /api/press-preview?token=: the print of the request behind a link, as a PNG. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = querySchema.safeParse(request.query)
  if (!query.success) throw invalidRequest()
  const found = await readLinkedRequest(query.data.token, request.scope)
  await sendArtwork(found, 'preview', request.scope, response)
}
