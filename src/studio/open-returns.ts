import type { BoardOrder } from '@contract/board/board'

/** Every return that waits for the studio, with its order. */
export function findOpenReturns(orders: readonly BoardOrder[]) {
  return orders.flatMap((order) =>
    order.returns
      .filter(({ state }) => state === 'requested' || state === 'received')
      .map((returned) => ({ order, returned })),
  )
}
