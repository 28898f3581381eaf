import type { MedusaContainer } from '@medusajs/framework/types'
import { raiseAlerts } from '../monitoring/raise-alerts'
import { watchedFacts } from '../mails/alerts/watched-facts'

export const config = { name: 'check-shop', schedule: '*/30 * * * * *' }

export default async function watchShop(container: MedusaContainer): Promise<void> {
  await raiseAlerts(await watchedFacts(container), container)
}
