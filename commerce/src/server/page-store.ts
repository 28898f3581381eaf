import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { CatalogueFacts } from '../catalogue/catalogue-facts'
import { pageFactsSchema, type PageFacts } from '../contract/page-facts'
import { LANGUAGES, type Language } from '../contract/settings'
import type { PageRoutes } from './page-lookup'
import { productPath } from './pages/addresses'
import {
  type AskedPage,
  composePage,
  composeProduct,
  composeShop,
  type SiteFacts,
} from './pages/compose-page'
import { type FoundPage, keepPerCatalogue } from './pages/keep-per-catalogue'
import { productAt } from './pages/product-at'
import type { RenderBody } from './pages/page-renderer'
import { replaceBody } from './pages/replace-body'
import { storedFile } from './stored-file'

/** What is asked of the store: the page that a path has in a language, at that language's address or not. */
export type PageQuery = { file: string; path: string; language: Language; isAddressed: boolean }

export type PageStore = {
  routes: PageRoutes
  facts: Readonly<Record<Language, PageFacts>>
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
 * products, once for each state of the catalogue. Throws where the site is missing or incomplete.
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
    fixed.set(key, { file: await storedFile(html), status })
  })
  await Promise.all(composing)

  const changing = keepPerCatalogue(catalogue, async (query: PageQuery, known) => {
    const page = asked.get(keyOf(query))
    if (page === undefined) throw new Error(`There is no page ${query.language}/${query.file}`)
    const composed =
      page.page.name === 'shop'
        ? composeShop(page, site, known)
        : composeProduct(page, site, known, query.path)
    if (known === undefined) return composed
    try {
      const { name, path } = page.page
      const body = await render({
        name,
        language: query.language,
        path: path ?? productPathOf(query, known),
        catalogue: known.answer,
      })
      return { ...composed, html: replaceBody(composed.html, body, known.answer) }
    } catch (error) {
      // The page's scripts will show it.
      console.error(error)
      return { ...composed, isMakeshift: true }
    }
  })
  return { routes, facts, page: (query) => fixed.get(keyOf(query)) ?? changing(query) }
}

/** A product's own path, by whatever name it was asked for, so that nothing of a made-up path is kept. */
function productPathOf({ path }: PageQuery, { products }: CatalogueFacts): string {
  const product = productAt(path, products)
  return productPath(product?.handle ?? '-')
}

function keyOf({
  file,
  language,
  isAddressed,
}: Pick<PageQuery, 'file' | 'language' | 'isAddressed'>): string {
  return `${language} ${isAddressed ? 'addressed' : 'negotiated'} ${file}`
}
