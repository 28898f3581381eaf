import type { MedusaContainer } from '@medusajs/framework/types'
import { monthInZurich } from '../../lib/swiss-time'
import { issueReceipts } from '../issue-receipts'
import { type Receipt, receiptOf } from '../receipt'

/** The receipts of a month 'YYYY-MM', what is missing issued first. */
export async function monthReceipts(month: string, container: MedusaContainer): Promise<Receipt[]> {
  await issueReceipts(container)
  const { start, end } = monthInZurich(month)
  const rows = await container.resolve('receiptStore').between(start, end)
  return rows.map(receiptOf)
}
