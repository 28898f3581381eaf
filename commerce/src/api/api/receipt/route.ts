import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { linkTokenSchema } from '../../../contract/site/link-token'
import { createInvalidRequestRefusal } from '../../../lib/shop-refusal'
import { getOrderByToken } from '../../../orders/find-buyer-order'
import { sendReceiptPdf } from '../../../receipts/receipt-file'

const querySchema = z.strictObject({ token: linkTokenSchema })

/** GET /api/receipt?token=: the invoice of the order behind a mail's link, as a PDF. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = querySchema.safeParse(request.query)
  if (!query.success) throw createInvalidRequestRefusal()
  const order = await getOrderByToken(query.data.token, request.scope)
  await sendReceiptPdf(order.id, request.scope, response)
}
