import type { Stage } from '../../contract/studio'
import { isWorkingDayInZurich } from '../../lib/swiss-time'
import type { Order, Parcel } from '../../orders/order'
import { isRefundedInFull } from '../../orders/rules/refunds'

export type Progress = Pick<
  Order,
  'deliveryOption' | 'canceledAt' | 'printedAt' | 'parcels' | 'items' | 'refunds' | 'paid'
>

/** The stage of an order; what has left is done, whatever becomes of its money. */
export function orderStage(order: Progress): Stage {
  const { parcels, items, deliveryOption } = order
  if (order.canceledAt !== null) return 'closed'
  const isPacked = parcels.length > 0 && items.every(({ unpacked }) => unpacked === 0)
  if (isPacked && parcels.every((parcel) => hasLeft(parcel, order))) return 'done'
  if (isRefundedInFull(order)) return 'closed'
  // What is packed has been printed.
  if (order.printedAt === null && parcels.length === 0) return 'print'
  return deliveryOption === 'pickup' ? 'hand_over' : 'ship'
}

function hasLeft(parcel: Parcel, { deliveryOption }: Pick<Order, 'deliveryOption'>): boolean {
  return (deliveryOption === 'pickup' ? parcel.deliveredAt : parcel.shippedAt) !== null
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
