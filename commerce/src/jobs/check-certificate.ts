import type { MedusaContainer } from '@medusajs/framework/types'
import { raiseAlerts } from '../monitoring/raise-alerts'
import { certificateFacts } from '../mails/alerts/watched-facts'

export const config = { name: 'check-certificate', schedule: '17 * * * *' }

export default async function watchCertificate(container: MedusaContainer): Promise<void> {
  await raiseAlerts(await certificateFacts(container), container)
}
