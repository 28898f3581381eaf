import type { MedusaContainer } from '@medusajs/framework/types'
import { raiseAlerts } from '../monitoring/raise-alerts'
import { readCertificateHealth } from '../mails/alerts/watched-facts'

export const config = { name: 'check-certificate', schedule: '17 * * * *' }

export default async function checkCertificateJob(container: MedusaContainer): Promise<void> {
  await raiseAlerts(await readCertificateHealth(container), container)
}
