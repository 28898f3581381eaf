import type { MedusaContainer } from '@medusajs/framework/types'
import type { MedusaResponse } from '@medusajs/framework/http'
import { orderNotFound } from '../lib/shop-error'
import { invoiceFile } from '../receipts/invoice-file'

/** Sends the invoice of an order as a PDF. Throws ShopError 404 where there is none. */
export async function sendReceipt(orderId: string, container: MedusaContainer, response: MedusaResponse) {
  const file = await invoiceFile(orderId, container)
  if (file === undefined) throw orderNotFound()
  response.type(file.contentType).attachment(file.filename).send(file.content)
}
