import type { MedusaContainer } from '@medusajs/framework/types'
import { raiseAlerts } from '../monitoring/raise-alerts'
import { readCertificateHealth } from '../monitoring/read-health'

export const config = { name: 'check-certificate', schedule: '17 * * * *' }

export default async function checkCertificateJob(container: MedusaContainer): Promise<void> {
  await raiseAlerts(await readCertificateHealth(container), container)
}
