import type { Order } from '../order'

/** What has gone back, in Rappen. */
export function sumRefunds({ refunds }: Pick<Order, 'refunds'>): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0)
}

export function isRefundedInFull(order: Pick<Order, 'refunds' | 'paid'>): boolean {
  return sumRefunds(order) >= order.paid
}
