import type { CartItem } from '@contract/cart/cart-item'
import { getCartItemId } from '@contract/cart/cart-item-id'
import type { Product } from '@contract/catalogue/catalogue'
import { MAX_QUANTITY } from '@contract/limits'
import { getSizePrice } from '@/shop/catalogue/product'

/**
 * The lines of a cart. Every rule returns new lines and does not change its argument.
 */
export type CartLines = readonly CartItem[]

/** Adds one piece of a product in a size, at the catalogue's price of that size: to its line, or as a new line. */
export function addLine(lines: CartLines, product: Product, size: string): CartLines {
  const id = getCartItemId(product.id, size)
  if (!lines.some((line) => line.id === id)) return [...lines, createLine(product, size)]
  return lines.map((line) =>
    line.id === id ? { ...line, quantity: Math.min(line.quantity + 1, MAX_QUANTITY) } : line,
  )
}

function createLine(product: Product, size: string): CartItem {
  return {
    id: getCartItemId(product.id, size),
    productId: product.id,
    name: product.name,
    size,
    price: getSizePrice(product, size),
    currency: product.currency,
    image: product.images.front,
    quantity: 1,
  }
}

export function removeLine(lines: CartLines, id: string): CartLines {
  return lines.filter((line) => line.id !== id)
}

/** Sets a quantity as given. Zero or less removes the line. */
export function setQuantity(lines: CartLines, id: string, quantity: number): CartLines {
  if (quantity <= 0) return removeLine(lines, id)
  return lines.map((line) => (line.id === id ? { ...line, quantity } : line))
}

export function restoreLine(lines: CartLines, removed: CartItem, index: number): CartLines {
  const present = lines.find((line) => line.id === removed.id)
  if (present === undefined) return lines.toSpliced(index, 0, removed)
  return setQuantity(lines, removed.id, Math.min(present.quantity + removed.quantity, MAX_QUANTITY))
}

/** Returns the number on the badge: pieces, not lines. */
export function countPieces(lines: CartLines): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}
