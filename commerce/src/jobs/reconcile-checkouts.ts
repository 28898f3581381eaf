import type { MedusaContainer } from '@medusajs/framework/types'
import { reconcileDueCheckouts } from '../payments/reconciliation-queue'

export const config = { name: 'reconcile-checkouts', schedule: '*/10 * * * * *' }

export default async function reconcileCheckoutsJob(container: MedusaContainer): Promise<void> {
  await reconcileDueCheckouts(container)
}
