import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { returnRequestSchema } from '../../../contract/orders/order-returns'
import { requestReturn } from '../../../returns/request-return'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

/** POST /api/order-return: requests a return, by the token of a mail's link. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const input = parseOrRefuse(returnRequestSchema, request.body)
  response.json(await requestReturn(input, request.scope))
}
