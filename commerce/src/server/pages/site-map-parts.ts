import type { CatalogueFacts } from '../../catalogue/catalogue-facts'
import type { Product } from '../../contract/catalogue'
import type { PageFacts } from '../../contract/page-facts'
import { UNLISTED_PAGES } from '../../contract/pages'
import { shopPageCount, shopPagePath } from '../../contract/shop-pages'
import { productPath } from './addresses'
import type { SiteMapEntry } from './site-map'

/**
 * Products in one part: 2,500 addresses and about 2 MB, far below the 50,000 addresses and 50 MB that search engines
 * take (https://www.sitemaps.org/faq.html), so that a part is small to make.
 */
export const PRODUCTS_PER_PART = 500

/** A part of the site map: where it lies, and what stands in it. */
export type SiteMapPart = { path: string; entries: readonly SiteMapEntry[]; changed?: Date | undefined }

/** The parts of the site map: one of the site's own pages, and as many of products as there must be. */
export function siteMapParts(facts: PageFacts, catalogue: CatalogueFacts | undefined): SiteMapPart[] {
  return [
    { path: '/sitemaps/pages.xml', entries: pageEntries(facts, catalogue?.products.length ?? 0) },
    ...productParts(catalogue),
  ]
}

function pageEntries({ pages }: PageFacts, productCount: number): SiteMapEntry[] {
  const count = shopPageCount(productCount)
  return Object.values(pages).flatMap(({ name, path }) => {
    if (path === null || UNLISTED_PAGES.includes(name)) return []
    const numbers = Array.from({ length: name === 'shop' ? count : 1 }, (_, index) => index + 1)
    return numbers.map((number) => ({ path: shopPagePath(path, number) }))
  })
}

/** By their ids, which grow with time, so that a new product changes the last part only. */
function productParts(catalogue: CatalogueFacts | undefined): SiteMapPart[] {
  if (catalogue === undefined) return []
  const products = catalogue.products.toSorted(byId)
  const parts = Array.from({ length: Math.ceil(products.length / PRODUCTS_PER_PART) }, (_, index) =>
    products.slice(index * PRODUCTS_PER_PART, (index + 1) * PRODUCTS_PER_PART),
  )
  return parts.map((part, index) => {
    const entries = part.map(({ id, handle }) => ({
      path: productPath(handle),
      changed: catalogue.updatedAt.get(id),
    }))
    return { path: `/sitemaps/products-${index + 1}.xml`, entries, changed: latest(entries) }
  })
}

function byId(a: Product, b: Product): number {
  return a.id < b.id ? -1 : 1
}

function latest(entries: readonly SiteMapEntry[]): Date | undefined {
  const times = entries.flatMap(({ changed }) => changed?.getTime() ?? [])
  return times.length === 0 ? undefined : new Date(Math.max(...times))
}
