import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { notFound } from '../lib/medusa-error'
import { readStudioFacts } from '../lib/studio-profile'
import { MAILS } from './content/order-mail-definitions'

/** Queues a mail once more, to the order's address of today: a mistyped one is corrected there. Throws MedusaError. */
export async function sendMailAgain(orderId: string, mailId: string, container: MedusaContainer) {
  const mails = container.resolve('mailStore')
  const mail = await mails.find(mailId, orderId)
  if (mail === undefined) throw notFound('This order has no such mail.')
  const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ['id', 'email'] })
  const recipient = MAILS[mail.kind].isForStudio
    ? (await readStudioFacts(container)).email
    : (order.email ?? mail.recipient)
  await mails.queueAgain(mail.id, recipient)
  container.resolve('mailSender')?.wake()
  return { recipient }
}
