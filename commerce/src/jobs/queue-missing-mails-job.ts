import type { MedusaContainer } from '@medusajs/framework/types'
import { queueMissingMails } from '../mails/queue-missing-mails'
import { queueInvitationMails } from '../mails/queue-account-mails'

export const config = { name: 'queue-missing-mails', schedule: '*/30 * * * * *' }

export default async function queueMissingMailsJob(container: MedusaContainer): Promise<void> {
  await queueMissingMails('all', container)
  await queueInvitationMails(container)
}
