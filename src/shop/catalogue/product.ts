import type { Product } from '@contract/catalogue/catalogue'
import type { CatalogueState } from './catalogue-atoms'

export function findProduct(products: readonly Product[], handleOrId: string): Product | undefined {
  return products.find((product) => product.handle === handleOrId || product.id === handleOrId)
}

/** Returns how many pieces of a size are left; Infinity where stock is not counted, 0 for an unknown size. */
export function getPiecesLeft(product: Product, size: string): number {
  if (!product.sizes.includes(size)) return 0
  const left = product.availability[size] ?? 0
  return left === true ? Infinity : left
}

const LOW_STOCK = 4

export function isLowStock(left: number): boolean {
  return left > 0 && left < LOW_STOCK
}

/** Returns the 400 px version of one of our own pictures; others are returned unchanged. */
export function getSmallImageUrl(url: string): string {
  return url.startsWith('/media/') ? url.replace(/(?<!-400)\.webp$/, '-400.webp') : url
}

/** Returns the product of a page, and whether it may still load; a served page knows whether there is one. */
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

/** Returns the price of a size in francs; the lowest price while no size is chosen. */
export function getSizePrice({ price, prices }: Product, size: string | undefined): number {
  return size === undefined ? price : (prices[size] ?? price)
}
