import { atom } from 'jotai'
import type { Catalogue, Product } from '@contract/catalogue'
import type { ServedCatalogue, ShopPage } from '@contract/shop-pages'
import type { Pricing } from '@contract/totals'
import { request } from '@/lib/http'
import { pricingOf } from './pricing'

/** Products, and how totals are computed. */
export type KnownCatalogue = {
  status: 'ready'
  products: readonly Product[]
  pricing: Pricing
  /** Set while only the products of the served page are known: its path, and its place among those of the shop. */
  servedAt?: string
  page?: ShopPage | undefined
}

/** What is known of the shop: nothing yet, that it cannot be reached, or its products. */
export type CatalogueState = { status: 'loading' } | { status: 'failed' } | KnownCatalogue

export const catalogueAtom = atom<CatalogueState>({ status: 'loading' })

/** What the served page shows of the shop: React must say the same when it takes that page over. */
export const servedCatalogueAtom = atom<CatalogueState>({ status: 'loading' })

/** Shows from the start the products that the page of a path was served with; there are others in the catalogue. */
export const serveCatalogueAtom = atom(null, (_get, set, catalogue: ServedCatalogue, servedAt: string) => {
  const { products, pricing, page } = catalogue
  const served: CatalogueState = { status: 'ready', products, pricing: pricingOf(pricing), servedAt, page }
  set(servedCatalogueAtom, served)
  set(catalogueAtom, served)
})

/** The known products that can be bought now; empty while loading and after a failure (specification, section 7). */
export const productsAtom = atom((get): readonly Product[] => {
  const catalogue = get(catalogueAtom)
  return catalogue.status === 'ready' ? catalogue.products : []
})

/** How totals are computed; undefined until the shop has told it. */
export const pricingAtom = atom((get): Pricing | undefined => {
  const catalogue = get(catalogueAtom)
  return catalogue.status === 'ready' ? catalogue.pricing : undefined
})

/** Reads the catalogue. A failure is logged and leaves it empty, so that nothing can be added (section 7, reading R10). */
export const loadCatalogueAtom = atom(null, async (get, set) => {
  if (get(catalogueAtom).status === 'failed') set(catalogueAtom, { status: 'loading' })
  try {
    const { products, pricing } = await fetchCatalogue()
    set(catalogueAtom, { status: 'ready', products, pricing: pricingOf(pricing) })
  } catch (error) {
    console.error('Failed to load products for cart validation', error)
    set(catalogueAtom, { status: 'failed' })
  }
})

/** The parser comes in a chunk of its own, beside the call, so that no page waits for it before it can be used. */
async function fetchCatalogue(): Promise<Catalogue> {
  const [answer, { parseCatalogue }] = await Promise.all([
    request('/api/products'),
    import('./parse-catalogue'),
  ])
  return parseCatalogue(answer)
}
