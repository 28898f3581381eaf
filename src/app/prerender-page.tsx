import type { i18n as I18n } from 'i18next'
import { createStore } from 'jotai'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { type PageFact, type PageFacts, SERVER_TEXTS } from '@contract/page-facts'
import { PAGE_NAMES, type PageName } from '@contract/pages'
import { LANGUAGES, type Language } from '@contract/settings'
import type { ServedCatalogue } from '@contract/shop-pages'
import { createI18n, loadAllTexts } from '@/i18n/set-up'
import { App } from './app'
import { paths } from '@/lib/paths'
import { sectionForPath, SECTIONS } from '@/sections/registry'
import { serveCatalogueAtom } from '@/shop/catalogue-atom'

export { LANGUAGES, PAGE_NAMES }

/** An address at which a page can be rendered; a product's page is a shell that any product fills. */
const ADDRESSES: Record<PageName, string> = {
  home: paths.home,
  printing: paths.printing,
  apps: paths.apps,
  inventoryApp: paths.inventoryApp,
  shop: paths.shop,
  about: paths.about,
  bonus: paths.bonus,
  privacy: paths.privacy,
  terms: paths.terms,
  product: '/product/-',
  checkoutSuccess: paths.checkoutSuccess,
  checkoutCancelled: paths.checkoutCancelled,
  order: paths.order,
  admin: paths.admin,
  notFound: '/-',
}

/** Which page answers which address, for the server; '*' is everything else. */
export function routes(): Record<string, PageName> {
  const exact = PAGE_NAMES.filter((name) => name !== 'product' && name !== 'notFound')
  return {
    ...Object.fromEntries(exact.map((name) => [ADDRESSES[name], name])),
    '/product/*': 'product',
    '*': 'notFound',
  }
}

/** Pages whose chunk is no section's. */
const PAGE_SOURCES: Partial<Record<PageName, string>> = {
  product: 'src/shop/product-page.tsx',
  checkoutSuccess: 'src/checkout/success-page.tsx',
  checkoutCancelled: 'src/checkout/cancelled-page.tsx',
  order: 'src/checkout/order-page.tsx',
  admin: 'src/staff/staff-page.tsx',
}

/** The source files of the chunks without which a page of a language cannot be taken over by its scripts. */
export function sourcesOf(name: PageName, language: Language): string[] {
  const { id } = sectionForPath(ADDRESSES[name])
  const own = PAGE_SOURCES[name]
  const view = own === undefined ? 'src/app/canvas-view.tsx' : 'src/app/standard-view.tsx'
  const frame = [`src/i18n/texts/frame-${language}.ts`, view, own ?? `src/sections/${id}/${id}-section.tsx`]
  // Home's words are those of the frame.
  return own === undefined && id === 'home' ? frame : [...frame, `src/i18n/texts/content-${language}.ts`]
}

/** What a page shows that its build could not know: its own path with its query, and its products at this moment. */
type Shown = { path: string; catalogue: ServedCatalogue }

/** The body of a page in a language, as it is before any script has run; of a shop's page, the shell or what it shows. */
export async function renderPage(name: PageName, language: Language, shown?: Shown): Promise<string> {
  const store = createStore()
  if (shown !== undefined) store.set(serveCatalogueAtom, shown.catalogue, shown.path.replace(/\?.*/, ''))
  const i18n = await createI18n(language, await loadAllTexts(language))
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={shown?.path ?? ADDRESSES[name]}>
      <App i18n={i18n} store={store} />
    </StaticRouter>,
    {
      onError: (error) => void failures.push(error),
      // Else React moves large parts to the end of the page, and a script in the page would have to put them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  // A part that failed would be left to the browser, and readers without scripts would miss it.
  if (failures.length > 0) throw failures[0]
  return new Response(prelude).text()
}

/** What the server needs to know of the pages of a language; `fileOf` says under which name a page is kept. */
export async function pageFacts(language: Language, fileOf: (name: PageName) => string): Promise<PageFacts> {
  const i18n = await createI18n(language, await loadAllTexts(language))
  const fact = (name: PageName): PageFact => ({
    name,
    path: name === 'product' || name === 'notFound' ? null : ADDRESSES[name],
    title: i18n.t(`page.${name}.title`),
    description: i18n.t(`page.${name}.description`),
    label: labelOf(name, i18n),
  })
  return {
    pages: Object.fromEntries(PAGE_NAMES.map((name) => [fileOf(name), fact(name)])),
    texts: Object.fromEntries(
      SERVER_TEXTS.map((key) => [key, i18n.t(key, { page: '{{page}}' })]),
    ) as PageFacts['texts'],
  }
}

/** A page's name in a trail of links: a section's label on the map, the page's title elsewhere. */
function labelOf(name: PageName, i18n: I18n): string {
  if (name === 'inventoryApp') return i18n.t('apps.inventory.title')
  const section = SECTIONS.find(({ id }) => id === name)
  return section === undefined ? i18n.t(`page.${name}.title`) : i18n.t(section.labelKey)
}
