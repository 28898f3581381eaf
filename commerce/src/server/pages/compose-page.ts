import type { CatalogueFacts } from '../../catalogue/catalogue-facts'
import type { PageFact, PageFacts } from '../../contract/page-facts'
import { productTitle, UNLISTED_PAGES } from '../../contract/pages'
import { toldIn } from '../../contract/product-texts'
import type { Language } from '../../contract/settings'
import { fileAddress, pageAddress, productPath } from './addresses'
import { productAt } from './product-at'
import { fillPage } from './fill-page'
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

type Composed = { html: string; status: 200 | 404 }

/** A page that needs no catalogue. */
export function composePage(asked: AskedPage, site: SiteFacts): Composed {
  return { html: filled(asked, site, pageData({ ...asked, ...site })), status: 200 }
}

/** The head of the shop's page with what hangs there now. */
export function composeShop(
  asked: AskedPage,
  site: SiteFacts,
  catalogue: CatalogueFacts | undefined,
): Composed {
  const data = pageData({ ...asked, ...site })
  if (catalogue !== undefined) data.push(productListData(site.publicUrl, catalogue, asked.language))
  return { html: filled(asked, site, data), status: 200 }
}

/**
 * The page of the product that `path` names, with its head; 404 where there is none. As long as nobody knows, any page is
 * a product's.
 */
export function composeProduct(
  asked: AskedPage,
  site: SiteFacts,
  catalogue: CatalogueFacts | undefined,
  path: string,
): Composed {
  const { facts, language } = asked
  if (catalogue === undefined) return { html: filled(asked, site, []), status: 200 }
  const product = productAt(path, catalogue.products)
  if (product === undefined) return { html: filled(asked, site, [], { isListed: false }), status: 404 }

  const { publicUrl } = site
  const own = productPath(product.handle)
  const name = toldIn(product, 'name', language).words
  const description = toldIn(product, 'description', language).words
  const shop = Object.values(facts.pages).find(({ name }) => name === 'shop')
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
