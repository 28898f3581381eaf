import type { MedusaContainer } from '@medusajs/framework/types'
import type { NewAccountMail, NewMail } from './mail'

/** Adds mails to the outbox, each once, as its occasion is unique, and wakes the sender. */
export async function queueMails(
  mails: readonly (NewMail | NewAccountMail)[],
  container: MedusaContainer,
): Promise<void> {
  await container.resolve('mailStore').add(mails)
  container.resolve('mailSender')?.wake()
}
