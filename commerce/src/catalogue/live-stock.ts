import type { FreePieces } from '../modules/checkout/stock-holds'

/** What one piece of a size takes from the stock; null where Medusa does not count. */
export type StockNeeds = { inventoryItemId: string; perPiece: number }[] | null

/** Pieces of a size that can be sold now; true where nobody counts. */
export type LiveStock = (size: { stock: StockNeeds }) => number | true

/** The inventory items that these sizes take from. */
export function itemsOf(sizes: readonly { stock: StockNeeds }[]): string[] {
  return sizes.flatMap(({ stock }) => stock ?? []).map(({ inventoryItemId }) => inventoryItemId)
}

/** How many pieces of a size can be sold, by what is free of the items that it is made of. Pure. */
export function liveStock(free: FreePieces): LiveStock {
  return ({ stock }) => {
    if (stock === null) return true
    const pieces = stock.map(({ inventoryItemId, perPiece }) =>
      Math.floor((free.get(inventoryItemId) ?? 0) / perPiece),
    )
    return pieces.length === 0 ? 0 : Math.max(0, Math.min(...pieces))
  }
}
