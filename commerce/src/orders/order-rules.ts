import type { OrderStage } from '../contract/board/board'
import type { Order } from './order'
import { hasLeft } from './rules/has-left'
import { hasScreen } from './rules/has-screen'
import { isRefundedInFull } from './rules/refunds'

export type OrderProgress = Pick<
  Order,
  | 'deliveryOption'
  | 'canceledAt'
  | 'screensMadeAt'
  | 'printedAt'
  | 'parcels'
  | 'items'
  | 'refunds'
  | 'paid'
  | 'press'
>

/** The stage of an order; what has left is done, whatever becomes of its money. */
export function getOrderStage(order: OrderProgress): OrderStage {
  const { parcels, deliveryOption } = order
  if (order.canceledAt !== null) return 'closed'
  if (hasLeft(order)) return 'done'
  if (isRefundedInFull(order)) return 'closed'
  // What is packed has been printed.
  if (order.printedAt === null && parcels.length === 0)
    return hasScreen(order) && order.screensMadeAt === null ? 'screen' : 'print'
  return deliveryOption === 'pickup' ? 'hand_over' : 'ship'
}
