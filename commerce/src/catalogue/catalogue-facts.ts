import type { Product } from '../contract/catalogue'
import type { Pricing } from '../contract/totals'
import type { CatalogueAnswer } from './catalogue-answer'
import type { Catalogue } from './read-catalogue'

/** What the shop sells at this moment, as visitors are told it; for pages. */
export type CatalogueFacts = {
  /** Another one for every change that a visitor could see. */
  version: string
  products: readonly Product[]
  pricing: Pricing
  /** What GET /api/products answers. */
  answer: string
  /** When the studio last changed a product, by its id. */
  updatedAt: ReadonlyMap<string, Date>
}

/** Joins what is told to visitors with what search engines want to know beside it. */
export function catalogueFacts(
  catalogue: Catalogue,
  { etag, products, body }: CatalogueAnswer,
): CatalogueFacts {
  const updatedAt = new Map(catalogue.products.map(({ id, updatedAt: at }) => [id, at]))
  return { version: etag, products, pricing: catalogue.pricing, answer: body.toString(), updatedAt }
}
