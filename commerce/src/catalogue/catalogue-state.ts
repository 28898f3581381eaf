import { isDeepStrictEqual } from 'node:util'
import type { PiecesByItem } from '../modules/checkout/hold-priority'
import { itemsOf, liveStock } from './live-stock'
import type { CatalogueProduct, CatalogueSize } from './catalogue'

/**
 * The products in memory, brought up to date part by part. A product that comes out as it was stays the same object, so
 * that whatever was made of it still holds.
 */
export class CatalogueState {
  #order: readonly string[] = []
  readonly #products = new Map<string, CatalogueProduct>()
  /** The products that an inventory item has ever been of: a sale must not cost a look at every product. */
  readonly #users = new Map<string, Set<string>>()

  /** In the order of the shop; those that have not been read yet are left out. */
  products(): CatalogueProduct[] {
    return this.#order.flatMap((id) => this.#products.get(id) ?? [])
  }

  /** Which products there are, and in which order. */
  arrange(ids: readonly string[]): void {
    this.#order = ids
    const present = new Set(ids)
    for (const id of this.#products.keys()) if (!present.has(id)) this.#products.delete(id)
  }

  /** Puts in what was read of the products `ids`, and returns them; one that was not found any more goes. */
  put(ids: readonly string[], products: readonly CatalogueProduct[]): CatalogueProduct[] {
    const read = new Map(products.map((product) => [product.id, product]))
    for (const id of ids) {
      const product = read.get(id)
      if (product === undefined) this.#products.delete(id)
      else if (!isDeepStrictEqual(product, this.#products.get(id))) this.#set(product)
    }
    return ids.flatMap((id) => this.#products.get(id) ?? [])
  }

  /** The inventory items that the stock of some sizes is counted from: of those that take from `itemIds`, or of all. */
  itemsBeside(itemIds: readonly string[] | 'all'): string[] {
    const isTouched = touches(itemIds)
    const sizes = this.#using(itemIds).flatMap((product) => product.sizes.filter(isTouched))
    return [...new Set(itemsOf(sizes))]
  }

  /** The inventory items of these variants, where they are known. */
  itemsOfVariants(variantIds: readonly string[]): string[] {
    const wanted = new Set(variantIds)
    return [...this.#products.values()].flatMap(({ sizes }) =>
      itemsOf(sizes.filter(({ variantId }) => wanted.has(variantId))),
    )
  }

  /** Counts the sizes again that take from `itemIds`; `free` holds all of itemsBeside(itemIds). */
  putStock(itemIds: readonly string[] | 'all', free: PiecesByItem): void {
    const isTouched = touches(itemIds)
    const live = liveStock(free)
    for (const product of this.#using(itemIds)) {
      if (!product.sizes.some((size) => isTouched(size) && live(size) !== size.available)) continue
      const sizes = product.sizes.map((size) => (isTouched(size) ? { ...size, available: live(size) } : size))
      this.#products.set(product.id, { ...product, sizes })
    }
  }

  #set(product: CatalogueProduct): void {
    this.#products.set(product.id, product)
    for (const itemId of itemsOf(product.sizes))
      this.#users.set(itemId, (this.#users.get(itemId) ?? new Set()).add(product.id))
  }

  #using(itemIds: readonly string[] | 'all'): CatalogueProduct[] {
    if (itemIds === 'all') return [...this.#products.values()]
    const ids = new Set(itemIds.flatMap((itemId) => [...(this.#users.get(itemId) ?? [])]))
    return [...ids].flatMap((id) => this.#products.get(id) ?? [])
  }
}

function touches(itemIds: readonly string[] | 'all'): (size: CatalogueSize) => boolean {
  if (itemIds === 'all') return ({ stock }) => stock !== null
  const changed = new Set(itemIds)
  return ({ stock }) => stock?.some(({ inventoryItemId }) => changed.has(inventoryItemId)) ?? false
}
