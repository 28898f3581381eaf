import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogueIndex } from '../../catalogue/catalogue-index'
import type { Product } from '../../contract/catalogue/catalogue'
import { pageTextsSchema } from '../../contract/site/page-texts'
import { getProductPath, PAGE_NAMES, type PageName } from '../../contract/site/pages'
import { LANGUAGES, type Language } from '../../contract/site/language'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import { PAGE_PARAMETER, countShopPages, getShopPage } from '../../contract/site/shop-pages'
import { createCataloguePages, createSitePages, parseProductId } from './rendered-pages'
import { CATALOGUE_PAGES, type PageSource, type SiteFacts } from './compose-page'
import type { FoundPage } from './page-cache'
import { stripTrailing } from './page-lookup'
import type { RenderBody } from './page-renderer'

type PageQuery = {
  name: PageName
  path: string
  search: string
  language: Language
  isAddressed: boolean
}

export type PageStore = {
  /** Returns where to redirect to, if a page of the shop or a product is requested by another URL than its own. */
  findCanonicalAddress(query: Pick<PageQuery, 'name' | 'path' | 'search'>): string | undefined
  getPage(query: PageQuery): FoundPage | Promise<FoundPage>
}

export type PageOptions = Omit<SiteFacts, 'studio'> & {
  siteDir: string
  catalogue: () => CatalogueIndex | undefined
  studio: () => StudioProfile
  render: RenderBody
}

/**
 * Loads all prerendered pages. Each is filled and compressed on its first request, as most are requested in few
 * languages. Rejects if the site is missing or incomplete.
 */
export async function loadPages({
  siteDir,
  catalogue,
  studio,
  render,
  ...rest
}: PageOptions): Promise<PageStore> {
  const site = () => ({ ...rest, studio: studio() })
  const sitePage = createSitePages({ site, render })
  const cataloguePage = createCataloguePages({ site, catalogue, render })
  const pages = new Map<string, (query: PageQuery) => FoundPage | Promise<FoundPage>>()
  for (const source of await readPageSources(siteDir)) {
    const key = toCacheKey(source)
    const compose = CATALOGUE_PAGES[source.name]
    if (compose === undefined) pages.set(key, () => sitePage(key, source))
    else pages.set(key, (query) => cataloguePage({ key, source, compose }, query))
  }

  return {
    findCanonicalAddress({ name, path, search }) {
      const index = catalogue()
      if (index === undefined) return undefined
      if (name === 'shop')
        return findCanonicalShopAddress(path, search, countShopPages(index.products.length))
      const product = name === 'product' ? findTypedProduct(path, index) : undefined
      return product && getProductPath(product.handle) + search
    },
    getPage(query) {
      const page = pages.get(toCacheKey(query))
      if (page === undefined) throw new Error(`There is no page ${toCacheKey(query)}`)
      return page(query)
    },
  }
}

/** Reads the prerendered pages of a built site for both of their URLs. Rejects if one is missing. */
async function readPageSources(siteDir: string): Promise<PageSource[]> {
  const read = (...names: string[]) => readFile(join(siteDir, 'pages', ...names), 'utf8')
  const sources: PageSource[] = []
  for (const language of LANGUAGES) {
    const pageTexts = pageTextsSchema.parse(JSON.parse(await read(language, 'facts.json')))
    for (const name of PAGE_NAMES) {
      const html = await read(language, `${name}.html`)
      for (const isAddressed of [false, true]) sources.push({ html, name, pageTexts, language, isAddressed })
    }
  }
  return sources
}

/** Returns the URL of a page of the shop if `search` spells its number differently; else undefined. */
function findCanonicalShopAddress(path: string, search: string, pageCount: number): string | undefined {
  const parameters = new URLSearchParams(search)
  const numbers = parameters.getAll(PAGE_PARAMETER)
  if (numbers.length === 0) return undefined
  const { number } = getShopPage(search, pageCount)
  if (number > 1 && numbers.length === 1 && numbers[0] === String(number)) return undefined
  if (number === 1) parameters.delete(PAGE_PARAMETER)
  else parameters.set(PAGE_PARAMETER, String(number))
  const query = parameters.toString()
  return query === '' ? path : `${path}?${query}`
}

/** Returns the product whose path is typed with capitals, or with characters that follow it in a text. */
function findTypedProduct(path: string, catalogue: CatalogueIndex): Product | undefined {
  if (catalogue.find(parseProductId(path)) !== undefined) return undefined
  const typed = parseProductId(stripTrailing(path))
  const lower = typed.toLowerCase()
  return catalogue.find(typed) ?? catalogue.products.find(({ handle }) => handle.toLowerCase() === lower)
}

function toCacheKey({
  name,
  language,
  isAddressed,
}: Pick<PageQuery, 'name' | 'language' | 'isAddressed'>): string {
  return `${language} ${isAddressed ? 'addressed' : 'negotiated'} ${name}`
}
