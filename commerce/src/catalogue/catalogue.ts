import type { Product } from '../contract/catalogue/catalogue'
import type { SHOP_ISSUES } from '../contract/admin/offer'
import type { Pricing } from '../contract/money/totals'
import type { StockNeeds } from '../inventory/available-stock'

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
