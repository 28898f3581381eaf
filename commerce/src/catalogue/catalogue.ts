import type { Product } from '../contract/catalogue'
import type { StockNeeds } from './live-stock'
import type { SalesTerms } from './read-terms'

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
