import type { Catalogue } from '../catalogue/catalogue'
import { PAGES } from './pages'

/** Products on one page of the shop, divisible by the list's two and four columns. */
export const PRODUCTS_PER_PAGE = 24

/** The query parameter with the number of a page of the shop; the first page has none. */
export const PAGE_PARAMETER = 'page'

export type ShopPage = { number: number; count: number }

/** The part of the catalogue in a served page: only the products that it shows. */
export type ServedCatalogue = Catalogue & { page?: ShopPage }

/** Returns how many pages a number of products fills, at least one. */
export function countShopPages(products: number): number {
  return Math.max(1, Math.ceil(products / PRODUCTS_PER_PAGE))
}

/**
 * Returns the page that a query names, of `count`:
 * the last one for a larger number, the first one for anything else.
 */
export function getShopPage(search: string, count: number): ShopPage {
  const requestedPage = new URLSearchParams(search).get(PAGE_PARAMETER) ?? ''
  return { number: /^[1-9]\d*$/.test(requestedPage) ? Math.min(Number(requestedPage), count) : 1, count }
}

/** Returns the products on a page out of all of them. */
export function listPageProducts<T>(products: readonly T[], { number }: ShopPage): T[] {
  return products.slice((number - 1) * PRODUCTS_PER_PAGE, number * PRODUCTS_PER_PAGE)
}

/** Returns the path and query of a page of the shop. */
export function getShopPagePath(number: number): string {
  return number === 1 ? PAGES.shop.path : `${PAGES.shop.path}?${PAGE_PARAMETER}=${number}`
}
