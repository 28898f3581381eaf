import { LRUCache } from 'lru-cache'
import type { PageName } from '../contract/pages'
import type { SendPage, ShownPage } from '../lib/send-page'
import type { PageStore } from './page-store'
import type { Headers } from './security-headers'

/** Elements that load scripts: they would show what the address says, and not the answer. */
const SCRIPTS = /<script type="module"[^>]*><\/script>/g

const SHARED_MS = 10 * 60_000
/** In each language with each number of minutes, and no more. */
const MOST_SHARED = 500

/** Returns what answers forms with pages of the site, without their scripts. */
export function createAnswerPages(
  store: Pick<PageStore, 'shownPage'>,
  headersOf: (name: PageName) => Headers,
): SendPage {
  const shared = new LRUCache<string, Promise<Buffer>>({ max: MOST_SHARED, ttl: SHARED_MS })

  async function render({ name, language, shown }: ShownPage) {
    const html = await store.shownPage({ name, language, isAddressed: false, shown })
    return Buffer.from(html.replace(SCRIPTS, ''))
  }

  function renderOnce(wanted: ShownPage): Promise<Buffer> {
    const { name, language, shown } = wanted
    const key = JSON.stringify([name, language, shown])
    const known = shared.get(key)
    if (known !== undefined) return known
    const page = render(wanted)
    shared.set(key, page)
    page.catch(() => shared.delete(key))
    return page
  }

  return async (response, page) => {
    const { name, language, status } = page
    const body = await (page.isShared === true ? renderOnce(page) : render(page))
    response.writeHead(status, {
      ...headersOf(name),
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
      'Content-Length': body.length,
    })
    response.end(body)
  }
}
