import type { MedusaContainer } from '@medusajs/framework/types'
import type { LinkedOrder } from '../contract/orders/buyer-order'
import type { ReturnRequest } from '../contract/orders/order-returns'
import { createTooLateRefusal } from '../refusals/shop-refusal'
import { readStudioProfile } from '../studio/read-studio-profile'
import { buildReturnRequestMails } from '../mails/build-order-mails'
import { getLinkedOrder, getOrderByToken } from '../orders/read/find-buyer-order'
import { withOrderLock } from '../orders/order-lock'
import { getOrder } from '../orders/read/order-queries'
import { canReturnLines } from '../orders/return-rules'

/** Creates a return for a buyer with its mails, once for each key. Rejects with ShopRefusal. */
export async function requestReturn(
  { token, key, lines, reason }: ReturnRequest,
  container: MedusaContainer,
): Promise<LinkedOrder> {
  const { id: orderId } = await getOrderByToken(token, container)
  const returns = container.resolve('returnStore')
  const mails = container.resolve('mailStore')
  await withOrderLock(orderId, container, async () => {
    if (await returns.hasKey({ key, orderId })) return
    const order = await getOrder(orderId, container)
    if (!canReturnLines(lines, order, new Date()))
      throw createTooLateRefusal('This can no longer be returned here. Please write to us.')
    const { email } = await readStudioProfile(container)
    await returns.create({ key, orderId, lines, reason }, async (id, transaction) => {
      await mails.add(buildReturnRequestMails({ id, lines, reason, answer: '' }, order, email), transaction)
    })
  })
  return getLinkedOrder(token, container)
}
