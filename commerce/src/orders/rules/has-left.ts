import type { Order, Parcel } from '../order'

type Goods = Pick<Order, 'deliveryOption' | 'parcels' | 'items'>

/** Whether all of an order has left the studio. */
export function hasLeft({ parcels, items, deliveryOption }: Goods): boolean {
  const isPacked = parcels.length > 0 && items.every(({ unpacked }) => unpacked === 0)
  return isPacked && parcels.every((parcel) => getLeftAt(parcel, deliveryOption) !== null)
}

/** When a parcel was handed to the carrier, or to its buyer. */
export function getLeftAt(parcel: Parcel, deliveryOption: Order['deliveryOption']): Date | null {
  return deliveryOption === 'pickup' ? parcel.deliveredAt : parcel.shippedAt
}
