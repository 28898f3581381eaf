import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { type ApiError, createApiError } from '../contract/api/api-error'
import type { Environment } from '../lib/environment'
import { withRequestId, REQUEST_ID_HEADER, getRequestId } from '../lib/request-id'
import { dropForgedAddresses } from './guard/client-address'
import { isAllowedRoute } from './guard/allowed-routes'
import { isCrossOriginWrite } from './guard/cross-origin'
import { createRefusalLog } from './logs/log-refusals'
import { isMedusaPath } from './pages/page-lookup'
import type { RequestLayer, PageServer } from './pages/page-server'
import { createRateLimits } from './guard/rate-limits'
import type { createReadiness } from './readiness'
import type { SharedCounter } from './guard/shared-rate-limits'
import {
  buildAdminPolicy,
  buildCommonHeaders,
  DATA_POLICY,
  setSecurityHeaders,
} from './guard/security-headers'

type Site = { pages: PageServer; crawlers: RequestLayer; assets: RequestLayer }

const NOT_FOUND: ApiError = { error: 'Not found', code: 'not_found' }

type HandlerOptions = {
  environment: Environment
  site: Site | undefined
  readiness: ReturnType<typeof createReadiness>
  uploads?: RequestLayer
  catalogue?: RequestLayer
  admin?: RequestLayer
  sharedCounter?: SharedCounter
  /** Measures the time until the response. */
  observe?: ((path: string, response: ServerResponse) => void) | undefined
}

/** Combines all layers of the port. Pages and files are served without Medusa, which `attach` adds. */
export function createRequestHandler(options: HandlerOptions) {
  const { environment, site, readiness, uploads, catalogue, admin } = options
  const app = express()
  app.disable('x-powered-by')
  app.set('env', 'production')
  app.set('trust proxy', environment.trustProxy)
  app.use(createRateLimits(environment.rateLimitFactor, options.sharedCounter))
  let medusa: Express | undefined
  app.use((request, response, next) => {
    if (medusa === undefined) sendJson(response, 503, createApiError('starting'))
    else medusa(request, response, next)
  })
  app.use((_request, response) => sendJson(response, 404, NOT_FOUND))
  app.use(handleError)

  const logRefusals = createRefusalLog()
  const headers = buildCommonHeaders(environment)
  const adminPolicy = buildAdminPolicy(environment)

  const handle: RequestListener = (request, response) => {
    const path = getRequestPath(request)
    options.observe?.(path, response)
    const id = getRequestId(request.headers, environment.trustProxy)
    response.setHeader(REQUEST_ID_HEADER, id)
    logRefusals(request.method ?? '', path, response)
    withRequestId(id, () => answer(request, response, path))
  }

  function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    try {
      dropForgedAddresses(request.headers, environment.trustProxy)
      if (uploads?.(request, response, path) || catalogue?.(request, response, path)) return
      if (site?.pages.serve(request, response, path)) return
      if (site?.crawlers(request, response, path) || site?.assets(request, response, path)) return
      setSecurityHeaders(response, headers, path.startsWith('/app') ? adminPolicy : DATA_POLICY)
      if (path === '/health') sendJson(response, 200, { status: 'alive' })
      else if (path === '/ready') void sendReadiness(response, readiness)
      else if (isCrossOriginWrite(request, environment.ownOrigins))
        sendJson(response, 403, createApiError('foreign_origin'))
      else if (isAllowedRoute(request.method ?? '', path)) {
        if (!admin?.(request, response, path)) app(request, response)
      } else if (isMedusaPath(path) || site === undefined) sendJson(response, 404, NOT_FOUND)
      else site.pages.serveNotFound(request, response, path)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, createApiError('internal'))
    }
  }
  return {
    handle,
    attach(loaded: Express) {
      loaded.disable('x-powered-by')
      loaded.set('env', 'production')
      // Medusa's loader has set it to 1.
      loaded.set('trust proxy', environment.trustProxy)
      medusa = loaded
    },
  }
}

function getRequestPath({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

async function sendReadiness(response: ServerResponse, readiness: HandlerOptions['readiness']) {
  const state = await readiness.check()
  if (state.ready) sendJson(response, 200, { status: 'ready' })
  else sendJson(response, 503, { error: state.reason, code: 'not_ready' })
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(body))
}

const handleError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const status = getErrorStatus(error)
  if (status >= 500) console.error(error)
  if (response.headersSent) response.destroy()
  else if (status >= 500) sendJson(response, 500, createApiError('internal'))
  else sendJson(response, status, createApiError('invalid_request'))
}

function getErrorStatus(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  return status >= 400 && status < 500 ? status : 500
}
