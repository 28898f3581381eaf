import { toRappen } from '../../contract/money'
import type { Order } from '../order'

/** What has gone back, in Rappen. */
export function refundedOf({ refunds }: Pick<Order, 'refunds'>): number {
  return refunds.reduce((sum, { amount }) => sum + toRappen(amount), 0)
}

export function isRefundedInFull(order: Pick<Order, 'refunds' | 'paid'>): boolean {
  return refundedOf(order) >= toRappen(order.paid)
}
