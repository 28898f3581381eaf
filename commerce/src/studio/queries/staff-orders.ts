import type { MedusaContainer } from '@medusajs/framework/types'
import type { ORDER_FILTERS, OrderSearch, BoardOrders } from '../../contract/board/board'
import { toBoardOrder } from '../../fulfillment/board-order'
import { listOpenOrders, listOrdersByCheckout, listReturningOrders } from '../../orders/order-store'
import { findOrders } from '../../orders/find-orders'
import { readPrintDetails } from '../../fulfillment/fulfillment-store'

type BoardOrdersInput = OrderSearch & {
  filter: (typeof ORDER_FILTERS)[number]
  limit: number
  offset: number
}

/** One page of the orders that the staff look for, and how many there are; of the open ones all, the oldest first. */
export async function listBoardOrders(
  input: BoardOrdersInput,
  container: MedusaContainer,
): Promise<BoardOrders> {
  if (input.filter === 'open') {
    const { orders: maybeOpen, unreadable } = await listOpenOrders(container)
    const prints = await readPrintDetails(maybeOpen, container)
    const orders = maybeOpen
      .map((order) => toBoardOrder(order, prints))
      .filter(({ stage }) => stage !== 'done' && stage !== 'closed')
    return { orders, unreadable, count: orders.length }
  }
  if (input.filter === 'returning') {
    const { orders, unreadable } = await listReturningOrders(container)
    const prints = await readPrintDetails(orders, container)
    return { orders: orders.map((order) => toBoardOrder(order, prints)), unreadable, count: orders.length }
  }
  const { ids, count } = await findOrders(input, input, container)
  const { orders, unreadable } = await listOrdersByCheckout(ids, container)
  const prints = await readPrintDetails(orders, container)
  return { orders: orders.map((order) => toBoardOrder(order, prints)), unreadable, count }
}
