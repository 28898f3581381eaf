import type { Product } from '@contract/catalogue'
import type { CatalogueState } from './catalogue-atom'
import { findProduct } from './product'

/** The product of a page, and whether it may yet come; the page that was served knows already whether there is one. */
export function productOf(
  catalogue: CatalogueState,
  pathname: string,
  handleOrId: string,
): { product: Product | undefined; isAwaited: boolean } {
  if (catalogue.status !== 'ready') return { product: undefined, isAwaited: catalogue.status === 'loading' }
  const { products, servedAt } = catalogue
  const product = findProduct(products, handleOrId)
  const isKnown = product !== undefined || servedAt === undefined || servedAt === pathname
  return { product, isAwaited: !isKnown }
}
