import type { MedusaContainer } from '@medusajs/framework/types'
import { noteSentMails } from '../mails/note-sent-mails'

export const config = { name: 'note-sent-mails', schedule: '* * * * *' }

export default async function noteSentMailsJob(container: MedusaContainer): Promise<void> {
  await noteSentMails(container)
}
