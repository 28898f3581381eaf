/** Returns a line's id: product id and size joined by a dash. */
export function getCartItemId(productId: string, size: string): string {
  return `${productId}-${size}`
}
