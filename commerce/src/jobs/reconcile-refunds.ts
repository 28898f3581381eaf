import type { MedusaContainer } from '@medusajs/framework/types'
import { mendRefunds } from '../settling/mend-refunds'

export const config = { name: 'reconcile-refunds', schedule: '*/30 * * * * *' }

export default async function mendRefundsDue(container: MedusaContainer): Promise<void> {
  await mendRefunds(container)
}
