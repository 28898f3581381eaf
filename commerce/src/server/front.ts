import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { MESSAGES } from '../contract/messages'
import type { Environment } from '../lib/environment'
import { dropForgedAddresses } from './client-address'
import { isAllowedRoute } from './allowed-routes'
import { comesFromForeignPage } from './foreign-origin'
import { isMedusaPath } from './page-lookup'
import type { Layer, PageServer } from './page-server'
import { createRateLimits } from './rate-limits'
import type { createReadiness } from './readiness'
import { adminPolicy, commonHeaders, DATA_POLICY } from './security-headers'

export type Site = { pages: PageServer; crawlers: Layer; assets: Layer }

type FrontOptions = {
  environment: Environment
  /** Absent where another server shows the site, as in development. */
  site: Site | undefined
  readiness: ReturnType<typeof createReadiness>
  /** What the staff have uploaded. */
  uploads?: Layer
  /** GET /api/products, once it is known. */
  catalogue?: Layer
}

/**
 * Everything that listens on the port: pages and files first, because they must not pay for Medusa's middlewares
 * and stay up without it; then whether all is well; then the rate limits and Medusa, once `attach` has brought it.
 */
export function createFront({ environment, site, readiness, uploads, catalogue }: FrontOptions) {
  const app = express()
  app.disable('x-powered-by')
  app.set('env', 'production')
  app.set('trust proxy', environment.trustProxy)
  app.use(createRateLimits(environment.rateLimitFactor))
  let medusa: Express | undefined
  app.use((request, response, next) => {
    if (medusa === undefined) answerJson(response, 503, MESSAGES.serverStarting, 'starting')
    else medusa(request, response, next)
  })
  app.use((_request, response) => answerJson(response, 404, 'Not found', 'not_found'))
  app.use(answerError)

  const headers = commonHeaders(environment)
  const policyOfAdmin = adminPolicy(environment)

  const handle: RequestListener = (request, response) => {
    const path = pathOf(request)
    try {
      dropForgedAddresses(request.headers, environment.trustProxy)
      if (uploads?.(request, response, path) || catalogue?.(request, response, path)) return
      if (site?.pages.serve(request, response, path)) return
      if (site?.crawlers(request, response, path) || site?.assets(request, response, path)) return
      setHeaders(response, headers, path.startsWith('/app') ? policyOfAdmin : DATA_POLICY)
      if (path === '/health') answerJson(response, 200, undefined, 'alive')
      else if (path === '/ready') void answerReadiness(response, readiness)
      else if (comesFromForeignPage(request, environment.ownOrigins))
        answerJson(response, 403, MESSAGES.status403, 'foreign_origin')
      else if (isAllowedRoute(request.method ?? '', path)) app(request, response)
      else if (isMedusaPath(path) || site === undefined) answerJson(response, 404, 'Not found', 'not_found')
      else site.pages.serveNotFound(request, response, path)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else answerJson(response, 500, MESSAGES.status500, 'internal')
    }
  }
  return {
    handle,
    /** Puts Medusa behind the layers of its own. */
    attach(loaded: Express) {
      loaded.disable('x-powered-by')
      loaded.set('env', 'production')
      // Medusa's loader believes one proxy whether there is one or not.
      loaded.set('trust proxy', environment.trustProxy)
      medusa = loaded
    },
  }
}

/** A request's path without its query; '/' where it is no path at all. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>, policy: string) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('Content-Security-Policy', policy)
}

async function answerReadiness(response: ServerResponse, readiness: FrontOptions['readiness']) {
  const state = await readiness.check()
  if (state.ready) answerJson(response, 200, undefined, 'ready')
  else answerJson(response, 503, state.reason, 'not_ready')
}

function answerJson(response: ServerResponse, status: number, error: string | undefined, code: string) {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(error === undefined ? { status: code } : { error, code }))
}

/** The last resort: a sentence, never a stack. A body that cannot be read is the sender's fault. */
const answerError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const status = statusOf(error)
  if (status >= 500) console.error(error)
  if (response.headersSent) response.destroy()
  else if (status >= 500) answerJson(response, 500, MESSAGES.status500, 'internal')
  else answerJson(response, status, MESSAGES.status400, 'invalid_request')
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  return status >= 400 && status < 500 ? status : 500
}
