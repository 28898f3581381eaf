import type { MedusaContainer } from '@medusajs/framework/types'

export const config = { name: 'send-mails', schedule: '*/5 * * * * *' }

export default async function sendMailsJob(container: MedusaContainer): Promise<void> {
  container.resolve('mailSender')?.wake()
}
