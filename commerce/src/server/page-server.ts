import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '../contract/settings'
import { type Keeping, languageOfRequest } from './language'
import { findPage, notFoundPage } from './page-lookup'
import type { PageStore } from './page-store'
import type { FoundPage } from './pages/page-cache'
import type { Headers } from './security-headers'
import { sendStored } from './send-stored'

/** A layer that answers a request, or says with `false` that it is not its own. */
export type Layer = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

export type PageServer = {
  /** Answers the addresses of pages. */
  serve: Layer
  /** Answers anything with the page for unknown addresses and status 404. */
  serveNotFound(request: IncomingMessage, response: ServerResponse, path: string): void
}

/** Sends pages from memory in the visitor's language; `headers` go with each of them. */
export function createPageServer(store: PageStore, headers: Headers, keeping: Keeping): PageServer {
  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    path: string,
    status?: 404,
  ) => {
    const { language, isAddressed, cookie } = languageOfRequest(request, keeping)
    const answer = (found: FoundPage) =>
      sendStored(
        request,
        response,
        found.file,
        { ...headers, ...ownHeaders(language, isAddressed, cookie) },
        status ?? found.status,
      )
    const found = store.page({ file, path, search: searchOf(request, path), language, isAddressed })
    if (found instanceof Promise) found.then(answer).catch((error: unknown) => fail(response, error))
    else answer(found)
  }

  return {
    serve(request, response, path) {
      const match = findPage(store.routes, path)
      if (match.kind === 'none') return false
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end()
      } else if (match.kind === 'moved') {
        response.writeHead(308, { ...headers, Location: match.path + searchOf(request, path) }).end()
      } else {
        const proper = store.properAddress({ file: match.file, path, search: searchOf(request, path) })
        if (proper === undefined) send(request, response, match.file, path)
        // Not for good: there may be that many pages tomorrow.
        else response.writeHead(302, { ...headers, Location: proper, 'Cache-Control': 'no-store' }).end()
      }
      return true
    },
    serveNotFound(request, response, path) {
      const file = notFoundPage(store.routes)
      if (file === undefined) response.writeHead(404, { ...headers }).end()
      else send(request, response, file, path, 404)
    },
  }
}

/** The query of a request's address with its '?', or ''. */
function searchOf({ url = '' }: IncomingMessage, path: string): string {
  return url.slice(path.length)
}

function ownHeaders(language: Language, isAddressed: boolean, cookie: string | undefined): Headers {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': language,
    // The address of a language answers the same to everybody.
    Vary: isAddressed ? 'Accept-Encoding' : 'Accept-Language, Cookie, Accept-Encoding',
    // Browsers keep the page and ask each time whether it is still the same; a choice is for one visitor alone.
    'Cache-Control': cookie === undefined ? 'no-cache' : 'private, no-cache',
    ...(cookie !== undefined && { 'Set-Cookie': cookie }),
  }
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error)
  if (response.headersSent) response.destroy()
  else response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Internal error')
}
