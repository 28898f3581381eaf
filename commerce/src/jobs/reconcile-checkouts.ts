import type { MedusaContainer } from '@medusajs/framework/types'
import { sweep } from '../payments/reconciliation-queue'

export const config = { name: 'reconcile-checkouts', schedule: '*/10 * * * * *' }

export default async function settleDueCheckouts(container: MedusaContainer): Promise<void> {
  await sweep(container)
}
