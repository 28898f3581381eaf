import type { MedusaContainer } from '@medusajs/framework/types'
import type { StudioSheet } from '../contract/board/board'
import { addressLines } from '../orders/address'
import { staffOrder } from './board-order'
import { readPrintFacts } from './fulfillment-store'
import { refundedOf } from '../orders/rules/refunds'
import { readOrder } from '../orders/order-store'

/** One order with what its packing slip and its page in the admin need. Throws MedusaError where there is none. */
export async function studioSheet(orderId: string, container: MedusaContainer): Promise<StudioSheet> {
  const order = await readOrder(orderId, container)
  const { deliveryOption, shippingAddress } = order
  const prints = await readPrintFacts([order], container)
  return {
    order: staffOrder(order, prints),
    email: order.email,
    language: order.language,
    address: deliveryOption === 'shipping' && shippingAddress ? addressLines(shippingAddress) : [],
    tracking: order.parcels.flatMap(({ tracking }) => tracking).map(({ number }) => number),
    payment: { sessionId: order.sessionId, paid: order.paid, refunded: refundedOf(order) },
  }
}
