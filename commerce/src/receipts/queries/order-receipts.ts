import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderReceipts } from '../draw-receipt'
import { issueReceipts } from '../issue-receipts'
import { toReceipt } from '../receipt'

/** The invoice of an order and its credit notes, what is missing issued first; undefined where it has none. */
export async function readOrderReceipts(
  orderId: string,
  container: MedusaContainer,
): Promise<OrderReceipts | undefined> {
  await issueReceipts(container, orderId)
  const rows = await container.resolve('receiptStore').listByOrder(orderId)
  const [invoice, ...creditNotes] = rows.map(toReceipt)
  return invoice && { invoice, creditNotes }
}
