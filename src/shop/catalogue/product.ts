import type { Product } from '@contract/catalogue/catalogue'
import type { CatalogueState } from './catalogue-atoms'

export function findProduct(products: readonly Product[], handleOrId: string): Product | undefined {
  return products.find((product) => product.handle === handleOrId || product.id === handleOrId)
}

/** Returns how many pieces of a size are left: Infinity if its stock is not managed, 0 for an unknown size. */
export function getPiecesLeft(product: Product, size: string): number {
  if (!product.sizes.includes(size)) return 0
  const piecesLeft = product.availability[size] ?? 0
  return piecesLeft === true ? Infinity : piecesLeft
}

const LOW_STOCK = 4

/** Returns whether only one to three pieces are left, so that the shop says how many. */
export function isLowStock(left: number): boolean {
  return left > 0 && left < LOW_STOCK
}

/** Returns the URL of the 400 px version of one of our own pictures; other URLs unchanged. */
export function getSmallImageUrl(url: string): string {
  return url.startsWith('/media/') ? url.replace(/(?<!-400)\.webp$/, '-400.webp') : url
}

/** Returns the URL of the 2,000 px version of one of our own drawings; undefined for other pictures. */
export function getEnlargedImageUrl(url: string): string | undefined {
  return url.startsWith('/media/products/') ? url.replace(/\.webp$/, '-2000.webp') : undefined
}

/** Returns the product of a product page, and whether it may still load. A served page knows whether it exists. */
export function findPageProduct(
  catalogue: CatalogueState,
  pathname: string,
  handleOrId: string,
): { product: Product | undefined; mayStillLoad: boolean } {
  if (catalogue.status !== 'ready')
    return { product: undefined, mayStillLoad: catalogue.status === 'loading' }
  const { products, servedAt } = catalogue
  const product = findProduct(products, handleOrId)
  const isKnown = product !== undefined || servedAt === undefined || servedAt === pathname
  return { product, mayStillLoad: !isKnown }
}

/** Returns the price of a size in francs, without tax; the lowest price if no size is chosen. */
export function getSizePrice({ price, prices }: Product, size: string | undefined): number {
  return size === undefined ? price : (prices[size] ?? price)
}
