import type { MedusaContainer } from '@medusajs/framework/types'
import { getZurichMonthRange } from '../../lib/swiss-time'
import { issueReceipts } from '../issue-receipts'
import { type Receipt, toReceipt } from '../receipt'

/** The receipts of a month 'YYYY-MM', what is missing issued first. */
export async function readMonthReceipts(month: string, container: MedusaContainer): Promise<Receipt[]> {
  await issueReceipts(container)
  const { start, end } = getZurichMonthRange(month)
  const rows = await container.resolve('receiptStore').listBookedBetween(start, end)
  return rows.map(toReceipt)
}
