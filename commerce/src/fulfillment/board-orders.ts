import type { MedusaContainer } from '@medusajs/framework/types'
import { DELIVERY } from '../contract/cart/delivery-option'
import type { BoardOrderDetailResponse, BoardOrdersResponse } from '../contract/board/board-order'
import type { ORDER_FILTERS, OrderSearch } from '../contract/board/order-search'
import { formatAddressLines } from '../orders/buyer-address'
import { toBoardOrder } from './to-board-order'
import { readPrintDetails } from './print-details-queries'
import { sumRefunds } from '../orders/order-rules'
import {
  getOrder,
  listOpenOrders,
  listOrdersByCheckout,
  listReturningOrders,
  type ParsedOrders,
} from '../orders/read/order-queries'
import { findOrders } from '../orders/read/order-search-queries'

/**
 * Returns an order with the data of its packing slip and of its page in the admin.
 * Rejects with StaffRefusal if there is none.
 */
export async function getBoardOrderDetail(
  orderId: string,
  container: MedusaContainer,
): Promise<BoardOrderDetailResponse> {
  const order = await getOrder(orderId, container)
  const { deliveryOption, shippingAddress } = order
  const prints = await readPrintDetails([order], container)
  return {
    order: toBoardOrder(order, prints),
    email: order.email,
    language: order.language,
    address:
      DELIVERY[deliveryOption].needsAddress && shippingAddress ? formatAddressLines(shippingAddress) : [],
    tracking: order.parcels.flatMap(({ tracking }) => tracking).map(({ number }) => number),
    payment: { sessionId: order.sessionId, paid: order.paid, refunded: sumRefunds(order) },
  }
}

type BoardOrdersInput = OrderSearch & {
  filter: (typeof ORDER_FILTERS)[number]
  limit: number
  offset: number
}

/** Returns a page of the orders that a search finds, and how many it finds. Open orders are all on one page, the oldest first. */
export async function listBoardOrders(
  input: BoardOrdersInput,
  container: MedusaContainer,
): Promise<BoardOrdersResponse> {
  if (input.filter === 'open') {
    const { orders, unreadable } = await toBoardOrders(await listOpenOrders(container), container)
    const openOrders = orders.filter(({ stage }) => stage !== 'done' && stage !== 'closed')
    return { orders: openOrders, unreadable, count: openOrders.length }
  }
  if (input.filter === 'returning') {
    const returning = await toBoardOrders(await listReturningOrders(container), container)
    return { ...returning, count: returning.orders.length }
  }
  const { ids, count } = await findOrders(input, container)
  return { ...(await toBoardOrders(await listOrdersByCheckout(ids, container), container)), count }
}

async function toBoardOrders({ orders, unreadable }: ParsedOrders, container: MedusaContainer) {
  const prints = await readPrintDetails(orders, container)
  return { orders: orders.map((order) => toBoardOrder(order, prints)), unreadable }
}
