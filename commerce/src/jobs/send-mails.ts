import type { MedusaContainer } from '@medusajs/framework/types'

export const config = { name: 'send-mails', schedule: '*/5 * * * * *' }

/** Sends what is due again, and what a crash has left. */
export default async function sendMails(container: MedusaContainer): Promise<void> {
  container.resolve('mailSender')?.wake()
}
