import type { Order } from '../order'
import { deliveryState } from './delivery-state'
import { isRefundedInFull } from './refunds'

/** Whether the studio can still heed what the buyer writes: until the goods have left. */
export function isNoteOpen(order: Order): boolean {
  const state = deliveryState(order)
  return (state === 'preparing' || state === 'ready') && !isRefundedInFull(order)
}
