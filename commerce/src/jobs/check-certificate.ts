import type { MedusaContainer } from '@medusajs/framework/types'
import { raiseAlerts, readCertificateHealth } from '../monitoring/raise-alerts'

export const config = { name: 'check-certificate', schedule: '17 * * * *' }

export default async function checkCertificateJob(container: MedusaContainer): Promise<void> {
  await raiseAlerts(await readCertificateHealth(container), container)
}
