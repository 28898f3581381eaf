import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { ORDER_FILTERS, StaffOrders } from '../../contract/studio'
import { QUERY_LIMIT } from '../../lib/read-rows'
import { staffOrder } from '../rules/staff-order'
import { readMaybeOpenOrders, readOrderPage } from '../../orders/queries/read-orders'

type StaffOrdersInput = { filter: (typeof ORDER_FILTERS)[number]; limit: number; offset: number }

/** One page of the orders for the staff, and how many there are; of the open ones all, the oldest first. */
export async function staffOrders(input: StaffOrdersInput, container: MedusaContainer): Promise<StaffOrders> {
  if (input.filter === 'open') {
    const { orders: maybeOpen, unreadable } = await readMaybeOpenOrders(container)
    const orders = maybeOpen.map(staffOrder).filter(({ stage }) => stage !== 'done' && stage !== 'closed')
    return { orders, unreadable, count: orders.length }
  }
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [{ orders, unreadable }, [counted]] = await Promise.all([
    readOrderPage(input.limit, input.offset, container),
    database('checkout_intent')
      .whereNotNull('order_number')
      .whereNull('deleted_at')
      .count<{ count: string }[]>('id')
      .timeout(...QUERY_LIMIT),
  ])
  return { orders: orders.map(staffOrder), unreadable, count: Number(counted?.count ?? 0) }
}
