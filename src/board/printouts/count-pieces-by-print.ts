import type { BoardOrder } from '@contract/board/board-order'

type Line = BoardOrder['lines'][number]

export type PrintCount = Pick<Line, 'name' | 'size' | 'quantity'> & Pick<Line['print'], 'side' | 'method'>

/** Sizes from small to large. Any other size is sorted after them. */
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL']

/** Returns how many pieces of each motif, size, side and method the orders have together, sorted in this order. */
export function countPiecesByPrint(orders: readonly Pick<BoardOrder, 'lines'>[]): PrintCount[] {
  const counts = new Map<string, PrintCount>()
  for (const { name, size, quantity, print } of orders.flatMap(({ lines }) => lines)) {
    const { side, method } = print
    const key = JSON.stringify([name, size, side, method])
    counts.set(key, { name, size, side, method, quantity: quantity + (counts.get(key)?.quantity ?? 0) })
  }
  return [...counts.values()].toSorted(
    (a, b) =>
      a.name.localeCompare(b.name) ||
      getSizeRank(a.size) - getSizeRank(b.size) ||
      a.size.localeCompare(b.size, undefined, { numeric: true }) ||
      (a.side ?? '').localeCompare(b.side ?? '') ||
      a.method.localeCompare(b.method),
  )
}

/** Returns the place of a size among SIZES. A colour may follow it, as in 'M / Black'. */
function getSizeRank(size: string): number {
  const rank = SIZES.indexOf(size.split(/[ /]/)[0]?.toUpperCase() ?? '')
  return rank < 0 ? SIZES.length : rank
}
