import type { CatalogueFacts } from '../catalogue/catalogue-facts'
import type { PageName } from '../contract/pages'
import type { Language } from '../contract/settings'
import { shopPageCount } from '../contract/shop-pages'
import { compressResponse } from './compressed-response'
import { createCataloguePages } from './pages/catalogue-pages'
import { CATALOGUE_PAGES, composePage, type SiteFacts } from './pages/compose-page'
import type { FoundPage } from './pages/page-cache'
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

/** Loads all prerendered pages, filled and compressed once. Rejects where the site is missing or incomplete. */
export async function loadPages({ siteDir, catalogue, render, ...site }: PageOptions): Promise<PageStore> {
  const cataloguePage = createCataloguePages({ site, catalogue, render })
  const pages = new Map<string, (query: PageQuery) => FoundPage | Promise<FoundPage>>()
  const addPages = (await readPageSources(siteDir)).map(async (source) => {
    const key = keyOf(source)
    const compose = CATALOGUE_PAGES[source.name]
    if (compose === undefined) {
      const { html, status } = composePage(source, site)
      const page = { file: await compressResponse(html), status }
      pages.set(key, () => page)
    } else pages.set(key, (query) => cataloguePage({ key, source, compose }, query))
  })
  await Promise.all(addPages)

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

function keyOf({
  name,
  language,
  isAddressed,
}: Pick<PageQuery, 'name' | 'language' | 'isAddressed'>): string {
  return `${language} ${isAddressed ? 'addressed' : 'negotiated'} ${name}`
}
