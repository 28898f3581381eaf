import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import type { Product } from '../contract/catalogue'
import { CHECKOUT_MODULE } from '../modules/checkout'
import type { CheckoutModuleService } from '../modules/checkout/service'
import type { StockNeeds } from './live-stock'
import { readOffers } from './read-offers'
import { readTerms, type SalesTerms } from './read-terms'

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

/** Reads what the shop offers with prices and stock, the tax rate and the shipping prices out of Medusa. */
export async function readCatalogue(container: MedusaContainer): Promise<Catalogue> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const { stock } = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const terms = await readTerms(query)
  const offers = await readOffers({ status: 'published' }, terms, { query, stock })
  return { ...terms, products: offers.flatMap(({ product }) => product ?? []) }
}
