import type { Product } from '@contract/catalogue'

/** The product of an address, which names its handle or its id. */
export function findProduct(products: readonly Product[], handleOrId: string): Product | undefined {
  return products.find((product) => product.handle === handleOrId || product.id === handleOrId)
}

/** How many pieces of a size are left; Infinity where stock is not counted, 0 for a size the product has not. */
export function piecesLeft(product: Product, size: string): number {
  if (!product.sizes.includes(size)) return 0
  const left = product.availability[size] ?? 0
  return left === true ? Infinity : left
}

/** Below this many pieces, the shopper is told how many are left. */
const FEW = 4

/** Whether so few pieces are left that the shopper should know. */
export function isFew(left: number): boolean {
  return left > 0 && left < FEW
}

/** The 400 px picture beside a full one of our own server: '-400' before the ending; others stay as they are. */
export function smallImage(url: string): string {
  return url.startsWith('/media/') ? url.replace(/(?<!-400)\.webp$/, '-400.webp') : url
}
