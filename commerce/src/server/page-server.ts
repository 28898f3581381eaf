import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding } from './encoding'
import { negotiateLanguage } from './language'
import { findPage, notFoundPage } from './page-lookup'
import type { PageStore } from './page-store'
import type { Headers } from './security-headers'

/** A layer that answers a request, or says with `false` that it is not its own. */
export type Layer = (request: IncomingMessage, response: ServerResponse, path: string) => boolean

export type PageServer = {
  /** Answers the addresses of pages. */
  serve: Layer
  /** Answers anything with the page for unknown addresses and status 404. */
  serveNotFound(request: IncomingMessage, response: ServerResponse): void
}

/** Sends pages from memory in the visitor's language; `headers` go with each of them. */
export function createPageServer(store: PageStore, headers: Headers): PageServer {
  const send = (request: IncomingMessage, response: ServerResponse, file: string, status: number) => {
    const language = negotiateLanguage(request.headers.cookie, request.headers['accept-language'])
    const page = store.page(file, language)
    if (page === undefined) throw new Error(`There is no page ${language}/${file}`)
    const shared = {
      ...headers,
      ETag: page.etag,
      Vary: 'Accept-Language, Cookie, Accept-Encoding',
      // Browsers keep the page and ask each time whether it is still the same.
      'Cache-Control': 'no-cache',
    }
    if (status === 200 && matches(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, shared).end()
      return
    }
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const body = page.bodies[encoding]
    response.writeHead(status, {
      ...shared,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': page.language,
      'Content-Length': body.length,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  return {
    serve(request, response, path) {
      const match = findPage(store.routes, path)
      if (match.kind === 'none') return false
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end()
      } else if (match.kind === 'moved') {
        const query = request.url?.slice(path.length) ?? ''
        response.writeHead(308, { ...headers, Location: match.path + query }).end()
      } else {
        send(request, response, match.file, 200)
      }
      return true
    },
    serveNotFound(request, response) {
      const file = notFoundPage(store.routes)
      if (file === undefined) response.writeHead(404, { ...headers }).end()
      else send(request, response, file, 404)
    },
  }
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false
}
