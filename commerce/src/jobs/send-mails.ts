import type { MedusaContainer } from '@medusajs/framework/types'
import { mailSender } from '../workflows/mails/mail-sender'

export const config = { name: 'send-mails', schedule: '*/5 * * * * *' }

/** Every five seconds: what could not be sent before and is due again, and what a crash has left in the outbox. */
export default async function sendMails(container: MedusaContainer): Promise<void> {
  mailSender(container).wake()
}
