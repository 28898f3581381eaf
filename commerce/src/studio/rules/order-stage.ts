import type { Stage } from '../../contract/studio'
import { isWorkingDayInZurich } from '../../lib/swiss-time'
import type { Order } from '../../orders/order'
import { hasLeft } from '../../orders/rules/has-left'
import { isRefundedInFull } from '../../orders/rules/refunds'

export type Progress = Pick<
  Order,
  'deliveryOption' | 'canceledAt' | 'printedAt' | 'parcels' | 'items' | 'refunds' | 'paid'
>

/** The stage of an order; what has left is done, whatever becomes of its money. */
export function orderStage(order: Progress): Stage {
  const { parcels, deliveryOption } = order
  if (order.canceledAt !== null) return 'closed'
  if (hasLeft(order)) return 'done'
  if (isRefundedInFull(order)) return 'closed'
  // What is packed has been printed.
  if (order.printedAt === null && parcels.length === 0) return 'print'
  return deliveryOption === 'pickup' ? 'hand_over' : 'ship'
}

const WORKING_DAYS = 2
const DAY_MS = 24 * 60 * 60 * 1000

/** Two working days of the studio's after the order (specification, section 5). */
export function dueAt(orderedAt: Date): Date {
  let due = orderedAt
  for (let left = WORKING_DAYS; left > 0;) {
    due = new Date(due.getTime() + DAY_MS)
    if (isWorkingDayInZurich(due)) left -= 1
  }
  return due
}
