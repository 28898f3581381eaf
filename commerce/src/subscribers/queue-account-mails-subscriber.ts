import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { queueInvitationMails, queuePasswordResetMail } from '../mails/queue-account-mails'

const PASSWORD_RESET = 'auth.password_reset'

export const config: SubscriberConfig = { event: [PASSWORD_RESET, 'invite.created', 'invite.resent'] }

/** Queues the mails about accounts that Medusa's admin reports as sent. */
export default async function queueAccountMails({ event, container }: SubscriberArgs): Promise<void> {
  if (event.name === PASSWORD_RESET) await queuePasswordResetMail(event.data, container)
  else await queueInvitationMails(container)
}
