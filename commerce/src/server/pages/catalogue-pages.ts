import type { CatalogueFacts } from '../../catalogue/rules/catalogue-facts'
import type { ServedCatalogue } from '../../contract/shop-pages'
import type { ComposeCataloguePage, PageSource, SiteFacts } from './compose-page'
import { type ComposedPage, createPageCache, type FoundPage } from './page-cache'
import { contentVersion, pageContent } from './page-content'
import type { RenderBody } from './page-renderer'
import { replaceBody } from './fill-page'

type CataloguePagesOptions = {
  site: SiteFacts
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
    const facts = catalogue()
    if (facts === undefined)
      return cache.page(key, '', async () => compose(source, site, undefined, undefined))
    const content = pageContent({ ...address, name }, facts)
    return cache.page(`${key} ${content.path}`, contentVersion(content, facts), () => {
      const { path, products, page } = content
      const served: ServedCatalogue = {
        products: [...products],
        pricing: facts.publicPricing,
        ...(page && { page }),
      }
      const json = JSON.stringify(served)
      const composed = compose(source, site, facts, content)
      return withBody(composed, json, render({ name, language, path, catalogue: json }))
    })
  }
}

/** Adds the rendered body. Where rendering fails, the page's scripts show what is missing. */
async function withBody(composed: ComposedPage, catalogue: string, body: Promise<string>) {
  try {
    return { ...composed, html: replaceBody(composed.html, await body, catalogue) }
  } catch (error) {
    console.error(error)
    return { ...composed, isFallback: true }
  }
}
