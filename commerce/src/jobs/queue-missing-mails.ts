import type { MedusaContainer } from '@medusajs/framework/types'
import { queueMissingMails } from '../mails/queue-order-mails'
import { queueInvitationMails } from '../mails/queue-account-mails'

export const config = { name: 'queue-missing-mails', schedule: '*/30 * * * * *' }

/** Younger than this, Medusa's workflow may still take back what it has done. */
const SETTLED_FOR_MS = 30_000

export default async function queueMissing(container: MedusaContainer): Promise<void> {
  await queueMissingMails({ settledForMs: SETTLED_FOR_MS }, container)
  await queueInvitationMails(container)
}
