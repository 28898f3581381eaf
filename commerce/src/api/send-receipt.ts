import type { MedusaContainer } from '@medusajs/framework/types'
import type { MedusaResponse } from '@medusajs/framework/http'
import { orderNotFound } from '../lib/shop-error'
import { createReceiptFile } from '../receipts/receipt-file'

/** Sends the invoice of an order as a PDF. Throws ShopError 404 where there is none. */
export async function sendReceiptPdf(orderId: string, container: MedusaContainer, response: MedusaResponse) {
  const file = await createReceiptFile(orderId, container)
  if (file === undefined) throw orderNotFound()
  response.type('application/pdf').attachment(file.name).send(file.pdf)
}
