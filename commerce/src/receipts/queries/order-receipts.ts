import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderReceipts } from '../draw-receipt'
import { issueReceipts } from '../issue-receipts'
import { receiptOf } from '../receipt'

/** The invoice of an order and its credit notes, what is missing issued first; undefined where it has none. */
export async function orderReceipts(
  orderId: string,
  container: MedusaContainer,
): Promise<OrderReceipts | undefined> {
  await issueReceipts(container, orderId)
  const rows = await container.resolve('receiptStore').ofOrder(orderId)
  const [invoice, ...creditNotes] = rows.map(receiptOf)
  return invoice && { invoice, creditNotes }
}
