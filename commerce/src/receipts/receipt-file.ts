import type { MedusaContainer } from '@medusajs/framework/types'
import { readOrderReceipts } from './queries/order-receipts'

export type ReceiptFile = {
  name: string
  pdf: Buffer
  /** The numbers that stand on it. */
  invoice: string
  creditNotes: string[]
}

/** The invoice of an order as a PDF, with its credit notes; undefined where the order has none. */
export async function createReceiptFile(
  orderId: string,
  container: MedusaContainer,
): Promise<ReceiptFile | undefined> {
  const receipts = await readOrderReceipts(orderId, container)
  if (receipts === undefined) return undefined
  const { invoice, creditNotes } = receipts
  return {
    name: `${invoice.number}.pdf`,
    pdf: await container.resolve('renderReceipt')(receipts),
    invoice: invoice.number,
    creditNotes: creditNotes.map(({ number }) => number),
  }
}
