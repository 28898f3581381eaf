import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueFacts } from '../catalogue/catalogue-facts'
import { pageFactsSchema } from '../contract/page-facts'
import { PAGE_NAMES, type PageName } from '../contract/pages'
import { LANGUAGES, type Language } from '../contract/settings'
import { type ServedCatalogue, shopPageCount } from '../contract/shop-pages'
import {
  CATALOGUE_PAGES,
  type ComposeCataloguePage,
  composePage,
  type PageSource,
  type SiteFacts,
} from './pages/compose-page'
import { type ComposedPage, createPageCache, type FoundPage } from './pages/page-cache'
import { contentVersion, pageContent } from './pages/page-content'
import type { RenderBody } from './pages/page-renderer'
import { replaceBody } from './pages/replace-body'
import { canonicalShopAddress } from './pages/shop-address'
import { compressResponse } from './compressed-response'

/** Asks for a page in a language, at that language's address or not. */
type PageQuery = {
  name: PageName
  path: string
  /** The address's query with its '?', or ''. */
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
  /** What `npm run build:site` wrote. */
  siteDir: string
  /** Undefined until it has been read. */
  catalogue: () => CatalogueFacts | undefined
  render: RenderBody
}

/**
 * Loads all prerendered pages, filled and compressed once; those that show the catalogue, once for each state of what
 * they show. Rejects where the site is missing or incomplete.
 */
export async function loadPages({ siteDir, catalogue, render, ...site }: PageOptions): Promise<PageStore> {
  const folder = join(siteDir, 'pages')
  const read = (...names: string[]) => readFile(join(folder, ...names), 'utf8')
  const sources: PageSource[] = []
  for (const language of LANGUAGES) {
    const facts = pageFactsSchema.parse(JSON.parse(await read(language, 'facts.json')))
    for (const name of PAGE_NAMES) {
      const html = await read(language, `${name}.html`)
      for (const isAddressed of [false, true]) sources.push({ html, name, facts, language, isAddressed })
    }
  }

  const cache = createPageCache()
  const pages = new Map<string, (query: PageQuery) => FoundPage | Promise<FoundPage>>()
  const addPage = async (source: PageSource) => {
    const compose = CATALOGUE_PAGES[source.name]
    if (compose === undefined) {
      const { html, status } = composePage(source, site)
      const page = { file: await compressResponse(html), status }
      pages.set(keyOf(source), () => page)
    } else pages.set(keyOf(source), (query) => cataloguePage(source, compose, query))
  }
  await Promise.all(sources.map(addPage))

  function cataloguePage(source: PageSource, compose: ComposeCataloguePage, query: PageQuery) {
    const key = keyOf(source)
    const facts = catalogue()
    if (facts === undefined)
      return cache.page(key, '', async () => compose(source, site, undefined, undefined))
    const content = pageContent(query, facts)
    return cache.page(`${key} ${content.path}`, contentVersion(content, facts), async () => {
      const composed = compose(source, site, facts, content)
      const { path, ...shown } = content
      const served: ServedCatalogue = {
        ...shown,
        products: [...shown.products],
        pricing: facts.publicPricing,
      }
      const json = JSON.stringify(served)
      return withBody(composed, json, () =>
        render({ name: source.name, language: source.language, path, catalogue: json }),
      )
    })
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

/** Adds the rendered body. Where rendering fails, the page's scripts show what is missing. */
async function withBody(
  composed: ComposedPage,
  catalogue: string,
  render: () => Promise<string>,
): Promise<ComposedPage> {
  try {
    return { ...composed, html: replaceBody(composed.html, await render(), catalogue) }
  } catch (error) {
    console.error(error)
    return { ...composed, isFallback: true }
  }
}

function keyOf({
  name,
  language,
  isAddressed,
}: Pick<PageQuery, 'name' | 'language' | 'isAddressed'>): string {
  return `${language} ${isAddressed ? 'addressed' : 'negotiated'} ${name}`
}
