import type { MedusaContainer } from '@medusajs/framework/types'
import type { LinkedOrder } from '../contract/orders/buyer-order'
import type { ReturnRequest } from '../contract/orders/order-returns'
import { tooLate } from '../lib/shop-error'
import { readStudioFacts } from '../lib/studio-profile'
import { requestedMails } from '../mails/rules/return-mails'
import { linkedOrder, readLinkedOrder } from '../orders/queries/linked-order'
import { readOrder } from '../orders/order-store'
import { isReturnable } from '../orders/return-rules'
import { withOrderLock } from '../orders/with-order-lock'

/** Opens a return of what a buyer has of their order, with its mails, once for each key. Throws ShopError. */
export async function requestReturn(
  { token, key, lines, reason }: ReturnRequest,
  container: MedusaContainer,
): Promise<LinkedOrder> {
  const { id: orderId } = await readLinkedOrder(token, container)
  const returns = container.resolve('returnStore')
  const mails = container.resolve('mailStore')
  await withOrderLock(orderId, container, async () => {
    if (await returns.isKnown(key, orderId)) return
    const order = await readOrder(orderId, container)
    if (!isReturnable(lines, order, new Date()))
      throw tooLate('This can no longer be returned here. Please write to us.')
    const { email } = await readStudioFacts(container)
    await returns.add({ key, orderId, lines, reason }, async (id, transaction) => {
      await mails.add(requestedMails({ id, lines, reason, answer: '' }, order, email), transaction)
    })
    container.resolve('mailSender')?.wake()
  })
  return linkedOrder(token, container)
}
