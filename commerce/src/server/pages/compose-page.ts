import type { CatalogueFacts } from '../../catalogue/catalogue-facts'
import type { PageFact, PageFacts } from '../../contract/page-facts'
import { productTitle, shopPageTitle, UNLISTED_PAGES } from '../../contract/pages'
import { localize } from '../../contract/product-texts'
import type { Language } from '../../contract/settings'
import { shopPagePath } from '../../contract/shop-pages'
import { fileAddress, pageAddress } from './addresses'
import { fillPage } from './fill-page'
import type { ComposedPage } from './page-cache'
import type { PageContent } from './page-content'
import { headElements, type PageHead } from './page-head'
import { productData, productListData } from './product-data'
import { pageData, trail } from './structured-data'

/** A prerendered page of a language, and how it is asked for. */
export type AskedPage = {
  html: string
  page: PageFact
  facts: PageFacts
  language: Language
  /** It is asked for at the address of its language. */
  isAddressed: boolean
}

/** What all pages are filled with. */
export type SiteFacts = { publicUrl: string; config: string }

/** A page that needs no catalogue. */
export function composePage(asked: AskedPage, site: SiteFacts): ComposedPage {
  return { html: filled(asked, site, pageData({ ...asked, ...site })), status: 200 }
}

/** A page of the shop, with the products that hang on it; the first one as long as nobody knows what it sells. */
export function composeShop(
  asked: AskedPage,
  site: SiteFacts,
  catalogue: CatalogueFacts | undefined,
  content: PageContent | undefined,
): ComposedPage {
  const data = pageData({ ...asked, ...site })
  if (catalogue === undefined || content?.page === undefined)
    return { html: filled(asked, site, data), status: 200 }
  const { page, products, path } = content
  data.push(productListData(site.publicUrl, products, page, catalogue.products.length, asked.language))
  const neighbour = (number: number) =>
    number < 1 || number > page.count ? undefined : shopPagePath(asked.page.path ?? '', number)
  const head = {
    ...(page.number > 1 && { title: shopPageTitle(asked.facts.texts['shop.pageTitle'], page.number) }),
    path,
    previousPath: neighbour(page.number - 1),
    nextPath: neighbour(page.number + 1),
  }
  return { html: filled(asked, site, data, head), status: 200 }
}

/** The page of a product, with its head; 404 where there is none. As long as nobody knows, any page is a product's. */
export function composeProduct(
  asked: AskedPage,
  site: SiteFacts,
  catalogue: CatalogueFacts | undefined,
  content: PageContent | undefined,
): ComposedPage {
  const { facts, language } = asked
  if (catalogue === undefined || content === undefined) return { html: filled(asked, site, []), status: 200 }
  const [product] = content.products
  if (product === undefined) return { html: filled(asked, site, [], { isListed: false }), status: 404 }

  const { publicUrl } = site
  const own = content.path
  const name = localize(product, 'name', language).words
  const description = localize(product, 'description', language).words
  const shop = Object.values(facts.pages).find((page) => page.name === 'shop')
  const data = [
    productData(publicUrl, { ...product, name, description }, catalogue.pricing),
    trail({ publicUrl, facts }, [
      { label: shop?.label ?? '', address: pageAddress(publicUrl, shop?.path ?? '/') },
      { label: name, address: pageAddress(publicUrl, own) },
    ]),
  ]
  const head = {
    title: productTitle(name),
    description,
    path: own,
    image: { url: fileAddress(publicUrl, product.images.front), alt: name },
    isProduct: true,
  }
  return { html: filled(asked, site, data, head), status: 200 }
}

function filled(
  { html, page, facts, language, isAddressed }: AskedPage,
  { publicUrl, config }: SiteFacts,
  structuredData: readonly object[],
  own: Partial<PageHead> = {},
): string {
  const head: PageHead = {
    language,
    title: page.title,
    description: page.description,
    isListed: !UNLISTED_PAGES.includes(page.name),
    path: page.path ?? undefined,
    isAddressed,
    image: sharedImage(publicUrl, facts),
    structuredData,
    ...own,
  }
  return fillPage(html, {
    config,
    title: head.title,
    head: headElements(publicUrl, head),
  })
}

/** The picture of every page that has none of its own. */
function sharedImage(publicUrl: string, { pages }: PageFacts): PageHead['image'] {
  const home = Object.values(pages).find(({ name }) => name === 'home')
  return { url: fileAddress(publicUrl, '/media/og.png'), width: 1200, height: 630, alt: home?.title ?? '' }
}
