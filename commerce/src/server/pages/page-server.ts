import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageName } from '../../contract/site/pages'
import { type LanguageCookie, getRequestLanguage, type RequestLanguage } from './request-language'
import { findPage } from './page-lookup'
import type { PageStore } from './page-store'
import type { FoundPage } from './page-cache'
import { isReadRequest } from '../../lib/http/safe-methods'
import { type ResponseHeaders, sendCompressed } from '../../lib/http/send-compressed'

export type RequestLayer = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

export type PageServer = {
  serve: RequestLayer
  serveNotFound(request: IncomingMessage, response: ServerResponse, path: string): void
}

/**
 * Returns the layer that answers requests for pages, redirects other spellings of their URLs,
 * and sends the 404 page.
 */
export function createPageServer(
  store: PageStore,
  getHeaders: (name: PageName) => ResponseHeaders,
  languageCookie: LanguageCookie,
): PageServer {
  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    name: PageName,
    path: string,
    status?: 404,
  ) => {
    const requested = getRequestLanguage(request, languageCookie)
    const { language, isAddressed } = requested
    const headers = { ...buildLanguageHeaders(requested), ...getHeaders(name) }
    const answer = (page: FoundPage) =>
      sendCompressed(request, response, page.file, headers, status ?? page.status)
    const page = store.getPage({ name, path, search: getSearch(request, path), language, isAddressed })
    if (page instanceof Promise) page.then(answer).catch((error: unknown) => fail(response, error))
    else answer(page)
  }

  return {
    serve(request, response, path) {
      const match = findPage(path)
      if (match.kind === 'none') return false
      if (!isReadRequest(request)) {
        response.writeHead(405, { ...getHeaders('notFound'), Allow: 'GET, HEAD' }).end()
      } else {
        const [own, search] = [match.kind === 'moved' ? match.path : path, getSearch(request, path)]
        const canonical = store.findCanonicalAddress({ name: match.name, path: own, search })
        // Temporary, as products and the number of their pages change.
        if (canonical !== undefined)
          response
            .writeHead(302, { ...getHeaders(match.name), Location: canonical, 'Cache-Control': 'no-store' })
            .end()
        // Permanent, as a page has one path for ever, and like 307 it never changes a method.
        else if (match.kind === 'moved')
          response.writeHead(308, { ...getHeaders(match.name), Location: own + search }).end()
        else send(request, response, match.name, path)
      }
      return true
    },
    serveNotFound(request, response, path) {
      send(request, response, 'notFound', path, 404)
    },
  }
}

function getSearch({ url = '' }: IncomingMessage, path: string): string {
  return url.slice(path.length)
}

function buildLanguageHeaders({ language, isAddressed, cookie }: RequestLanguage): ResponseHeaders {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    Vary: isAddressed ? 'Accept-Encoding' : 'Accept-Language, Cookie, Accept-Encoding',
    // no-cache: stored, but revalidated on each request. A response with a cookie is for one visitor only.
    'Cache-Control': cookie === undefined ? 'no-cache' : 'private, no-cache',
    ...(cookie !== undefined && { 'Set-Cookie': cookie }),
  }
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error)
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Internal error')
}
