import type { MedusaContainer } from '@medusajs/framework/types'
import { reconcileDueCheckouts } from '../payments/reconcile-due-checkouts'

export const config = { name: 'reconcile-checkouts', schedule: '*/10 * * * * *' }

export default async function reconcileCheckoutsJob(container: MedusaContainer): Promise<void> {
  await reconcileDueCheckouts(container)
}
