import type { CatalogueChanges } from './catalogue-changes'
import type { CatalogueQueries } from './catalogue-queries'
import { LoadedProducts } from './loaded-products'
import type { SalesCatalogue, CatalogueProduct } from './catalogue-index'
import type { SalesTerms } from './sales-terms'
import { splitIntoChunks } from '../lib/chunks'

/** About 20 ms of work; requests are answered between two of these reads. */
const PRODUCTS_AT_ONCE = 25
const ITEMS_AT_ONCE = 1000

export class CatalogueLoader {
  private terms: SalesTerms | undefined
  private readonly products = new LoadedProducts()

  constructor(private readonly queries: CatalogueQueries) {}

  getCatalogue(): SalesCatalogue | undefined {
    return this.terms === undefined ? undefined : { ...this.terms, products: this.products.listProducts() }
  }

  /** Reads everything. Awaits `afterPart` after each part. */
  async readEverything(afterPart: (part: CatalogueProduct[]) => Promise<void>): Promise<void> {
    const terms = await this.queries.readTerms()
    const ids = await this.readIds()
    this.terms = terms
    for (const part of splitIntoChunks(ids, PRODUCTS_AT_ONCE))
      await afterPart(await this.readProducts(part, terms))
  }

  /** Reads these changes. Returns false if everything must be read. */
  async readChanges(changes: CatalogueChanges): Promise<boolean> {
    const affected = await this.queries.findAffectedIds(changes)
    if (affected === 'everything' || this.terms === undefined) return false
    if (affected.productIds.length > 0) {
      await this.readIds()
      for (const ids of splitIntoChunks(affected.productIds, PRODUCTS_AT_ONCE))
        await this.readProducts(ids, this.terms)
    }
    await this.readStock(
      changes.allStock
        ? 'all'
        : [...changes.listIds('stock'), ...this.products.listItemIdsOfVariants(affected.variantIds)],
    )
    return true
  }

  private async readIds(): Promise<string[]> {
    const ids = await this.queries.listProductIds()
    this.products.setIds(ids)
    return ids
  }

  private async readProducts(ids: readonly string[], terms: SalesTerms): Promise<CatalogueProduct[]> {
    return this.products.update(ids, await this.queries.listProducts(ids, terms))
  }

  private async readStock(itemIds: readonly string[] | 'all'): Promise<void> {
    const free = new Map<string, number>()
    for (const ids of splitIntoChunks(this.products.listRelatedItemIds(itemIds), ITEMS_AT_ONCE))
      for (const [id, pieces] of await this.queries.readReservablePieces(ids)) free.set(id, pieces)
    this.products.updateStock(itemIds, free)
  }
}
