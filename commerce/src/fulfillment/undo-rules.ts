import type { BoardRefusal } from '../contract/board/board'
import type { Order, Parcel } from '../orders/order'
import { isRefundedInFull, getOrderStage } from '../orders/order-rules'

/** Presses of one shipping are seconds apart, its parcels in milliseconds. */
const SAME_SHIPMENT_MS = 60_000

/** Why nothing of an order can be taken back any more. */
export function findUndoRefusal(
  order: Pick<Order, 'canceledAt' | 'refunds' | 'paid' | 'returns'>,
): BoardRefusal | undefined {
  if (order.canceledAt !== null) return 'cancelled'
  if (isRefundedInFull(order)) return 'refunded'
  return order.returns.some(({ state }) => state !== 'declined') ? 'returning' : undefined
}

/**
 * The parcels that the last press has shipped; none where something of the order is here, as that press was taken back
 * already. 'delivered' where the buyer has one of them.
 */
export function listParcelsToUndo(order: Order): Parcel[] | 'delivered' {
  if (order.parcels.length === 0 || getOrderStage(order) !== 'done') return []
  const last = Math.max(...order.parcels.map(getShippedMs))
  const parcels = order.parcels.filter((parcel) => getShippedMs(parcel) > last - SAME_SHIPMENT_MS)
  return parcels.some(({ deliveredAt }) => deliveredAt !== null) ? 'delivered' : parcels
}

/** How many pieces of each of Medusa's lines are in these parcels. */
export function sumPiecesByItem(parcels: readonly Pick<Parcel, 'pieces'>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { itemId, quantity } of parcels.flatMap(({ pieces }) => pieces))
    if (itemId !== null) counts.set(itemId, (counts.get(itemId) ?? 0) + quantity)
  return counts
}

function getShippedMs({ shippedAt }: Parcel): number {
  return shippedAt?.getTime() ?? 0
}
