import { DELIVERY } from '../contract/cart/delivery-option'
import { StaffRefusal } from '../refusals/staff-refusal'
import type { Order } from '../orders/order'
import { hasOrderLeft } from '../orders/order-rules'

/**
 * Returns which step it is to ship an order with a tracking number. Where two people ship the same order, the second has
 * nothing left to ship: their number is kept if the first had none. Throws StaffRefusal if another number stands.
 */
export function chooseShipmentStep(
  order: Pick<Order, 'items' | 'parcels' | 'canceledAt' | 'deliveryOption'>,
  tracking: string,
): 'shipped' | 'tracking_corrected' {
  const { parcels, canceledAt, deliveryOption } = order
  if (tracking === '' || canceledAt !== null || DELIVERY[deliveryOption].isPickup || !hasOrderLeft(order))
    return 'shipped'
  const numbers = parcels.flatMap((parcel) => parcel.tracking.map(({ number }) => number))
  if (numbers.includes(tracking)) return 'shipped'
  if (numbers.length > 0)
    throw new StaffRefusal('tracking_stands', { values: { tracking: [...new Set(numbers)].join(', ') } })
  return 'tracking_corrected'
}
