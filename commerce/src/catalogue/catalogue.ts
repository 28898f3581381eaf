import type { Catalogue as PublicCatalogue, Product } from '../contract/catalogue/catalogue'
import type { SHOP_ISSUES } from '../contract/admin/offer'
import type { Pricing } from '../contract/money/totals'
import type { StockNeeds } from '../inventory/available-stock'
import { toFrancs } from '../contract/money/money'

export type SalesTerms = {
  pricing: Pricing
  regionId: string
  salesChannelId: string
  shippingOptionIds: Record<'domestic' | 'pickup', string>
  /** Of all shipping options: a product must have all of these. */
  shippingProfileIds: string[]
  stockLocationIds: string[]
  /** What keeps every product back; missing terms are filled in, so that the shop can be shown. */
  issues: (typeof SHOP_ISSUES)[number][]
}

export type CatalogueSize = {
  variantId: string
  size: string
  priceInRappen: number
  stock: StockNeeds
  /** Less what buyers hold; true where nobody counts. */
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

export type Catalogue = SalesTerms & { products: CatalogueProduct[] }

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
