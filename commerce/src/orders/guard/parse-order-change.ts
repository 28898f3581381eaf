import type { MedusaRequest } from '@medusajs/framework/http'
import { parseAdminPath } from './parse-admin-path'

/** A change that Medusa's admin is about to make to an order, its parcels, its money or its reservations. */
export type OrderChange =
  | { kind: 'cancel'; orderId: string }
  | { kind: 'pack'; orderId: string }
  | { kind: 'cancel_parcel' | 'ship_parcel' | 'deliver_parcel'; orderId: string; parcelId: string }
  | { kind: 'capture' | 'refund'; paymentId: string }
  /** Without an id, it makes a new reservation. */
  | { kind: 'reserve'; reservationId: string | undefined }

/** Returns what a request changes; undefined for what the shop leaves to Medusa alone. */
export function parseOrderChange(
  request: Pick<MedusaRequest, 'method' | 'originalUrl'>,
): OrderChange | undefined {
  if (request.method !== 'POST') return undefined
  const { route, ids } = parseAdminPath(request)
  const [id = '', parcelId = ''] = ids
  switch (route) {
    case 'orders/:id/cancel':
      return { kind: 'cancel', orderId: id }
    case 'orders/:id/fulfillments':
      return { kind: 'pack', orderId: id }
    case 'orders/:id/fulfillments/:id/cancel':
      return { kind: 'cancel_parcel', orderId: id, parcelId }
    case 'orders/:id/fulfillments/:id/shipments':
      return { kind: 'ship_parcel', orderId: id, parcelId }
    case 'orders/:id/fulfillments/:id/mark-as-delivered':
      return { kind: 'deliver_parcel', orderId: id, parcelId }
    case 'payments/:id/capture':
      return { kind: 'capture', paymentId: id }
    case 'payments/:id/refund':
      return { kind: 'refund', paymentId: id }
    case 'reservations':
    case 'reservations/:id':
      return { kind: 'reserve', reservationId: ids[0] }
    default:
      return undefined
  }
}
