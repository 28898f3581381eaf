import type { MedusaContainer } from '@medusajs/framework/types'
import { buildOrderMailData } from './build-order-mails'
import type { Order } from '../orders/order'

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
  if (lastMail === undefined || lastMail.data.tracking?.some((label) => label.number === number)) return
  const parcel = order.parcels.find(({ tracking }) => tracking.some((label) => label.number === number))
  const corrections = mails.filter(({ kind }) => kind === 'tracking_corrected').length
  const mail = {
    checkoutId: order.checkoutId,
    orderId: order.id,
    kind: 'tracking_corrected',
    subjectId: `${order.id}:${corrections + 1}`,
    recipient: order.email,
    data: buildOrderMailData('tracking_corrected', parcel?.id ?? '', order),
  } as const
  await container.resolve('mailStore').add([mail])
}
