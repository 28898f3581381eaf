import type { Catalogue as PublicCatalogue, Product } from '../../contract/catalogue'
import type { Pricing } from '../../contract/totals'
import { publicPricing } from './public-pricing'
import type { CatalogueProduct } from './catalogue'

export type CatalogueFacts = {
  products: readonly Product[]
  pricing: Pricing
  /** In francs. */
  publicPricing: PublicCatalogue['pricing']
  find(handleOrId: string): Product | undefined
  updatedAt: ReadonlyMap<string, Date>
}

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
