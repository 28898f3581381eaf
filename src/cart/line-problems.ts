import type { CartItem } from '@contract/cart-item'
import type { Product } from '@contract/catalogue'
import type { LineProblem } from '@contract/checkout'
import { piecesLeft } from '@/shop/product'
import { sizePrice } from '@/shop/size-price'

/** Why a line cannot be bought as it stands; `price` (francs) and `available` say what would be possible now. */
export type Problem = Pick<LineProblem, 'code' | 'price' | 'available'>

/**
 * What the server last refused about a line; else what the catalogue says against it; undefined where all is well.
 * Once the cart was taken to the payment page its pieces are held for it, and the catalogue counts them as gone: then
 * only the server can say.
 */
export function problemOf(
  line: CartItem,
  refused: readonly LineProblem[],
  catalogue: readonly Product[],
  isHeld: boolean,
): Problem | undefined {
  const told = refused.find(({ id }) => id === line.id)
  if (told !== undefined) return told
  const found = problemInCatalogue(line, catalogue)
  return isHeld && found?.code === 'out_of_stock' ? undefined : found
}

/** An empty catalogue says nothing: it may only be out of reach. */
function problemInCatalogue(line: CartItem, catalogue: readonly Product[]): Problem | undefined {
  if (catalogue.length === 0) return undefined
  const product = catalogue.find(({ id }) => id === line.productId)
  if (product === undefined) return { code: 'product_gone' }
  if (!product.sizes.includes(line.size)) return { code: 'size_gone' }
  const available = piecesLeft(product, line.size)
  if (available < line.quantity) return { code: 'out_of_stock', available }
  const price = sizePrice(product, line.size)
  return price === line.price ? undefined : { code: 'price_changed', price }
}

/** The line as it could be bought now; undefined where it can only be removed. */
export function repairedLine(line: CartItem, problem: Problem): CartItem | undefined {
  const { code, price, available } = problem
  if (code === 'price_changed' && price !== undefined) return { ...line, price }
  if (code === 'out_of_stock' && available !== undefined && available > 0) {
    return { ...line, quantity: Math.min(line.quantity, available) }
  }
  return undefined
}
