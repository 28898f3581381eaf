import type { Product } from '../contract/catalogue'
import type { StockNeeds } from './live-stock'
import type { SalesTerms } from './read-terms'

/** One size of a product as Medusa sells it. */
export type CatalogueSize = {
  variantId: string
  size: string
  priceInRappen: number
  stock: StockNeeds
  /** Pieces that could be sold when the catalogue was read, less what buyers held; true where nobody counts. */
  available: number | true
}

/** A product as Medusa sells it. */
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

/** Everything that the shop sells, and its terms. */
export type Catalogue = SalesTerms & { products: CatalogueProduct[] }
