import type { Product } from '@contract/catalogue'

/** What one piece costs in a size, in francs; the product's lowest price as long as no size is chosen. */
export function sizePrice({ price, prices }: Product, size: string | undefined): number {
  return size === undefined ? price : (prices[size] ?? price)
}
