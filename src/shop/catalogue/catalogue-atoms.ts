import { atom } from 'jotai'
import type { Catalogue, Product } from '@contract/catalogue/catalogue'
import type { ServedCatalogue, ShopPage } from '@contract/site/shop-pages'
import type { Pricing } from '@contract/money/totals'
import { toRappen } from '@contract/money/money'
import { fetchCatalogue } from './fetch-catalogue'

export type ReadyCatalogue = {
  status: 'ready'
  products: readonly Product[]
  pricing: Pricing
  /** Set while only the products of the served page are known: the path of that page, and its page number. */
  servedAt?: string
  page?: ShopPage | undefined
}

export type CatalogueState = { status: 'loading' } | { status: 'failed' } | ReadyCatalogue

export const catalogueAtom = atom<CatalogueState>({ status: 'loading' })

/** The catalogue of the served page, with which hydration must render. */
export const servedCatalogueAtom = atom<CatalogueState>({ status: 'loading' })

export const setServedCatalogueAtom = atom(
  null,
  (_get, set, catalogue: ServedCatalogue, servedAt: string) => {
    const { products, pricing, page } = catalogue
    const served: CatalogueState = { status: 'ready', products, pricing: toPricing(pricing), servedAt, page }
    set(servedCatalogueAtom, served)
    set(catalogueAtom, served)
  },
)

/** The known products; none while loading and after a failure. */
export const productsAtom = atom((get): readonly Product[] => {
  const catalogue = get(catalogueAtom)
  return catalogue.status === 'ready' ? catalogue.products : []
})

export const pricingAtom = atom((get): Pricing | undefined => {
  const catalogue = get(catalogueAtom)
  return catalogue.status === 'ready' ? catalogue.pricing : undefined
})

/** Loads the catalogue. A failure is logged and leaves it empty. */
export const loadCatalogueAtom = atom(null, async (get, set) => {
  if (get(catalogueAtom).status === 'failed') set(catalogueAtom, { status: 'loading' })
  try {
    const { products, pricing } = await fetchCatalogue()
    set(catalogueAtom, { status: 'ready', products, pricing: toPricing(pricing) })
  } catch (error) {
    console.error('Failed to load products for cart validation', error)
    set(catalogueAtom, { status: 'failed' })
  }
})

/** Converts the prices of a response from francs to Rappen. */
export function toPricing(pricing: Catalogue['pricing']): Pricing {
  const { domestic, international, pickup } = pricing.shipping
  return {
    currency: pricing.currency,
    country: pricing.country,
    taxRatePercent: pricing.taxRate,
    shippingInRappen: {
      domestic: toRappen(domestic),
      international: toRappen(international),
      pickup: toRappen(pickup),
    },
  }
}
