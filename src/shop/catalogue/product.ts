import type { Product } from '@contract/catalogue/catalogue'

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
