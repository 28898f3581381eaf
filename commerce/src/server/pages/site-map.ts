import { LANGUAGES } from '../../contract/site/language'
import { toPageUrl } from './page-urls'
import { escapeHtml } from './html'
import type { CatalogueIndex } from '../../catalogue/catalogue-index'
import type { Product } from '../../contract/catalogue/catalogue'
import { isIndexable, PAGE_NAMES, PAGES, getProductPath } from '../../contract/site/pages'
import { countShopPages, getShopPagePath } from '../../contract/site/shop-pages'
import { splitIntoChunks } from '../../lib/chunks'

export type SiteMapEntry = { path: string; changed?: Date | undefined }

/**
 * 2,500 URLs, about 2 MB. The limits of search engines are 50,000 URLs and 50 MB
 * (https://www.sitemaps.org/faq.html).
 */
const PRODUCTS_PER_PART = 500

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

const SITE_MAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Renders the index of the site map's parts (https://www.sitemaps.org/protocol.html#index). */
export function renderSiteMapIndex(publicUrl: string, parts: readonly SiteMapEntry[]): string {
  return [
    XML_DECLARATION,
    `<sitemapindex ${SITE_MAP_NAMESPACE}>`,
    ...parts.map(
      ({ path, changed }) =>
        `<sitemap><loc>${escapeHtml(toPageUrl(publicUrl, path))}</loc>${findLastModified(changed)}</sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n')
}

/**
 * Renders a part with each page in all languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function renderSiteMapPart(publicUrl: string, entries: readonly SiteMapEntry[]): string {
  return [
    XML_DECLARATION,
    `<urlset ${SITE_MAP_NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...entries.flatMap((entry) => listAddresses(publicUrl, entry)),
    '</urlset>',
    '',
  ].join('\n')
}

function listAddresses(publicUrl: string, { path, changed }: SiteMapEntry): string[] {
  const links = [...LANGUAGES, undefined].map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${language ?? 'x-default'}" href="${escapeHtml(toPageUrl(publicUrl, path, language))}"/>`,
  )
  return [undefined, ...LANGUAGES].map(
    (language) =>
      `<url><loc>${escapeHtml(toPageUrl(publicUrl, path, language))}</loc>${findLastModified(changed)}${links.join('')}</url>`,
  )
}

function findLastModified(changed: Date | undefined): string {
  return changed === undefined ? '' : `<lastmod>${changed.toISOString()}</lastmod>`
}

export type SiteMapPart = { path: string; entries: readonly SiteMapEntry[]; changed?: Date | undefined }

export function buildSiteMapParts(catalogue: CatalogueIndex | undefined): SiteMapPart[] {
  return [
    { path: '/sitemaps/pages.xml', entries: listPageEntries(catalogue?.products.length ?? 0) },
    ...listProductParts(catalogue),
  ]
}

function listPageEntries(productCount: number): SiteMapEntry[] {
  const shopPages = Array.from({ length: countShopPages(productCount) }, (_, index) => ({
    path: getShopPagePath(index + 1),
  }))
  const listed = PAGE_NAMES.filter((name) => name !== 'product' && isIndexable(name))
  return listed.flatMap((name) => (name === 'shop' ? shopPages : { path: PAGES[name].path }))
}

/** Sorted by id, which grows with time, so that a new product changes only the last part. */
function listProductParts(catalogue: CatalogueIndex | undefined): SiteMapPart[] {
  if (catalogue === undefined) return []
  const products = catalogue.products.toSorted(compareById)
  return splitIntoChunks(products, PRODUCTS_PER_PART).map((part, index) => {
    const entries = part.map(({ id, handle }) => ({
      path: getProductPath(handle),
      changed: catalogue.updatedAt.get(id),
    }))
    return { path: `/sitemaps/products-${index + 1}.xml`, entries, changed: findLatestChange(entries) }
  })
}

function compareById(a: Product, b: Product): number {
  return a.id < b.id ? -1 : 1
}

function findLatestChange(entries: readonly SiteMapEntry[]): Date | undefined {
  const times = entries.flatMap(({ changed }) => changed?.getTime() ?? [])
  return times.length === 0 ? undefined : new Date(Math.max(...times))
}
