import type { MedusaContainer } from '@medusajs/framework/types'
import type { MedusaResponse } from '@medusajs/framework/http'
import { orderNotFound } from '../lib/shop-error'
import { receiptPdf } from '../receipts/layout/receipt-pdf'
import { orderReceipts } from '../receipts/queries/order-receipts'

/** Sends the invoice of an order as a PDF. Throws ShopError 404 where there is none. */
export async function sendReceipt(orderId: string, container: MedusaContainer, response: MedusaResponse) {
  const [invoice, ...creditNotes] = await orderReceipts(orderId, container)
  if (invoice === undefined) throw orderNotFound()
  const pdf = await receiptPdf(invoice, creditNotes)
  response.type('application/pdf').attachment(`${invoice.number}.pdf`).send(pdf)
}
