import type { MedusaContainer } from '@medusajs/framework/types'
import type { ORDER_FILTERS, OrderSearch, StaffOrders } from '../../contract/board/board'
import { staffOrder } from '../../fulfillment/board-order'
import { readMaybeOpenOrders, readOrdersOfCheckouts, readReturningOrders } from '../../orders/order-store'
import { findOrders } from '../../orders/find-orders'
import { readPrintFacts } from '../../fulfillment/fulfillment-store'

type StaffOrdersInput = OrderSearch & {
  filter: (typeof ORDER_FILTERS)[number]
  limit: number
  offset: number
}

/** One page of the orders that the staff look for, and how many there are; of the open ones all, the oldest first. */
export async function staffOrders(input: StaffOrdersInput, container: MedusaContainer): Promise<StaffOrders> {
  if (input.filter === 'open') {
    const { orders: maybeOpen, unreadable } = await readMaybeOpenOrders(container)
    const prints = await readPrintFacts(maybeOpen, container)
    const orders = maybeOpen
      .map((order) => staffOrder(order, prints))
      .filter(({ stage }) => stage !== 'done' && stage !== 'closed')
    return { orders, unreadable, count: orders.length }
  }
  if (input.filter === 'returning') {
    const { orders, unreadable } = await readReturningOrders(container)
    const prints = await readPrintFacts(orders, container)
    return { orders: orders.map((order) => staffOrder(order, prints)), unreadable, count: orders.length }
  }
  const { ids, count } = await findOrders(input, input, container)
  const { orders, unreadable } = await readOrdersOfCheckouts(ids, container)
  const prints = await readPrintFacts(orders, container)
  return { orders: orders.map((order) => staffOrder(order, prints)), unreadable, count }
}
