import type { MedusaContainer } from '@medusajs/framework/types'
import { CHECKOUT_MODULE } from '../../modules/checkout'
import { issueReceipts } from '../issue-receipts'
import { type Receipt, receiptOf } from '../receipt'

/** The invoice of an order and its credit notes, what is missing issued first. */
export async function orderReceipts(orderId: string, container: MedusaContainer): Promise<Receipt[]> {
  await issueReceipts(container, orderId)
  const rows = await container.resolve(CHECKOUT_MODULE).receipts.ofOrder(orderId)
  return rows.map(receiptOf)
}
