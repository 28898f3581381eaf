import type { Catalogue as PublicCatalogue, Product } from '../contract/catalogue'
import type { Pricing } from '../contract/totals'
import { publicPricing } from './public-pricing'
import type { CatalogueProduct } from './catalogue'

/** What the shop sells at this moment, as visitors are told it; for pages. */
export type CatalogueFacts = {
  products: readonly Product[]
  pricing: Pricing
  /** The same in francs, as browsers are told it. */
  publicPricing: PublicCatalogue['pricing']
  /** The product of an address, which names its handle or its id. */
  find(handleOrId: string): Product | undefined
  /** When the studio last changed a product, by its id. */
  updatedAt: ReadonlyMap<string, Date>
}

/** Joins what is told to visitors with what search engines want to know beside it. */
export function catalogueFacts(
  {
    products,
    pricing,
  }: { products: readonly Pick<CatalogueProduct, 'id' | 'updatedAt'>[]; pricing: Pricing },
  { products: shown }: { products: readonly Product[] },
): CatalogueFacts {
  const byId = new Map(shown.map((product) => [product.id, product]))
  const byHandle = new Map(shown.map((product) => [product.handle, product]))
  return {
    products: shown,
    pricing,
    publicPricing: publicPricing(pricing),
    find: (handleOrId) => byHandle.get(handleOrId) ?? byId.get(handleOrId),
    updatedAt: new Map(products.map(({ id, updatedAt }) => [id, updatedAt])),
  }
}
