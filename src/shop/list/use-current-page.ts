import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '@/site/paths'
import { useCatalogue } from '../catalogue/use-catalogue'
import type { Product } from '@contract/catalogue/catalogue'
import { countShopPages, getShopPage, listPageProducts, type ShopPage } from '@contract/site/shop-pages'
import type { ReadyCatalogue } from '../catalogue/catalogue-atoms'

/**
 * Returns the catalogue and the page of it that the URL names.
 * On other paths the last page stays, while the camera leaves the shop.
 */
export function useCurrentPage() {
  const catalogue = useCatalogue()
  const { pathname, search } = useLocation()
  const isOpen = pathname === paths.shop
  const [last, setLast] = useState(isOpen ? search : '')
  if (isOpen && search !== last) setLast(search)
  const shown = catalogue.status === 'ready' ? getCurrentPage(catalogue, isOpen ? search : last) : undefined
  return { catalogue, shown }
}

/** Returns the page of the shop that a query names; undefined if its products are not loaded. */
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
