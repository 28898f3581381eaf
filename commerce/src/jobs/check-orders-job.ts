import type { MedusaContainer } from '@medusajs/framework/types'
import { checkOrders } from '../orders/repair/check-orders'

export const config = { name: 'check-orders', schedule: '*/5 * * * *' }

export default async function checkOrdersJob(container: MedusaContainer): Promise<void> {
  await checkOrders(container)
}
