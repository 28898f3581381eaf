import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { linkTokenSchema } from '../../../contract/site/link-token'
import { getOrderByToken } from '../../../orders/read/find-buyer-order'
import { sendReceiptPdf } from '../../../receipts/send-receipt-pdf'
import { parseOrRefuse } from '../../../lib/http/parse-or-refuse'

const querySchema = z.strictObject({ token: linkTokenSchema })

/** GET /api/receipt?token=: the invoice of the order behind a mail's link, as a PDF. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { token } = parseOrRefuse(querySchema, request.query)
  const order = await getOrderByToken(token, request.scope)
  await sendReceiptPdf(order.id, request.scope, response)
}
