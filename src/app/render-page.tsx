import type { i18n as I18n } from 'i18next'
import { createStore } from 'jotai'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { type PageTexts, SERVER_TEXTS } from '@contract/site/page-texts'
import { PAGE_LABELS, PAGE_NAMES, type PageName, PAGES } from '@contract/site/pages'
import { LANGUAGES, type Language } from '@contract/site/language'
import type { ServedCatalogue } from '@contract/site/shop-pages'
import { STUDIO_PLACEHOLDERS, type StudioProfile } from '@contract/studio/studio-profile'
import { createI18n } from '@/i18n/i18n'
import { getShopLanguage, loadAllTexts } from '@/i18n/texts'
import { studioProfileAtom } from '@/site/use-studio-profile'
import { getIslandPictureUrl, WIDE_PICTURE_MEDIA } from '@/map/background/island-pictures'
import { findSectionByPath, SECTIONS } from '@/sections/registry'
import { setServedCatalogueAtom } from '@/shop/catalogue/catalogue-atoms'
import { App } from './app'
import { getPageTitle } from './page-title'
import { STANDARD_PAGES } from './lazy-pages'

export { LANGUAGES, PAGE_NAMES }

/** Returns a path of a page. For a page whose path is a pattern, one that matches it. */
function getSamplePath(name: PageName): string {
  return PAGES[name].path.replace(/:\w+|\*/, '-')
}

/** The source files of the chunks of the standard layout's pages. */
const STANDARD_PAGE_SOURCES: Readonly<Record<keyof typeof STANDARD_PAGES, string>> = {
  press: 'src/custom-print/custom-print-page.tsx',
  product: 'src/shop/product/product-page.tsx',
  checkoutSuccess: 'src/checkout/return/success-page.tsx',
  checkoutCancelled: 'src/checkout/return/cancelled-page.tsx',
  order: 'src/order/order-page.tsx',
  proof: 'src/custom-print/proof/proof-page.tsx',
  admin: 'src/board/board-page.tsx',
}

/** Returns the source files of the chunks that a page in a language loads first. */
export function getPageSources(name: PageName, language: Language): string[] {
  const shop = getShopLanguage(language)
  const frame = [`locales/${language}/frame.json`, `locales/${shop}/frame-shop.json`]
  const messages = shop === 'en' ? ['commerce/src/contract/api/messages.ts'] : []
  const content = [`locales/${language}/content.json`, `locales/${shop}/shop.json`, ...messages]
  if (isStandard(name)) {
    const words = name === 'press' || name === 'proof' ? [`locales/${language}/${name}.json`] : []
    const shared = name === 'press' ? [] : content
    const choice = STANDARD_PAGES[name] === STANDARD_PAGES.proof ? ['src/app/deep-link-page.tsx'] : []
    const page = ['src/app/standard-page.tsx', ...choice, STANDARD_PAGE_SOURCES[name]]
    return [...frame, ...page, ...shared, ...words]
  }
  const { id } = findSectionByPath(getSamplePath(name))
  const map = [...frame, 'src/app/map-page.tsx', `src/sections/${id}/${id}-section.tsx`]
  return id === 'home' ? map : [...map, ...content]
}

/** Returns link elements for a page's head that preload the island picture of its section, if it has one. */
export function getIslandPicturePreloads(name: PageName): string {
  if (isStandard(name)) return ''
  const { id } = findSectionByPath(getSamplePath(name))
  const preload = (media: string, href: string) =>
    `<link rel="preload" as="image" fetchpriority="high" media="${media}" href="${href}" />`
  return (
    preload(`not all and ${WIDE_PICTURE_MEDIA}`, getIslandPictureUrl(id, 'phone')) +
    preload(WIDE_PICTURE_MEDIA, getIslandPictureUrl(id, 'wide'))
  )
}

function isStandard(name: PageName): name is keyof typeof STANDARD_PAGES {
  return name in STANDARD_PAGES
}

/**
 * A page that shows products needs its path with the query and its part of the catalogue, which only the server knows.
 */
type ServedPage = { path: string; catalogue: ServedCatalogue }

/** A placeholder that the server replaces by the studio's name. */
const ANY_STUDIO = '{{studio}}'

/**
 * Returns the HTML of a page's body. Without `served`, a page that shows products is rendered as its shell.
 * Rejects if a part fails.
 */
export async function renderPage(
  name: PageName,
  language: Language,
  studio: StudioProfile = STUDIO_PLACEHOLDERS,
  served?: ServedPage,
): Promise<string> {
  const store = createStore()
  store.set(studioProfileAtom, studio)
  if (served !== undefined)
    store.set(setServedCatalogueAtom, served.catalogue, served.path.replace(/\?.*/, ''))
  const i18n = await createI18n(language, await loadAllTexts(language), studio.name)
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={served?.path ?? getSamplePath(name)}>
      <App i18n={i18n} store={store} />
    </StaticRouter>,
    {
      onError: (error) => void failures.push(error),
      // Otherwise React moves large parts to the end of the page, from where an inline script moves them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  // React leaves a failed part to the browser, where it would need scripts.
  if (failures.length > 0) throw failures[0]
  return new Response(prelude).text()
}

export async function getPageTexts(language: Language): Promise<PageTexts> {
  const i18n = await createI18n(language, await loadAllTexts(language), ANY_STUDIO)
  const pages = PAGE_NAMES.map((name) => [
    name,
    {
      title: getPageTitle(name, i18n, ANY_STUDIO),
      description: i18n.t(`page.${name}.description`),
      label: getPageLabel(name, i18n),
    },
  ])
  const texts = SERVER_TEXTS.map((key) => [key, i18n.t(key, { page: '{{page}}' })])
  return { pages: Object.fromEntries(pages), texts: Object.fromEntries(texts) }
}

function getPageLabel(name: PageName, i18n: I18n): string {
  const section = SECTIONS.find(({ id }) => id === name)
  const key = name in PAGE_LABELS ? PAGE_LABELS[name as keyof typeof PAGE_LABELS] : section?.labelKey
  return key === undefined ? getPageTitle(name, i18n, ANY_STUDIO) : i18n.t(key)
}
