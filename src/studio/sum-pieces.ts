import type { StaffOrder } from '@contract/studio'

export type PrintSum = Pick<StaffOrder['lines'][number], 'name' | 'size' | 'quantity'>

/** From small to large, as shirts lie on a shelf; any other size comes after them. */
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL']

/** How many pieces of each motif and size several orders have together, by motif, then by size. */
export function sumPieces(orders: readonly Pick<StaffOrder, 'lines'>[]): PrintSum[] {
  const sums = new Map<string, PrintSum>()
  for (const { name, size, quantity } of orders.flatMap(({ lines }) => lines)) {
    const key = JSON.stringify([name, size])
    sums.set(key, { name, size, quantity: quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()].toSorted(
    (a, b) =>
      a.name.localeCompare(b.name) ||
      rankOf(a.size) - rankOf(b.size) ||
      a.size.localeCompare(b.size, undefined, { numeric: true }),
  )
}

/** A size may be followed by a colour, as in 'M / Black'. */
function rankOf(size: string): number {
  const rank = SIZES.indexOf(size.split(/[ /]/)[0]?.toUpperCase() ?? '')
  return rank < 0 ? SIZES.length : rank
}
