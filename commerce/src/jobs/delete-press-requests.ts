import type { MedusaContainer } from '@medusajs/framework/types'
import { deleteExpiredRequests } from '../custom-print/delete-requests'

export const config = { name: 'delete-press-requests', schedule: '*/30 * * * * *' }

export default async function deletePressRequests(container: MedusaContainer): Promise<void> {
  await deleteExpiredRequests(container)
}
