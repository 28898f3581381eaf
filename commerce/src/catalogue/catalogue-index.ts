import type { Catalogue as PublicCatalogue, Product } from '../contract/catalogue/catalogue'
import type { Pricing } from '../contract/money/totals'
import type { StockNeeds } from '../inventory/available-stock'
import { toFrancs } from '../contract/money/money'
import type { SalesTerms } from './sales-terms'

export type CatalogueSize = {
  variantId: string
  size: string
  priceInRappen: number
  stock: StockNeeds
  /** Stock minus reservations; true if the stock is not managed. */
  available: number | true
}

export type CatalogueProduct = {
  id: string
  handle: string
  name: string
  description: string
  details: string[]
  translations: Product['translations']
  images: string[]
  updatedAt: Date
  sizes: CatalogueSize[]
}

export type SalesCatalogue = SalesTerms & { products: CatalogueProduct[] }

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
    /** Amounts in francs. */
    publicPricing: toPublicPricing(pricing),
    find: (handleOrId: string) => byHandle.get(handleOrId) ?? byId.get(handleOrId),
    updatedAt: new Map(products.map(({ id, updatedAt }) => [id, updatedAt])),
  }
}

export function toPublicPricing({
  currency,
  country,
  taxRatePercent,
  shippingInRappen: { domestic, international, pickup },
}: Pricing): PublicCatalogue['pricing'] {
  return {
    currency,
    country,
    taxRate: taxRatePercent,
    shipping: {
      domestic: toFrancs(domestic),
      international: toFrancs(international),
      pickup: toFrancs(pickup),
    },
  }
}
