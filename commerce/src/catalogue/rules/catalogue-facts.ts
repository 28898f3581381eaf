import type { Product } from '../../contract/catalogue/catalogue'
import type { Pricing } from '../../contract/money/totals'
import { toPublicPricing } from './public-pricing'
import type { CatalogueProduct } from '../catalogue'

export type CatalogueIndex = ReturnType<typeof buildCatalogueIndex>

export function buildCatalogueIndex(
  {
    products,
    pricing,
  }: { products: readonly Pick<CatalogueProduct, 'id' | 'updatedAt'>[]; pricing: Pricing },
  { products: shown }: { products: readonly Product[] },
) {
  const byId = new Map(shown.map((product) => [product.id, product]))
  const byHandle = new Map(shown.map((product) => [product.handle, product]))
  return {
    products: shown,
    pricing,
    /** In francs. */
    publicPricing: toPublicPricing(pricing),
    find: (handleOrId: string) => byHandle.get(handleOrId) ?? byId.get(handleOrId),
    updatedAt: new Map(products.map(({ id, updatedAt }) => [id, updatedAt])),
  }
}
