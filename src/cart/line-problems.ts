import type { CartItem } from '@contract/cart-item'
import type { LineProblem } from '@contract/checkout'
import type { CatalogueState, KnownCatalogue } from '@/shop/catalogue-atom'
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
  catalogue: CatalogueState,
  isHeld: boolean,
): Problem | undefined {
  const told = refused.find(({ id }) => id === line.id)
  if (told !== undefined) return told
  const found = catalogue.status === 'ready' ? problemInCatalogue(line, catalogue) : undefined
  return isHeld && found?.code === 'out_of_stock' ? undefined : found
}

/** What is not among the products of the served page may be in the rest of the catalogue. */
function problemInCatalogue(line: CartItem, { products, servedAt }: KnownCatalogue): Problem | undefined {
  const product = products.find(({ id }) => id === line.productId)
  // An empty catalogue says nothing either: it may only be out of reach.
  if (product === undefined)
    return servedAt === undefined && products.length > 0 ? { code: 'product_gone' } : undefined
  if (!product.sizes.includes(line.size)) return { code: 'size_gone' }
  const available = piecesLeft(product, line.size)
  if (available < line.quantity) return { code: 'out_of_stock', available }
  const price = sizePrice(product, line.size)
  return price === line.price ? undefined : { code: 'price_changed', price }
}

/** The line as it could be bought now; undefined where it can only be removed. */
export function repairedLine(line: CartItem, problem: Problem): CartItem | undefined {
  const { code, price, available = 0 } = problem
  if (code === 'price_changed' && price !== undefined) return { ...line, price }
  if (code === 'out_of_stock' && available > 0) {
    return { ...line, quantity: Math.min(line.quantity, available) }
  }
  return undefined
}
