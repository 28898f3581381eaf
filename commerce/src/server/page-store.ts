import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { CatalogueFacts } from '../catalogue/catalogue-facts'
import { pageFactsSchema, type PageFacts } from '../contract/page-facts'
import { LANGUAGES, type Language } from '../contract/settings'
import { type ServedCatalogue, shopPageCount } from '../contract/shop-pages'
import type { PageRoutes } from './page-lookup'
import {
  type AskedPage,
  composePage,
  composeProduct,
  composeShop,
  type SiteFacts,
} from './pages/compose-page'
import { type ComposedPage, createPageCache, type FoundPage } from './pages/page-cache'
import { contentVersion, pageContent } from './pages/page-content'
import type { RenderBody } from './pages/page-renderer'
import { replaceBody } from './pages/replace-body'
import { properShopAddress } from './pages/shop-address'
import { compressResponse } from './compressed-response'

/** What is asked of the store: the page that a path has in a language, at that language's address or not. */
export type PageQuery = {
  file: string
  path: string
  /** The address's query with its '?', or ''. */
  search: string
  language: Language
  isAddressed: boolean
}

export type PageStore = {
  routes: PageRoutes
  facts: Readonly<Record<Language, PageFacts>>
  /** The address at which the page that is asked for lives, where it is another one for now. */
  properAddress(query: Pick<PageQuery, 'file' | 'path' | 'search'>): string | undefined
  /** Rejects for a file that the site does not have. */
  page(query: PageQuery): FoundPage | Promise<FoundPage>
}

export type PageOptions = SiteFacts & {
  /** What `npm run build:site` wrote. */
  siteDir: string
  /** What the shop sells now; undefined while nobody knows. */
  catalogue: () => CatalogueFacts | undefined
  /** Renders what shows of the catalogue. */
  render: RenderBody
}

const routesSchema = z.record(z.string().startsWith('/').or(z.literal('*')), z.string())

/**
 * All prerendered pages in memory, filled with what only this server knows and compressed once; those that tell of
 * products, once for each state of what they show. Throws where the site is missing or incomplete.
 */
export async function loadPages({ siteDir, catalogue, render, ...site }: PageOptions): Promise<PageStore> {
  const folder = join(siteDir, 'pages')
  const read = (...names: string[]) => readFile(join(folder, ...names), 'utf8')
  const routes = routesSchema.parse(JSON.parse(await read('routes.json')))
  const asked = new Map<string, AskedPage>()
  const facts = {} as Record<Language, PageFacts>
  for (const language of LANGUAGES) {
    facts[language] = pageFactsSchema.parse(JSON.parse(await read(language, 'facts.json')))
    for (const [file, page] of Object.entries(facts[language].pages)) {
      const html = await read(language, file)
      for (const isAddressed of [false, true])
        asked.set(keyOf({ file, language, isAddressed }), {
          html,
          page,
          facts: facts[language],
          language,
          isAddressed,
        })
    }
  }

  const fixed = new Map<string, FoundPage>()
  const composing = [...asked].map(async ([key, page]) => {
    if (page.page.name === 'shop' || page.page.name === 'product') return
    const { html, status } = composePage(page, site)
    fixed.set(key, { file: await compressResponse(html), status })
  })
  await Promise.all(composing)

  const cache = createPageCache()
  const changing = (query: PageQuery) => {
    const key = keyOf(query)
    const page = asked.get(key)
    if (page === undefined)
      return Promise.reject(new Error(`There is no page ${query.language}/${query.file}`))
    const compose = page.page.name === 'shop' ? composeShop : composeProduct
    const known = catalogue()
    if (known === undefined) return cache.page(key, '', async () => compose(page, site, undefined, undefined))
    const content = pageContent(page.page, query, known)
    return cache.page(`${key} ${content.path}`, contentVersion(content, known), async () => {
      const composed = compose(page, site, known, content)
      const { path, ...shown } = content
      const served: ServedCatalogue = {
        ...shown,
        products: [...shown.products],
        pricing: known.publicPricing,
      }
      const json = JSON.stringify(served)
      return withBody(composed, json, () =>
        render({ name: page.page.name, language: query.language, path, catalogue: json }),
      )
    })
  }
  return {
    routes,
    facts,
    properAddress({ file, path, search }) {
      const known = catalogue()
      const isShop = facts.en.pages[file]?.name === 'shop'
      return isShop && known !== undefined
        ? properShopAddress(path, search, shopPageCount(known.products.length))
        : undefined
    },
    page: (query) => fixed.get(keyOf(query)) ?? changing(query),
  }
}

/** The page with its rendered body; without it where that cannot be had: the page's scripts will show it. */
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
  file,
  language,
  isAddressed,
}: Pick<PageQuery, 'file' | 'language' | 'isAddressed'>): string {
  return `${language} ${isAddressed ? 'addressed' : 'negotiated'} ${file}`
}
