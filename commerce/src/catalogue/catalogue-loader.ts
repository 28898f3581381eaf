import type { CatalogueChanges } from './catalogue-changes'
import type { CatalogueSource } from './queries/catalogue-source'
import { CatalogueState } from './catalogue-state'
import type { Catalogue, CatalogueProduct, SalesTerms } from './catalogue'
import { chunks } from '../lib/chunks'

/** Some 20 ms of work: visitors are served between two of these readings. */
const PRODUCTS_AT_ONCE = 25
const ITEMS_AT_ONCE = 1000

export class CatalogueReader {
  #terms: SalesTerms | undefined
  readonly #state = new CatalogueState()

  constructor(private readonly source: CatalogueSource) {}

  catalogue(): Catalogue | undefined {
    return this.#terms === undefined ? undefined : { ...this.#terms, products: this.#state.products() }
  }

  /** Reads everything; waits for `afterPart` in between. */
  async readEverything(afterPart: (part: CatalogueProduct[]) => Promise<void>): Promise<void> {
    const terms = await this.source.terms()
    const ids = await this.#readIds()
    this.#terms = terms
    for (const part of chunks(ids, PRODUCTS_AT_ONCE)) await afterPart(await this.#readProducts(part, terms))
  }

  /** Reads these changes; false where everything must be read. */
  async readChanges(changes: CatalogueChanges): Promise<boolean> {
    const affected = await this.source.affectedBy(changes)
    if (affected === 'everything' || this.#terms === undefined) return false
    if (affected.productIds.length > 0) {
      await this.#readIds()
      for (const ids of chunks(affected.productIds, PRODUCTS_AT_ONCE))
        await this.#readProducts(ids, this.#terms)
    }
    await this.#readStock(
      changes.allStock
        ? 'all'
        : [...changes.ids('stock'), ...this.#state.itemsOfVariants(affected.variantIds)],
    )
    return true
  }

  async #readIds(): Promise<string[]> {
    const ids = await this.source.productIds()
    this.#state.setIds(ids)
    return ids
  }

  async #readProducts(ids: readonly string[], terms: SalesTerms): Promise<CatalogueProduct[]> {
    return this.#state.update(ids, await this.source.products(ids, terms))
  }

  async #readStock(itemIds: readonly string[] | 'all'): Promise<void> {
    const free = new Map<string, number>()
    for (const ids of chunks(this.#state.relatedItems(itemIds), ITEMS_AT_ONCE))
      for (const [id, pieces] of await this.source.claimablePieces(ids)) free.set(id, pieces)
    this.#state.updateStock(itemIds, free)
  }
}
