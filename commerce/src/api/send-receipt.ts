import type { MedusaContainer } from '@medusajs/framework/types'
import type { MedusaResponse } from '@medusajs/framework/http'
import { orderNotFound } from '../lib/shop-error'
import { receiptFile } from '../receipts/receipt-file'

/** Sends the invoice of an order as a PDF. Throws ShopError 404 where there is none. */
export async function sendReceipt(orderId: string, container: MedusaContainer, response: MedusaResponse) {
  const file = await receiptFile(orderId, container)
  if (file === undefined) throw orderNotFound()
  response.type('application/pdf').attachment(file.name).send(file.pdf)
}
