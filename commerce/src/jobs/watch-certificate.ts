import type { MedusaContainer } from '@medusajs/framework/types'
import { raiseAlerts } from '../mails/alerts/raise-alerts'
import { certificateFacts } from '../mails/alerts/watched-facts'

export const config = { name: 'watch-certificate', schedule: '17 * * * *' }

export default async function watchCertificate(container: MedusaContainer): Promise<void> {
  await raiseAlerts(await certificateFacts(container), container)
}
