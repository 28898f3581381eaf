import type { CatalogueIndex } from '../../catalogue/rules/catalogue-facts'
import type { Product } from '../../contract/catalogue/catalogue'
import { type PageName, productPath } from '../../contract/site/pages'
import {
  listPageProducts,
  countShopPages,
  getShopPage,
  shopPagePath,
  type ShopPage,
} from '../../contract/site/shop-pages'
import { hashObject } from './hash-of'

export type PageContent = {
  /** The canonical path; '-' stands for every product that does not exist. */
  path: string
  products: readonly Product[]
  page?: ShopPage
}

/** What the page at an address shows of the catalogue; `search` is the address's query. */
export function getPageContent(
  { name, path, search }: { name: PageName; path: string; search: string },
  catalogue: CatalogueIndex,
): PageContent {
  if (name === 'shop') {
    const page = getShopPage(search, countShopPages(catalogue.products.length))
    return {
      path: shopPagePath(page.number),
      products: listPageProducts(catalogue.products, page),
      page,
    }
  }
  const product = catalogue.find(decoded(path.slice(path.lastIndexOf('/') + 1)))
  return { path: productPath(product?.handle ?? '-'), products: product === undefined ? [] : [product] }
}

export function getContentVersion({ products, page }: PageContent, catalogue: CatalogueIndex): string {
  // The structured data of a shop's page gives the length of the whole list.
  const place = page === undefined ? [] : [page.number, page.count, catalogue.products.length]
  return [...place, hashObject(catalogue.publicPricing), ...products.map(hashObject)].join(' ')
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
