import type { Product } from '@contract/catalogue/catalogue'
import type { CatalogueState } from './catalogue/catalogue-atoms'
import { findProduct } from './catalogue/product'

/** Returns the product of a page, and whether it may still load; a served page knows whether there is one. */
export function findPageProduct(
  catalogue: CatalogueState,
  pathname: string,
  handleOrId: string,
): { product: Product | undefined; mayStillLoad: boolean } {
  if (catalogue.status !== 'ready')
    return { product: undefined, mayStillLoad: catalogue.status === 'loading' }
  const { products, servedAt } = catalogue
  const product = findProduct(products, handleOrId)
  const isKnown = product !== undefined || servedAt === undefined || servedAt === pathname
  return { product, mayStillLoad: !isKnown }
}
