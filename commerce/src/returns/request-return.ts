import type { MedusaContainer } from '@medusajs/framework/types'
import type { LinkedOrder } from '../contract/orders'
import type { ReturnRequest } from '../contract/order-returns'
import { tooLate } from '../lib/shop-error'
import { CHECKOUT_MODULE } from '../modules/checkout'
import { queueReturnMail } from '../mails/queue-return-mail'
import { linkedOrder, readLinkedOrder } from '../orders/queries/linked-order'
import { readOrder } from '../orders/queries/read-orders'
import { isReturnable } from '../orders/rules/returns'
import { withOrderLock } from '../orders/with-order-lock'

/** Opens a return of what a buyer has of their order, once for each key. Throws ShopError. */
export async function requestReturn(
  { token, key, lines, reason }: ReturnRequest,
  container: MedusaContainer,
): Promise<LinkedOrder> {
  const { id: orderId } = await readLinkedOrder(token, container)
  const { returns } = container.resolve(CHECKOUT_MODULE)
  await withOrderLock(orderId, container, async () => {
    if (await returns.isKnown(key, orderId)) return
    const order = await readOrder(orderId, container)
    if (!isReturnable(lines, order, new Date()))
      throw tooLate('This can no longer be returned here. Please write to us.')
    const id = await returns.add({ key, orderId, lines, reason })
    const asked = (await readOrder(orderId, container)).returns.find((returned) => returned.id === id)
    if (asked !== undefined) await queueReturnMail('requested', asked, order, container)
  })
  return linkedOrder(token, container)
}
