import type { MedusaContainer } from '@medusajs/framework/types'
import { notFound } from '../lib/medusa-error'
import { readRows } from '../lib/database'
import { type Order, orderSchema } from './order'
import { IS_OPEN_SQL, ORDER_ROWS_SQL, HAS_OPEN_RETURN_SQL } from './queries/order-rows'

/** `unreadable`: Medusa's ids of orders whose rows are not of the form they must have, which is logged. */
type ParsedOrders = { orders: Order[]; unreadable: string[] }

/** One order by Medusa's id. Throws MedusaError where the shop has taken no such order; rejects where it is unreadable. */
export async function getOrder(id: string, container: MedusaContainer): Promise<Order> {
  const order = await readOne('where checkout.order_id = ?', id, container)
  if (order === undefined) throw notFound('The shop has taken no such order.')
  return order
}

/** The order that a checkout has become, if it has. Rejects where it is unreadable. */
export function findOrderByCheckout(checkoutId: string, container: MedusaContainer) {
  return readOne('where checkout.id = ?', checkoutId, container)
}

export function listOrdersById(ids: readonly string[], container: MedusaContainer): Promise<ParsedOrders> {
  return read('where checkout.order_id = any(?)', [[...ids]], container)
}

/** The orders that checkouts have become, the newest first. */
export function listOrdersByCheckout(checkoutIds: readonly string[], container: MedusaContainer) {
  return read('where checkout.id = any(?) order by checkout.order_number desc', [[...checkoutIds]], container)
}

/** The orders that may still be open, the oldest first. */
export function listOpenOrders(container: MedusaContainer): Promise<ParsedOrders> {
  return read(`${IS_OPEN_SQL} order by checkout.order_number limit 2000`, [], container)
}

/** The orders with a return that is not closed, the oldest first. */
export function listReturningOrders(container: MedusaContainer): Promise<ParsedOrders> {
  return read(`${HAS_OPEN_RETURN_SQL} order by checkout.order_number limit 500`, [], container)
}

async function readOne(condition: string, value: string, container: MedusaContainer) {
  const { orders, unreadable } = await read(condition, [value], container)
  if (unreadable.length > 0) throw new Error(`Order ${unreadable.join()} cannot be read`)
  return orders[0]
}

async function read(condition: string, values: (string | number | string[])[], container: MedusaContainer) {
  const found: ParsedOrders = { orders: [], unreadable: [] }
  for (const row of await readRows<{ id: string }>(container, `${ORDER_ROWS_SQL} ${condition}`, values)) {
    const { data, error } = orderSchema.safeParse(row)
    if (data !== undefined) {
      found.orders.push(data)
      continue
    }
    found.unreadable.push(row.id)
    // Without its values: they are a buyer's.
    const fields = error.issues.map(({ path }) => path.join('.')).join(', ')
    container.resolve('logger').error(`Order ${row.id} cannot be read: ${fields}`)
  }
  return found
}
