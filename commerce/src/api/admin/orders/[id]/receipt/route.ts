import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { sendReceiptPdf } from '../../../../../receipts/send-receipt-pdf'

/** GET /admin/orders/:id/receipt: the order's invoice as a PDF. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await sendReceiptPdf(request.params['id'] ?? '', request.scope, response)
}
