import type { Product } from '@contract/catalogue/catalogue'

/** Returns the price of a size in francs; the lowest price while no size is chosen. */
export function getSizePrice({ price, prices }: Product, size: string | undefined): number {
  return size === undefined ? price : (prices[size] ?? price)
}
