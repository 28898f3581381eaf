import { createHash } from 'node:crypto'
import type { CatalogueFacts } from '../../catalogue/catalogue-facts'
import type { Product } from '../../contract/catalogue'
import type { PageFact } from '../../contract/page-facts'
import {
  productsOfPage,
  shopPageCount,
  shopPageOf,
  shopPagePath,
  type ShopPage,
} from '../../contract/shop-pages'
import { productPath } from './addresses'

/** What one page shows of the catalogue. */
export type PageContent = {
  /** Its lasting path, the same for every spelling of its address: '-' stands for all products that there are not. */
  path: string
  products: readonly Product[]
  /** Of the shop's pages only. */
  page?: ShopPage
}

/** What the page at an address shows of the catalogue; `search` is the address's query. */
export function pageContent(
  { name, path: own }: PageFact,
  { path, search }: { path: string; search: string },
  catalogue: CatalogueFacts,
): PageContent {
  if (name === 'shop') {
    const page = shopPageOf(search, shopPageCount(catalogue.products.length))
    return {
      path: shopPagePath(own ?? path, page.number),
      products: productsOfPage(catalogue.products, page),
      page,
    }
  }
  const product = catalogue.find(decoded(path.slice(path.lastIndexOf('/') + 1)))
  return { path: productPath(product?.handle ?? '-'), products: product === undefined ? [] : [product] }
}

/** Changes with everything that the page says of the catalogue, and with nothing else. */
export function contentVersion({ products, page }: PageContent, catalogue: CatalogueFacts): string {
  // The list of a shop's page tells search engines how long the whole list is.
  const place = page === undefined ? [] : [page.number, page.count, catalogue.products.length]
  return [...place, hashOf(catalogue.publicPricing), ...products.map(hashOf)].join(' ')
}

const hashes = new WeakMap<object, string>()

/** Computed once an object: those of a snapshot never change. */
function hashOf(value: object): string {
  const known = hashes.get(value)
  if (known !== undefined) return known
  const hash = createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
  hashes.set(value, hash)
  return hash
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
