import type { Product } from '@contract/catalogue/catalogue'
import { listPageProducts, type ShopPage, countShopPages, getShopPage } from '@contract/site/shop-pages'
import type { ReadyCatalogue } from './catalogue/catalogue-atoms'

/** Returns the page of the shop that a query names; undefined while its products are not known. */
export function getCurrentPage(
  { products, servedAt, page: served }: ReadyCatalogue,
  search: string,
): { products: readonly Product[]; page: ShopPage } | undefined {
  if (servedAt === undefined) {
    const page = getShopPage(search, countShopPages(products.length))
    return { products: listPageProducts(products, page), page }
  }
  const isServed = served !== undefined && getShopPage(search, served.count).number === served.number
  return isServed ? { products, page: served } : undefined
}
