import type { CatalogueChanges } from './catalogue-changes'
import type { CatalogueSource } from './catalogue-source'
import { CatalogueState } from './catalogue-state'
import type { Catalogue, CatalogueProduct } from './catalogue'
import type { SalesTerms } from './read-terms'

/** Products that are read at once, some 20 ms of work: visitors are served between two of these readings. */
const PRODUCTS_AT_ONCE = 25
const ITEMS_AT_ONCE = 1000

/** Reads the catalogue into memory, whole or in parts. Whoever calls it waits for one reading before the next. */
export class CatalogueReader {
  #terms: SalesTerms | undefined
  readonly #state = new CatalogueState()

  constructor(private readonly source: CatalogueSource) {}

  /** As it was read last; undefined before everything was read once. */
  catalogue(): Catalogue | undefined {
    return this.#terms === undefined ? undefined : { ...this.#terms, products: this.#state.products() }
  }

  /** Reads everything, and waits for `between` after each part, which it is given. */
  async readEverything(between: (part: CatalogueProduct[]) => Promise<void>): Promise<void> {
    const terms = await this.source.terms()
    const ids = await this.#arrange()
    this.#terms = terms
    for (const part of parts(ids, PRODUCTS_AT_ONCE)) await between(await this.#readProducts(part, terms))
  }

  /** Reads what these changes are about; false where that is everything. */
  async readChanges(changes: CatalogueChanges): Promise<boolean> {
    const affected = await this.source.affectedBy(changes)
    if (affected === 'everything' || this.#terms === undefined) return false
    if (affected.productIds.length > 0) {
      await this.#arrange()
      for (const ids of parts(affected.productIds, PRODUCTS_AT_ONCE))
        await this.#readProducts(ids, this.#terms)
    }
    await this.#readStock(
      changes.allStock
        ? 'all'
        : [...changes.ids('stock'), ...this.#state.itemsOfVariants(affected.variantIds)],
    )
    return true
  }

  async #arrange(): Promise<string[]> {
    const ids = await this.source.productIds()
    this.#state.arrange(ids)
    return ids
  }

  async #readProducts(ids: readonly string[], terms: SalesTerms): Promise<CatalogueProduct[]> {
    return this.#state.put(ids, await this.source.products(ids, terms))
  }

  async #readStock(itemIds: readonly string[] | 'all'): Promise<void> {
    const free = new Map<string, number>()
    for (const ids of parts(this.#state.itemsBeside(itemIds), ITEMS_AT_ONCE))
      for (const [id, pieces] of await this.source.freePieces(ids)) free.set(id, pieces)
    this.#state.putStock(itemIds, free)
  }
}

function parts(ids: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
    ids.slice(part * size, (part + 1) * size),
  )
}
