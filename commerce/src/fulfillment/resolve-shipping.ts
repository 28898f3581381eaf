import { StaffRefusal } from '../lib/staff-refusal'
import type { Order } from '../orders/order'

/**
 * Returns the step that shipping an order with a tracking number is: of two who ship it, the second has nothing to ship,
 * and their number is kept if the first had none. Throws if another number stands.
 */
export function resolveShipping(
  {
    items,
    parcels,
    canceledAt,
    deliveryOption,
  }: Pick<Order, 'items' | 'parcels' | 'canceledAt' | 'deliveryOption'>,
  tracking: string,
): 'shipped' | 'tracking_corrected' {
  const hasLeft =
    parcels.length > 0 &&
    parcels.every(({ shippedAt }) => shippedAt !== null) &&
    items.every(({ unpacked }) => unpacked <= 0)
  if (tracking === '' || !hasLeft || canceledAt !== null || deliveryOption !== 'shipping') return 'shipped'
  const numbers = parcels.flatMap((parcel) => parcel.tracking.map(({ number }) => number))
  if (numbers.includes(tracking)) return 'shipped'
  if (numbers.length > 0)
    throw new StaffRefusal('tracking_stands', { values: { tracking: [...new Set(numbers)].join(', ') } })
  return 'tracking_corrected'
}
