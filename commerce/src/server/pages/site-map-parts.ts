import type { CatalogueIndex } from '../../catalogue/rules/catalogue-facts'
import type { Product } from '../../contract/catalogue/catalogue'
import { isIndexable, PAGE_NAMES, PAGES, productPath } from '../../contract/site/pages'
import { countShopPages, shopPagePath } from '../../contract/site/shop-pages'
import { splitIntoChunks } from '../../lib/chunks'
import type { SiteMapEntry } from './site-map'

/** 2,500 addresses, about 2 MB; search engines take 50,000 and 50 MB (https://www.sitemaps.org/faq.html). */
const PRODUCTS_PER_PART = 500

export type SiteMapPart = { path: string; entries: readonly SiteMapEntry[]; changed?: Date | undefined }

export function buildSiteMapParts(catalogue: CatalogueIndex | undefined): SiteMapPart[] {
  return [
    { path: '/sitemaps/pages.xml', entries: pageEntries(catalogue?.products.length ?? 0) },
    ...productParts(catalogue),
  ]
}

function pageEntries(productCount: number): SiteMapEntry[] {
  const shopPages = Array.from({ length: countShopPages(productCount) }, (_, index) => ({
    path: shopPagePath(index + 1),
  }))
  const listed = PAGE_NAMES.filter((name) => name !== 'product' && isIndexable(name))
  return listed.flatMap((name) => (name === 'shop' ? shopPages : { path: PAGES[name].path }))
}

/** By their ids, which grow with time, so that a new product changes the last part only. */
function productParts(catalogue: CatalogueIndex | undefined): SiteMapPart[] {
  if (catalogue === undefined) return []
  const products = catalogue.products.toSorted(byId)
  return splitIntoChunks(products, PRODUCTS_PER_PART).map((part, index) => {
    const entries = part.map(({ id, handle }) => ({
      path: productPath(handle),
      changed: catalogue.updatedAt.get(id),
    }))
    return { path: `/sitemaps/products-${index + 1}.xml`, entries, changed: findLatestChange(entries) }
  })
}

function byId(a: Product, b: Product): number {
  return a.id < b.id ? -1 : 1
}

function findLatestChange(entries: readonly SiteMapEntry[]): Date | undefined {
  const times = entries.flatMap(({ changed }) => changed?.getTime() ?? [])
  return times.length === 0 ? undefined : new Date(Math.max(...times))
}
