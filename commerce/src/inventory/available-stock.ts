import type { PiecesByItem } from './reservation-rules'

/** The inventory items that one piece needs. Null if Medusa does not manage the stock. */
export type StockNeeds = { inventoryItemId: string; perPiece: number }[] | null

export type StockLookup = (size: { stock: StockNeeds }) => number | true

export function listInventoryItemIds(sizes: readonly { stock: StockNeeds }[]): string[] {
  return sizes.flatMap(({ stock }) => stock ?? []).map(({ inventoryItemId }) => inventoryItemId)
}

/** Sums the pieces of each inventory item that the lines need. Pure. */
export function countPiecesByItem(
  lines: readonly { variantId: string; quantity: number }[],
  sizes: readonly { variantId: string; stock: StockNeeds }[],
): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    const needs = sizes.find((size) => size.variantId === variantId)?.stock ?? []
    for (const { inventoryItemId, perPiece } of needs)
      pieces.set(inventoryItemId, (pieces.get(inventoryItemId) ?? 0) + quantity * perPiece)
  }
  return pieces
}

/** Returns a function that looks up how many pieces of a size are free; true if its stock is not managed. */
export function createStockLookup(free: PiecesByItem): StockLookup {
  return ({ stock }) => {
    if (stock === null) return true
    const pieces = stock.map(({ inventoryItemId, perPiece }) =>
      Math.floor((free.get(inventoryItemId) ?? 0) / perPiece),
    )
    return pieces.length === 0 ? 0 : Math.max(0, Math.min(...pieces))
  }
}
