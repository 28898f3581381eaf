import type { MedusaContainer } from '@medusajs/framework/types'
import { listMissingMails, type MissingMailScope } from './missing-mail-queries'
import type { NewOrderMail } from './mail'
import { listOrdersById } from '../orders/read/order-queries'
import { isRefundedInFull } from '../orders/order-rules'
import { buildOrderMailData } from './build-order-mails'
import { MAIL_KINDS } from './mail-kinds'

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
    const isMoot = MAIL_KINDS[kind].isMootAfterRefund && isRefundedInFull(order)
    return [
      {
        checkoutId: order.checkoutId,
        orderId,
        kind,
        subjectId,
        recipient: order.email,
        data: buildOrderMailData(kind, subjectId, order),
        state: isWithheld || isMoot ? 'withheld' : 'queued',
      },
    ]
  })
  await container.resolve('mailStore').add(mails)
}
