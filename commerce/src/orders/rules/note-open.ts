import type { Order } from '../order'
import { getDeliveryState } from './delivery-state'
import { isRefundedInFull } from './refunds'

/** Whether the studio can still heed what the buyer writes: until the goods have left. */
export function canBuyerWriteNote(order: Order): boolean {
  const state = getDeliveryState(order)
  return (state === 'preparing' || state === 'ready') && !isRefundedInFull(order)
}
