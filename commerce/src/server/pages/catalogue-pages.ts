import type { CatalogueFacts } from '../../catalogue/rules/catalogue-facts'
import type { ServedCatalogue } from '../../contract/site/shop-pages'
import type { ComposeCataloguePage, PageSource, SiteFacts } from './compose-page'
import { hashOf } from './hash-of'
import { createPageCache, type FoundPage } from './page-cache'
import { contentVersion, pageContent } from './page-content'
import type { RenderBody } from './page-renderer'
import { renderInto } from './render-into'

type CataloguePagesOptions = {
  site: () => SiteFacts
  catalogue: () => CatalogueFacts | undefined
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
      return cache.page(key, hashOf(studio), async () => compose(source, now, undefined, undefined))
    const content = pageContent({ ...address, name }, facts)
    const version = `${hashOf(studio)} ${contentVersion(content, facts)}`
    return cache.page(`${key} ${content.path}`, version, () => {
      const { path, products, page } = content
      const served: ServedCatalogue = {
        products: [...products],
        pricing: facts.publicPricing,
        ...(page && { page }),
      }
      const request = { name, language, studio, path, catalogue: JSON.stringify(served) }
      return renderInto(compose(source, now, facts, content), request, render)
    })
  }
}
