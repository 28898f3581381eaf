import type { MedusaContainer } from '@medusajs/framework/types'
import type { Order } from '../orders/order'
import { queueMails } from './queue-mails'
import { buildOrderMailData } from './rules/mail-facts'

const KIND = 'tracking_corrected'

/**
 * Queues the mail of a corrected tracking number unless the buyer was told that one last: a number that comes back is
 * told again, and a mail that a failure kept back is made up for.
 */
export async function queueTrackingMail(
  order: Order,
  number: string,
  container: MedusaContainer,
): Promise<void> {
  const mails = await container.resolve('mailStore').listByOrder(order.id)
  const told = mails.findLast(({ kind }) => kind === 'shipped' || kind === KIND)
  // Without one the parcel's own mail is still to be written, and will have this number.
  if (told === undefined || told.facts.tracking?.some((label) => label.number === number)) return
  const parcel = order.parcels.find(({ tracking }) => tracking.some((label) => label.number === number))
  const corrections = mails.filter(({ kind }) => kind === KIND).length
  const mail = {
    checkoutId: order.checkoutId,
    orderId: order.id,
    kind: KIND,
    subjectId: `${order.id}:${corrections + 1}`,
    recipient: order.email,
    facts: buildOrderMailData(KIND, parcel?.id ?? '', order),
  } as const
  await queueMails([mail], container)
}
