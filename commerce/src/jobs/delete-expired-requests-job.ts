import type { MedusaContainer } from '@medusajs/framework/types'
import { deleteExpiredRequests } from '../custom-print/actions/delete-requests'

export const config = { name: 'delete-expired-requests', schedule: '*/30 * * * * *' }

export default async function deleteExpiredRequestsJob(container: MedusaContainer): Promise<void> {
  await deleteExpiredRequests(container)
}
