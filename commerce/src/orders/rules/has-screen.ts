import type { Order } from '../order'

/** Whether a screen is made for an order: for a print of its buyer's own, unless it is digital. */
export function hasScreen({ press }: Pick<Order, 'press'>): boolean {
  return press?.job.method === 'screen'
}
