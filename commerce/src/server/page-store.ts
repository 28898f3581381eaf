import type { CatalogueFacts } from '../catalogue/rules/catalogue-facts'
import type { PageName } from '../contract/pages'
import type { Language } from '../contract/settings'
import { shopPageCount } from '../contract/shop-pages'
import { compressResponse } from './compressed-response'
import { createCataloguePages } from './pages/catalogue-pages'
import { CATALOGUE_PAGES, composePage, type SiteFacts } from './pages/compose-page'
import type { ComposedPage, FoundPage } from './pages/page-cache'
import type { RenderBody } from './pages/page-renderer'
import { readPageSources } from './pages/page-sources'
import { canonicalShopAddress } from './pages/shop-address'

type PageQuery = {
  name: PageName
  path: string
  search: string
  language: Language
  isAddressed: boolean
}

export type PageStore = {
  /** Where to redirect to, for a page of the shop at another address than its own. */
  canonicalAddress(query: Pick<PageQuery, 'name' | 'path' | 'search'>): string | undefined
  page(query: PageQuery): FoundPage | Promise<FoundPage>
}

export type PageOptions = SiteFacts & {
  siteDir: string
  catalogue: () => CatalogueFacts | undefined
  render: RenderBody
}

/**
 * Loads and fills all prerendered pages; each is compressed when it is first asked for, as most are in few languages.
 * Rejects where the site is missing or incomplete.
 */
export async function loadPages({ siteDir, catalogue, render, ...site }: PageOptions): Promise<PageStore> {
  const cataloguePage = createCataloguePages({ site, catalogue, render })
  const pages = new Map<string, (query: PageQuery) => FoundPage | Promise<FoundPage>>()
  for (const source of await readPageSources(siteDir)) {
    const key = keyOf(source)
    const compose = CATALOGUE_PAGES[source.name]
    if (compose === undefined) pages.set(key, once(compressedPage(composePage(source, site))))
    else pages.set(key, (query) => cataloguePage({ key, source, compose }, query))
  }

  return {
    canonicalAddress({ name, path, search }) {
      const facts = catalogue()
      return name === 'shop' && facts !== undefined
        ? canonicalShopAddress(path, search, shopPageCount(facts.products.length))
        : undefined
    },
    page(query) {
      const page = pages.get(keyOf(query))
      if (page === undefined) throw new Error(`There is no page ${keyOf(query)}`)
      return page(query)
    },
  }
}

function compressedPage({ html, status }: ComposedPage) {
  return async (): Promise<FoundPage> => ({ file: await compressResponse(html), status })
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

function keyOf({
  name,
  language,
  isAddressed,
}: Pick<PageQuery, 'name' | 'language' | 'isAddressed'>): string {
  return `${language} ${isAddressed ? 'addressed' : 'negotiated'} ${name}`
}
