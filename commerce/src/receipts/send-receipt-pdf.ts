import type { MedusaContainer } from '@medusajs/framework/types'
import type { MedusaResponse } from '@medusajs/framework/http'
import { createOrderNotFoundRefusal } from '../refusals/shop-refusal'
import { createReceiptFile } from './receipt-file'

/** Sends the invoice of an order as a PDF. Rejects with ShopRefusal 404 if there is none. */
export async function sendReceiptPdf(orderId: string, container: MedusaContainer, response: MedusaResponse) {
  const file = await createReceiptFile(orderId, container)
  if (file === undefined) throw createOrderNotFoundRefusal()
  response.type('application/pdf').attachment(file.name).send(file.pdf)
}
