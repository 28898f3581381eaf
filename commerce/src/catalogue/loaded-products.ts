import { isDeepStrictEqual } from 'node:util'
import type { PiecesByItem } from '../inventory/reservation-rules'
import { listInventoryItemIds, createStockLookup } from '../inventory/available-stock'
import type { CatalogueProduct, CatalogueSize } from './catalogue-index'

/** The products in memory. An unchanged product stays the same object, so what was built from it stays cached. */
export class LoadedProducts {
  private ids: readonly string[] = []
  private readonly products = new Map<string, CatalogueProduct>()
  /** Product ids by inventory item, so that a sale does not search all products. */
  private readonly productsByItem = new Map<string, Set<string>>()

  listProducts(): CatalogueProduct[] {
    return this.ids.flatMap((id) => this.products.get(id) ?? [])
  }

  setIds(ids: readonly string[]): void {
    this.ids = ids
    const present = new Set(ids)
    for (const id of this.products.keys()) if (!present.has(id)) this.products.delete(id)
  }

  update(ids: readonly string[], products: readonly CatalogueProduct[]): CatalogueProduct[] {
    const newProducts = new Map(products.map((product) => [product.id, product]))
    for (const id of ids) {
      const product = newProducts.get(id)
      if (product === undefined) this.products.delete(id)
      else if (!isDeepStrictEqual(product, this.products.get(id))) this.set(product)
    }
    return ids.flatMap((id) => this.products.get(id) ?? [])
  }

  listRelatedItemIds(itemIds: readonly string[] | 'all'): string[] {
    const isAffected = createUsageTest(itemIds)
    const sizes = this.listProductsUsing(itemIds).flatMap((product) => product.sizes.filter(isAffected))
    return [...new Set(listInventoryItemIds(sizes))]
  }

  listItemIdsOfVariants(variantIds: readonly string[]): string[] {
    const ids = new Set(variantIds)
    return [...this.products.values()].flatMap(({ sizes }) =>
      listInventoryItemIds(sizes.filter(({ variantId }) => ids.has(variantId))),
    )
  }

  /** Computes the stock of the sizes that use `itemIds`. `free` contains all of listRelatedItemIds(itemIds). */
  updateStock(itemIds: readonly string[] | 'all', free: PiecesByItem): void {
    const isAffected = createUsageTest(itemIds)
    const live = createStockLookup(free)
    for (const product of this.listProductsUsing(itemIds)) {
      if (!product.sizes.some((size) => isAffected(size) && live(size) !== size.available)) continue
      const sizes = product.sizes.map((size) =>
        isAffected(size) ? { ...size, available: live(size) } : size,
      )
      this.products.set(product.id, { ...product, sizes })
    }
  }

  private set(product: CatalogueProduct): void {
    this.products.set(product.id, product)
    for (const itemId of listInventoryItemIds(product.sizes))
      this.productsByItem.set(itemId, (this.productsByItem.get(itemId) ?? new Set()).add(product.id))
  }

  private listProductsUsing(itemIds: readonly string[] | 'all'): CatalogueProduct[] {
    if (itemIds === 'all') return [...this.products.values()]
    const ids = new Set(itemIds.flatMap((itemId) => [...(this.productsByItem.get(itemId) ?? [])]))
    return [...ids].flatMap((id) => this.products.get(id) ?? [])
  }
}

function createUsageTest(itemIds: readonly string[] | 'all'): (size: CatalogueSize) => boolean {
  if (itemIds === 'all') return ({ stock }) => stock !== null
  const changed = new Set(itemIds)
  return ({ stock }) => stock?.some(({ inventoryItemId }) => changed.has(inventoryItemId)) ?? false
}
