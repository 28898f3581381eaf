import type { Product } from '../../contract/catalogue/catalogue'
import type { Pricing } from '../../contract/money/totals'
import { publicPricing } from './public-pricing'
import type { CatalogueProduct } from '../catalogue'

export type CatalogueFacts = ReturnType<typeof catalogueFacts>

export function catalogueFacts(
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
    publicPricing: publicPricing(pricing),
    find: (handleOrId: string) => byHandle.get(handleOrId) ?? byId.get(handleOrId),
    updatedAt: new Map(products.map(({ id, updatedAt }) => [id, updatedAt])),
  }
}
