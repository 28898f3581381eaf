import type { CatalogueIndex } from '../../catalogue/rules/catalogue-facts'
import type { ServedCatalogue } from '../../contract/site/shop-pages'
import type { ComposeCataloguePage, PageSource, SiteFacts } from './compose-page'
import { hashObject } from './hash-of'
import { createPageCache, type FoundPage } from './page-cache'
import { getContentVersion, getPageContent } from './page-content'
import type { RenderBody } from './page-renderer'
import { withRenderedBody } from './render-into'

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
    const [facts, now] = [catalogue(), site()]
    const { studio } = now
    if (facts === undefined)
      return cache.page(key, hashObject(studio), async () => compose(source, now, undefined, undefined))
    const content = getPageContent({ ...address, name }, facts)
    const version = `${hashObject(studio)} ${getContentVersion(content, facts)}`
    return cache.page(`${key} ${content.path}`, version, () => {
      const { path, products, page } = content
      const served: ServedCatalogue = {
        products: [...products],
        pricing: facts.publicPricing,
        ...(page && { page }),
      }
      const request = { name, language, studio, path, catalogue: JSON.stringify(served) }
      return withRenderedBody(compose(source, now, facts, content), request, render)
    })
  }
}
