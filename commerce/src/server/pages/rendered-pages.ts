import { STUDIO_PLACEHOLDERS } from '../../contract/studio/studio-profile'
import { type ComposeCataloguePage, composePage, type PageSource, type SiteFacts } from './compose-page'
import { createPageCache, type FoundPage, hashObject } from './page-cache'
import { type RenderBody, addRenderedBody } from './page-renderer'
import type { CatalogueIndex } from '../../catalogue/catalogue-index'
import {
  countShopPages,
  getShopPage,
  listPageProducts,
  type ServedCatalogue,
  type ShopPage,
  getShopPagePath,
} from '../../contract/site/shop-pages'
import type { Product } from '../../contract/catalogue/catalogue'
import { type PageName, getProductPath } from '../../contract/site/pages'
import { decodePath } from '../../lib/http/decode-path'

type SitePagesOptions = { site: () => SiteFacts; render: RenderBody }

/** Serves the pages without products: as prerendered, or rendered with the profile that the studio has entered. */
export function createSitePages({ site, render }: SitePagesOptions) {
  const cache = createPageCache()
  return (key: string, source: PageSource): FoundPage | Promise<FoundPage> => {
    const now = site()
    const version = hashObject(now.studio)
    return cache.getPage(key, version, async () => {
      const composed = composePage(source, now)
      if (version === hashObject(STUDIO_PLACEHOLDERS)) return composed
      const { name, language } = source
      return addRenderedBody(composed, { name, language, studio: now.studio }, render)
    })
  }
}

type CataloguePagesOptions = {
  site: () => SiteFacts
  catalogue: () => CatalogueIndex | undefined
  render: RenderBody
}

type CataloguePage = { key: string; source: PageSource; compose: ComposeCataloguePage }

export function createCataloguePages({ site, catalogue, render }: CataloguePagesOptions) {
  const cache = createPageCache()
  return (
    { key, source, compose }: CataloguePage,
    address: { path: string; search: string },
  ): FoundPage | Promise<FoundPage> => {
    const { name, language } = source
    const [index, now] = [catalogue(), site()]
    const { studio } = now
    if (index === undefined)
      return cache.getPage(key, hashObject(studio), async () => compose(source, now, undefined, undefined))
    const content = getPageContent({ ...address, name }, index)
    const version = `${hashObject(studio)} ${getContentVersion(content, index)}`
    return cache.getPage(`${key} ${content.path}`, version, () => {
      const { path, products, page } = content
      const served: ServedCatalogue = {
        products: [...products],
        pricing: index.publicPricing,
        ...(page && { page }),
      }
      const request = { name, language, studio, path, catalogue: JSON.stringify(served) }
      return addRenderedBody(compose(source, now, index, content), request, render)
    })
  }
}

export type PageContent = {
  /** The canonical path; '-' for all products that do not exist. */
  path: string
  products: readonly Product[]
  page?: ShopPage
}

/** Returns the part of the catalogue that a page shows. `search` is the query of its URL. */
export function getPageContent(
  { name, path, search }: { name: PageName; path: string; search: string },
  catalogue: CatalogueIndex,
): PageContent {
  if (name === 'shop') {
    const page = getShopPage(search, countShopPages(catalogue.products.length))
    return {
      path: getShopPagePath(page.number),
      products: listPageProducts(catalogue.products, page),
      page,
    }
  }
  const product = catalogue.find(parseProductId(path))
  return { path: getProductPath(product?.handle ?? '-'), products: product === undefined ? [] : [product] }
}

function getContentVersion({ products, page }: PageContent, catalogue: CatalogueIndex): string {
  // The structured data of a page of the shop holds the number of all products.
  const place = page === undefined ? [] : [page.number, page.count, catalogue.products.length]
  return [...place, hashObject(catalogue.publicPricing), ...products.map(hashObject)].join(' ')
}

/** Returns the handle or id in the path of a product's page. */
export function parseProductId(path: string): string {
  return decodePath(path.slice(path.lastIndexOf('/') + 1), decodeURIComponent)
}
