import type { MedusaContainer } from '@medusajs/framework/types'
import type { BoardOrderDetail } from '../contract/board/board'
import { formatAddressLines } from '../orders/address'
import { toBoardOrder } from './board-order'
import { readPrintDetails } from './fulfillment-store'
import { sumRefunds } from '../orders/rules/refunds'
import { getOrder } from '../orders/order-store'

/** One order with what its packing slip and its page in the admin need. Throws MedusaError where there is none. */
export async function getBoardOrderDetail(
  orderId: string,
  container: MedusaContainer,
): Promise<BoardOrderDetail> {
  const order = await getOrder(orderId, container)
  const { deliveryOption, shippingAddress } = order
  const prints = await readPrintDetails([order], container)
  return {
    order: toBoardOrder(order, prints),
    email: order.email,
    language: order.language,
    address: deliveryOption === 'shipping' && shippingAddress ? formatAddressLines(shippingAddress) : [],
    tracking: order.parcels.flatMap(({ tracking }) => tracking).map(({ number }) => number),
    payment: { sessionId: order.sessionId, paid: order.paid, refunded: sumRefunds(order) },
  }
}
