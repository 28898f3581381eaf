import type { MedusaContainer } from '@medusajs/framework/types'
import { raiseAlerts } from '../monitoring/raise-alerts'
import { readShopHealth } from '../monitoring/read-health'

export const config = { name: 'check-shop', schedule: '*/30 * * * * *' }

export default async function checkShopJob(container: MedusaContainer): Promise<void> {
  await raiseAlerts(await readShopHealth(container), container)
}
