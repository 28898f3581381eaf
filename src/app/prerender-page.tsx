import { createStore } from 'jotai'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { LANGUAGES, type Language } from '@contract/settings'
import { createI18n, loadAllTexts } from '@/i18n/set-up'
import { App } from './app'
import { paths } from '@/lib/paths'
import { PAGE_NAMES, type PageName, UNLISTED_PAGES } from './page-meta'

export { LANGUAGES, PAGE_NAMES, UNLISTED_PAGES }

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

/** The body of a page in a language with its title and description, as it is before any script has run. */
export async function renderPage(name: PageName, language: Language) {
  const i18n = await createI18n(language, await loadAllTexts(language))
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StaticRouter location={ADDRESSES[name]}>
      <App i18n={i18n} store={createStore()} />
    </StaticRouter>,
    {
      onError: (error) => void failures.push(error),
      // Else React moves large parts to the end of the page, and a script in the page would have to put them back.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  )
  // A part that failed would be left to the browser, and readers without scripts would miss it.
  if (failures.length > 0) throw failures[0]
  return {
    body: await new Response(prelude).text(),
    title: i18n.t(`page.${name}.title`),
    description: i18n.t(`page.${name}.description`),
  }
}
