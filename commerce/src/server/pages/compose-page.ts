import type { CatalogueIndex } from '../../catalogue/catalogue-index'
import type { PageTexts } from '../../contract/site/page-texts'
import { fillTemplate } from '../../contract/text/template'
import { isIndexable, type PageName, PAGES, formatPageTitle } from '../../contract/site/pages'
import { localize } from '../../contract/catalogue/product-texts'
import type { Language } from '../../contract/site/language'
import type { StudioProfile } from '../../contract/studio/studio-profile'
import { getShopPagePath } from '../../contract/site/shop-pages'
import { toFileUrl } from './page-urls'
import { fillPage } from './fill-page'
import type { ComposedPage } from './page-cache'
import type { PageContent } from './rendered-pages'
import { renderHead, type PageHead } from './page-head'
import { buildProductData, buildProductListData } from './product-data'
import { buildStructuredData, listBreadcrumbs, buildBreadcrumbData } from './structured-data'

export type PageSource = {
  html: string
  name: PageName
  pageTexts: PageTexts
  language: Language
  isAddressed: boolean
}

export type SiteFacts = { publicUrl: string; config: string; studio: StudioProfile }

/** Fills a page that shows the catalogue. Catalogue and content are undefined until the catalogue is read. */
export type ComposeCataloguePage = (
  source: PageSource,
  site: SiteFacts,
  catalogue: CatalogueIndex | undefined,
  content: PageContent | undefined,
) => ComposedPage

export function composePage(source: PageSource, site: SiteFacts): ComposedPage {
  return { html: fillSource(source, site, buildStructuredData({ ...source, ...site })), status: 200 }
}

export const composeShop: ComposeCataloguePage = (source, site, catalogue, content) => {
  const data = buildStructuredData({ ...source, ...site })
  if (catalogue === undefined || content?.page === undefined)
    return { html: fillSource(source, site, data), status: 200 }
  const { page, products, path } = content
  data.push(buildProductListData(site.publicUrl, products, page, catalogue.products.length, source.language))
  const buildNeighbour = (number: number) =>
    number < 1 || number > page.count ? undefined : getShopPagePath(number)
  const head = {
    ...(page.number > 1 && {
      title: fillTemplate(source.pageTexts.texts['shop.pageTitle'], { page: page.number }),
    }),
    path,
    previousPath: buildNeighbour(page.number - 1),
    nextPath: buildNeighbour(page.number + 1),
  }
  return { html: fillSource(source, site, data, head), status: 200 }
}

/** Fills the page of a product, or returns 404. Until the catalogue is read, every product counts as existing. */
export const composeProduct: ComposeCataloguePage = (source, site, catalogue, content) => {
  const { pageTexts, language } = source
  // The canonical URL needs the product's handle, which is in the catalogue.
  if (catalogue === undefined || content === undefined)
    return { html: fillSource(source, site, [], { path: undefined }), status: 200 }
  const [product] = content.products
  if (product === undefined)
    return { html: fillSource(source, site, [], { isIndexable: false }), status: 404 }

  const { publicUrl } = site
  const name = localize(product, 'name', language).text
  const description = localize(product, 'description', language).text
  const data = [
    buildProductData(site, { ...product, name, description }, catalogue.pricing),
    buildBreadcrumbData(publicUrl, [
      ...listBreadcrumbs('shop', pageTexts),
      { label: name, path: content.path },
    ]),
  ]
  const head = {
    title: formatPageTitle(name, site.studio.name),
    description,
    path: content.path,
    image: { url: toFileUrl(publicUrl, product.images.front), alt: name },
    isProduct: true,
  }
  return { html: fillSource(source, site, data, head), status: 200 }
}

export const CATALOGUE_PAGES: Partial<Record<PageName, ComposeCataloguePage>> = {
  shop: composeShop,
  product: composeProduct,
}

function fillSource(
  { html, name, pageTexts, language, isAddressed }: PageSource,
  { publicUrl, config, studio }: SiteFacts,
  structuredData: readonly object[],
  own: Partial<PageHead> = {},
): string {
  const head: PageHead = {
    siteName: studio.name,
    language,
    title: pageTexts.pages[name].title,
    description: pageTexts.pages[name].description,
    isIndexable: isIndexable(name),
    path: PAGES[name].path,
    isAddressed,
    image: findSharedImage(publicUrl, pageTexts, studio.name),
    structuredData,
    ...own,
  }
  // Prerendered titles have a placeholder for the studio's name.
  const title = fillTemplate(head.title, { studio: studio.name })
  return fillPage(html, {
    config,
    studio,
    title,
    head: renderHead(publicUrl, { ...head, title }),
  })
}

function findSharedImage(publicUrl: string, { pages }: PageTexts, studio: string): PageHead['image'] {
  return {
    url: toFileUrl(publicUrl, '/media/og.png'),
    width: 1200,
    height: 630,
    alt: fillTemplate(pages.home.title, { studio }),
  }
}
