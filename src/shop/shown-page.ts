import type { Product } from '@contract/catalogue/catalogue'
import { productsOfPage, type ShopPage, shopPageCount, shopPageOf } from '@contract/site/shop-pages'
import type { KnownCatalogue } from './catalogue-atom'

/** Returns the page of the shop that a query names; undefined while its products are not known. */
export function shownPage(
  { products, servedAt, page: served }: KnownCatalogue,
  search: string,
): { products: readonly Product[]; page: ShopPage } | undefined {
  if (servedAt === undefined) {
    const page = shopPageOf(search, shopPageCount(products.length))
    return { products: productsOfPage(products, page), page }
  }
  const isServed = served !== undefined && shopPageOf(search, served.count).number === served.number
  return isServed ? { products, page: served } : undefined
}
