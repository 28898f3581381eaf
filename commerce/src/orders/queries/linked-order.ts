import type { MedusaContainer } from '@medusajs/framework/types'
import type { LinkedOrder } from '../../contract/orders/buyer-order'
import type { Order } from '../order'
import { getPrintRequestToken } from '../print-request-token'
import { verifyOrderToken } from '../order-link'
import { linkExpired, orderNotFound } from '../../lib/shop-error'
import { toLinkedOrder } from '../public-order'
import { findOrderByCheckout } from '../order-store'

/** What the page behind the link of a mail shows; throws as `readLinkedOrder` does. */
export async function getLinkedOrder(token: string, container: MedusaContainer): Promise<LinkedOrder> {
  const order = await getOrderByToken(token, container)
  return toLinkedOrder(order, new Date(), getPrintRequestToken(order, container))
}

/** The order behind the link of a mail. Throws ShopError: 404 where there is none, 410 where the link is too old. */
export async function getOrderByToken(token: string, container: MedusaContainer): Promise<Order> {
  const { cookieSecret } = container.resolve('environment')
  const claim = verifyOrderToken(token, cookieSecret, new Date())
  if (claim.kind === 'expired') throw linkExpired()
  const order = claim.kind === 'valid' ? await findOrderByCheckout(claim.checkoutId, container) : undefined
  if (order === undefined) throw orderNotFound()
  return order
}
