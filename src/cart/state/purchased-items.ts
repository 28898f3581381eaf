import { atom } from 'jotai'
import type { PurchasedItem } from '@contract/orders/buyer-order'
import type { CartLines } from './cart-lines'
import { clearCartAtom, syncCartFromStorage, updateCart } from './stored-cart'

/** Takes pieces off their lines. A line whose pieces are all taken is removed. */
export function subtractItems(lines: CartLines, items: readonly PurchasedItem[]): CartLines {
  return lines.flatMap((line) => {
    const purchasedQuantity = items.reduce(
      (sum, { id, quantity }) => (id === line.id ? sum + quantity : sum),
      0,
    )
    return purchasedQuantity < line.quantity ? { ...line, quantity: line.quantity - purchasedQuantity } : []
  })
}

/**
 * Takes what a session has sold out of the cart that opened it. The cart forgets the session in the same write, so
 * that nothing is taken twice. Any other session leaves the cart unchanged.
 */
export const takePurchasedAtom = atom(
  null,
  (get, set, sessionId: string, items: readonly PurchasedItem[]) => {
    const cart = syncCartFromStorage(get, set)
    if (cart.sessionId !== sessionId) return
    const lines = subtractItems(cart.lines, items)
    if (lines.length === 0) set(clearCartAtom)
    else updateCart(get, set, () => ({ ...cart, lines, sessionId: null, attempt: null }))
  },
)
