import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { notFound } from '../lib/medusa-error'
import { readStudioProfile } from '../lib/studio-profile'
import { ORDER_MAILS } from './content/order-mail-definitions'

/** Queues a mail once more, to the order's address of today: a mistyped one is corrected there. Throws MedusaError. */
export async function resendOrderMail(orderId: string, mailId: string, container: MedusaContainer) {
  const mails = container.resolve('mailStore')
  const mail = await mails.findByOrder(mailId, orderId)
  if (mail === undefined) throw notFound('This order has no such mail.')
  const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ['id', 'email'] })
  const recipient = ORDER_MAILS[mail.kind].isForStudio
    ? (await readStudioProfile(container)).email
    : (order.email ?? mail.recipient)
  await mails.requeue(mail.id, recipient)
  container.resolve('mailSender')?.wake()
  return { recipient }
}
