import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { returnRequestSchema } from '../../../contract/orders/order-returns'
import { createInvalidRequestRefusal } from '../../../lib/shop-refusal'
import { requestReturn } from '../../../returns/request-return'

/** POST /api/order-return: requests a return, by the token of a mail's link. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const parsed = returnRequestSchema.safeParse(request.body)
  if (!parsed.success) throw createInvalidRequestRefusal()
  response.json(await requestReturn(parsed.data, request.scope))
}
