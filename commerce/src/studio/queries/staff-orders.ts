import type { MedusaContainer } from '@medusajs/framework/types'
import type { ORDER_FILTERS, StaffOrders } from '../../contract/studio'
import { readRows } from '../../lib/read-rows'
import { staffOrder } from '../rules/staff-order'
import { readMaybeOpenOrders, readOrderPage } from '../../orders/queries/read-orders'

const COUNT = `
  select count(*)::int as count from checkout_intent where order_number is not null and deleted_at is null`

type StaffOrdersInput = { filter: (typeof ORDER_FILTERS)[number]; limit: number; offset: number }

/** One page of the orders for the staff, and how many there are; of the open ones all, the oldest first. */
export async function staffOrders(input: StaffOrdersInput, container: MedusaContainer): Promise<StaffOrders> {
  if (input.filter === 'open') {
    const { orders: maybeOpen, unreadable } = await readMaybeOpenOrders(container)
    const orders = maybeOpen.map(staffOrder).filter(({ stage }) => stage !== 'done' && stage !== 'closed')
    return { orders, unreadable, count: orders.length }
  }
  const [{ orders, unreadable }, [counted]] = await Promise.all([
    readOrderPage(input.limit, input.offset, container),
    readRows<{ count: number }>(container, COUNT),
  ])
  return { orders: orders.map(staffOrder), unreadable, count: counted?.count ?? 0 }
}
