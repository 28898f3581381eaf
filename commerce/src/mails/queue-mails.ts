import type { MedusaContainer } from '@medusajs/framework/types'
import type { NewMail } from './mail'

/**
 * Adds mails to the outbox, once for each occasion, and wakes the sender. What makes a mail due in a transaction adds it
 * in that one instead (`MailStore.add`).
 */
export async function queueMails(mails: readonly NewMail[], container: MedusaContainer): Promise<void> {
  await container.resolve('mailStore').add(mails)
  container.resolve('mailSender')?.wake()
}
