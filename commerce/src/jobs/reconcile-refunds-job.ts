import type { MedusaContainer } from '@medusajs/framework/types'
import { reconcileUnfinishedRefunds } from '../payments/refunds/reconcile-refunds'

export const config = { name: 'reconcile-refunds', schedule: '*/30 * * * * *' }

export default async function reconcileRefundsJob(container: MedusaContainer): Promise<void> {
  await reconcileUnfinishedRefunds(container)
}
