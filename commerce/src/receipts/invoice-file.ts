import type { MedusaContainer } from '@medusajs/framework/types'
import { receiptPdf } from './layout/receipt-pdf'
import { orderReceipts } from './queries/order-receipts'

export type InvoiceFile = { filename: string; content: Buffer; contentType: 'application/pdf' }

/** Draws the invoice of an order, with what of it went back; undefined where it has none. */
export async function invoiceFile(
  orderId: string,
  container: MedusaContainer,
): Promise<InvoiceFile | undefined> {
  const [invoice, ...creditNotes] = await orderReceipts(orderId, container)
  if (invoice === undefined) return undefined
  const content = await receiptPdf(invoice, creditNotes)
  return { filename: `${invoice.number}.pdf`, content, contentType: 'application/pdf' }
}
