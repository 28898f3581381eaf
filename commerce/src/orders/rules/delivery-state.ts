import type { LinkedOrder } from '../../contract/orders/buyer-order'
import type { Order } from '../order'

/** How far the goods of an order are. */
export function getDeliveryState({
  canceledAt,
  parcels,
  deliveryOption,
}: Pick<Order, 'canceledAt' | 'parcels' | 'deliveryOption'>): LinkedOrder['delivery']['state'] {
  if (canceledAt !== null) return 'cancelled'
  if (parcels.length > 0 && parcels.every(({ deliveredAt }) => deliveredAt !== null)) return 'delivered'
  // A pickup order's parcel is made when it lies ready (decision 009).
  if (deliveryOption === 'pickup') return parcels.length > 0 ? 'ready' : 'preparing'
  return parcels.some(({ shippedAt }) => shippedAt !== null) ? 'shipped' : 'preparing'
}
