import type { MedusaContainer } from '@medusajs/framework/types'
import { readRows } from '../../lib/database'

/** Finds the order of a part by the part's id, also once the part is deleted. */
const ORDER_IDS_SQL = {
  change: 'select order_id as id from order_change where id = ?',
  return: 'select order_id as id from return where id = ?',
  exchange: 'select order_id as id from order_exchange where id = ?',
  claim: 'select order_id as id from order_claim where id = ?',
  collection: 'select order_id as id from order_payment_collection where payment_collection_id = ?',
  payment: `select link.order_id as id from payment
    join order_payment_collection link on link.payment_collection_id = payment.payment_collection_id
    where payment.id = ?`,
  line: 'select order_id as id from order_item where item_id = ?',
  reservation: `select item.order_id as id from reservation_item reservation
    join order_item item on item.item_id = reservation.line_item_id where reservation.id = ?`,
} as const

/** Something of Medusa's that belongs to an order. */
export type OrderPart = keyof typeof ORDER_IDS_SQL

/** Returns the id of the order that a part belongs to; undefined if it belongs to none. */
export async function findOrderIdByPart(
  part: OrderPart,
  id: string,
  container: MedusaContainer,
): Promise<string | undefined> {
  const [row] = await readRows<{ id: string }>(container, `${ORDER_IDS_SQL[part]} limit 1`, [id])
  return row?.id
}
