import type { MedusaContainer } from '@medusajs/framework/types'
import { Modules } from '@medusajs/framework/utils'
import { listMissingMails, type MissingMailScope } from './missing-mail-queries'
import type { NewOrderMail } from './mail'
import { listOrdersById } from '../orders/read/order-queries'
import { isRefundedInFull } from '../orders/order-rules'
import { buildOrderMailData } from './build-order-mails'
import type { Order } from '../orders/order'
import { StaffRefusal } from '../lib/staff-refusal'
import { readStudioProfile } from '../studio/read-studio-profile'
import { ORDER_MAILS } from './content/order-mail-definitions'
import { hasFacts, MAIL_KINDS } from './mail-kinds'
import { queueMails } from './queue-mails'

/** Queues the mails that are due and missing. */
export async function queueMissingMails(scope: MissingMailScope, container: MedusaContainer): Promise<void> {
  const missing = await listMissingMails(scope, container)
  if (missing.length === 0) return
  const isWithheld = scope !== 'all' && scope.isWithheld === true
  const { orders } = await listOrdersById(
    missing.map(({ order_id: id }) => id),
    container,
  )
  const mails = missing.flatMap(({ kind, subject_id: subjectId, order_id: orderId }): NewOrderMail[] => {
    const order = orders.find(({ id }) => id === orderId)
    if (order === undefined) return []
    const isMoot = MAIL_KINDS[kind].mootAfter === 'refund' && isRefundedInFull(order)
    return [
      {
        checkoutId: order.checkoutId,
        orderId,
        kind,
        subjectId,
        recipient: order.email,
        facts: buildOrderMailData(kind, subjectId, order),
        state: isWithheld || isMoot ? 'withheld' : 'queued',
      },
    ]
  })
  await queueMails(mails, container)
}

/**
 * Queues the mail about a corrected tracking number unless the buyer's last mail had that number: a number that
 * returns is mailed again, and so is one that a failure withheld.
 */
export async function queueTrackingMail(
  order: Order,
  number: string,
  container: MedusaContainer,
): Promise<void> {
  const mails = await container.resolve('mailStore').listByOrder(order.id)
  const lastMail = mails.findLast(({ kind }) => kind === 'shipped' || kind === 'tracking_corrected')
  // Without a mail so far, the parcel's own mail is still to be sent, and will have this number.
  if (lastMail === undefined || lastMail.facts.tracking?.some((label) => label.number === number)) return
  const parcel = order.parcels.find(({ tracking }) => tracking.some((label) => label.number === number))
  const corrections = mails.filter(({ kind }) => kind === 'tracking_corrected').length
  const mail = {
    checkoutId: order.checkoutId,
    orderId: order.id,
    kind: 'tracking_corrected',
    subjectId: `${order.id}:${corrections + 1}`,
    recipient: order.email,
    facts: buildOrderMailData('tracking_corrected', parcel?.id ?? '', order),
  } as const
  await queueMails([mail], container)
}

/**
 * Queues a mail again to the order's current address, which staff may have corrected. Rejects with StaffRefusal.
 */
export async function resendOrderMail(orderId: string, mailId: string, container: MedusaContainer) {
  const mails = container.resolve('mailStore')
  const mail = await mails.findByOrder(mailId, orderId)
  if (mail === undefined) throw new StaffRefusal('no_such_mail')
  const order = await container.resolve(Modules.ORDER).retrieveOrder(orderId, { select: ['id', 'email'] })
  const recipient = hasFacts(mail.kind, { audience: 'studio' })
    ? (await readStudioProfile(container)).email
    : (order.email ?? mail.recipient)
  await mails.requeue(mail.id, recipient)
  container.resolve('mailSender')?.wake()
  return { recipient }
}
