import type { MedusaContainer } from '@medusajs/framework/types'
import { issueReceipts } from '../receipts/issue-receipts'

export const config = { name: 'issue-receipts', schedule: '*/30 * * * * *' }

export default async function issueReceiptsJob(container: MedusaContainer): Promise<void> {
  await issueReceipts(container)
}
