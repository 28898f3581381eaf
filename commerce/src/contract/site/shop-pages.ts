import type { Catalogue } from '../catalogue/catalogue'
import { PAGES } from './pages'

/** Products on one page of the shop; divisible by the two and the four columns of its list. */
export const PRODUCTS_PER_PAGE = 24

/** The query parameter of the shop's address that names a page; the first page has none. */
export const PAGE_PARAMETER = 'page'

export type ShopPage = { number: number; count: number }

/** The part of the catalogue that a page is served with: only the products that it shows. */
export type ServedCatalogue = Catalogue & { page?: ShopPage }

/** How many pages so many products fill; an empty shop has one, too. */
export function countShopPages(products: number): number {
  return Math.max(1, Math.ceil(products / PRODUCTS_PER_PAGE))
}

/** The page that a query asks for, of `count`: the last one for a number beyond it, the first one for nonsense. */
export function getShopPage(search: string, count: number): ShopPage {
  const asked = new URLSearchParams(search).get(PAGE_PARAMETER) ?? ''
  return { number: /^[1-9]\d*$/.test(asked) ? Math.min(Number(asked), count) : 1, count }
}

/** The products of a page, of all of them in their order. */
export function listPageProducts<T>(products: readonly T[], { number }: ShopPage): T[] {
  return products.slice((number - 1) * PRODUCTS_PER_PAGE, number * PRODUCTS_PER_PAGE)
}

export function shopPagePath(number: number): string {
  return number === 1 ? PAGES.shop.path : `${PAGES.shop.path}?${PAGE_PARAMETER}=${number}`
}
