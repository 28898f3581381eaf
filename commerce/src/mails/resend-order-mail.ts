import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { StaffRefusal } from '../refusals/staff-refusal'
import { readStudioProfile } from '../studio/read-studio-profile'
import { isMailKindWith } from './mail-kinds'

/**
 * Queues a mail again to the order's current address, which staff may have corrected. Rejects with StaffRefusal.
 */
export async function resendOrderMail(orderId: string, mailId: string, container: MedusaContainer) {
  const mails = container.resolve('mailStore')
  const mail = await mails.findByOrder(mailId, orderId)
  if (mail === undefined) throw new StaffRefusal('no_such_mail')
  const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ['id', 'email'] })
  const recipient = isMailKindWith(mail.kind, { audience: 'studio' })
    ? (await readStudioProfile(container)).email
    : (order.email ?? mail.recipient)
  await mails.requeue(mail.id, recipient)
  return { recipient }
}
