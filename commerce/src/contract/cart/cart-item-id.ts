/** The line's id: product and size joined by a dash (specification, section 3). */
export function cartItemId(productId: string, size: string): string {
  return `${productId}-${size}`
}
