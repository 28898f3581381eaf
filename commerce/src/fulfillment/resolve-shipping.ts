import { StaffRefusal } from '../lib/staff-refusal'
import type { Order } from '../orders/order'
import { hasOrderLeft } from '../orders/order-rules'

/**
 * Returns the step that shipping an order with a tracking number is: of two who ship it, the second has nothing to ship,
 * and their number is kept if the first had none. Throws if another number stands.
 */
export function resolveShipping(
  order: Pick<Order, 'items' | 'parcels' | 'canceledAt' | 'deliveryOption'>,
  tracking: string,
): 'shipped' | 'tracking_corrected' {
  const { parcels, canceledAt, deliveryOption } = order
  if (tracking === '' || canceledAt !== null || deliveryOption !== 'shipping' || !hasOrderLeft(order))
    return 'shipped'
  const numbers = parcels.flatMap((parcel) => parcel.tracking.map(({ number }) => number))
  if (numbers.includes(tracking)) return 'shipped'
  if (numbers.length > 0)
    throw new StaffRefusal('tracking_stands', { values: { tracking: [...new Set(numbers)].join(', ') } })
  return 'tracking_corrected'
}
