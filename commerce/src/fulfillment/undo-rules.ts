import type { BoardRefusal } from '../contract/board/board-refusal'
import type { Order, Parcel } from '../orders/order'
import { isRefundedInFull, getOrderStage } from '../orders/order-rules'

/** In ms: the parcels of one 'shipped' step are milliseconds apart, two steps are seconds apart. */
const SAME_SHIPMENT_MS = 60_000

/** Returns why nothing of an order can be undone any more. */
export function findUndoRefusal(
  order: Pick<Order, 'canceledAt' | 'refunds' | 'paid' | 'returns'>,
): BoardRefusal | undefined {
  if (order.canceledAt !== null) return 'cancelled'
  if (isRefundedInFull(order)) return 'refunded'
  return order.returns.some(({ state }) => state !== 'declined') ? 'returning' : undefined
}

/**
 * Returns the parcels of the last 'shipped' step; none if that is undone already.
 * 'delivered' if the buyer has one of them.
 */
export function listParcelsToUndo(order: Order): Parcel[] | 'delivered' {
  if (getOrderStage(order) !== 'done') return []
  const last = Math.max(...order.parcels.map(getShippedMs))
  const parcels = order.parcels.filter((parcel) => getShippedMs(parcel) > last - SAME_SHIPMENT_MS)
  return parcels.some(({ deliveredAt }) => deliveredAt !== null) ? 'delivered' : parcels
}

/** Returns how many pieces of each of Medusa's line items are in these parcels. */
export function sumPiecesByItem(parcels: readonly Pick<Parcel, 'pieces'>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { itemId, quantity } of parcels.flatMap(({ pieces }) => pieces))
    if (itemId !== null) counts.set(itemId, (counts.get(itemId) ?? 0) + quantity)
  return counts
}

function getShippedMs({ shippedAt }: Parcel): number {
  return shippedAt?.getTime() ?? 0
}
