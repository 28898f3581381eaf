import type { MedusaContainer } from '@medusajs/framework/types'
import { errorMessage } from '../lib/error-message'
import { type InvoiceFile, invoiceFile } from '../receipts/invoice-file'

/** The invoice that goes with a mail. One that cannot be made holds up no mail, whose link leads to it later. */
export async function attachInvoice(orderId: string, container: MedusaContainer): Promise<InvoiceFile[]> {
  try {
    const file = await invoiceFile(orderId, container)
    return file === undefined ? [] : [file]
  } catch (error) {
    container.resolve('logger').warn(`A mail goes without its invoice: ${errorMessage(error)}`)
    return []
  }
}
