import { PAGE_NAMES, type PageName, PAGES, getProductPath } from '@contract/site/pages'

const fixed = Object.fromEntries(PAGE_NAMES.map((name) => [name, PAGES[name].path]))

/** The paths of all pages; that of a product is built from its handle (or its id). */
export const paths = {
  ...(fixed as Record<Exclude<PageName, 'product' | 'notFound'>, string>),
  product: getProductPath,
}

/** The query parameter of a product's page that names the size to choose. */
export const SIZE_PARAMETER = 'size'

/** The state of a link within the shop to one of its products: the page before it is the shop. */
export const FROM_SHOP = 'fromShop'
