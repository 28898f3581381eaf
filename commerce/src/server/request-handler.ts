import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { PRESS_FORM_PATH, PROOF_FORM_PATH } from '../contract/api-paths'
import { type ApiError, apiError } from '../contract/api-error'
import { PAGES } from '../contract/pages'
import type { ProofShown } from '../contract/press/plain-form'
import type { Environment } from '../lib/environment'
import { negotiateLanguage } from '../lib/language'
import type { SendPage } from '../lib/send-page'
import { withRequestId } from '../lib/request-id'
import { dropForgedAddresses } from './client-address'
import { isAllowedRoute } from './allowed-routes'
import { isCrossOriginWrite } from './cross-origin'
import { createRefusalLog } from './log-refusals'
import { isMedusaPath } from './page-lookup'
import { REQUEST_ID_HEADER, requestIdOf } from './request-id-header'
import type { Layer, PageServer } from './page-server'
import { createRateLimits, refuseWithJson } from './rate-limits'
import type { createReadiness } from './readiness'
import type { SharedCount } from './shared-limits'
import { adminPolicy, commonHeaders, DATA_POLICY } from './security-headers'
import { setSecurityHeaders } from './set-security-headers'

type Site = { pages: PageServer; crawlers: Layer; assets: Layer; sendPage?: SendPage }

/** What the page of a link shows of the request behind it. */
type ShowRequest = (token: string) => Promise<ProofShown>

const NOT_FOUND: ApiError = { error: 'Not found', code: 'not_found' }

type HandlerOptions = {
  environment: Environment
  site: Site | undefined
  readiness: ReturnType<typeof createReadiness>
  uploads?: Layer
  catalogue?: Layer
  admin?: Layer
  sharedCount?: SharedCount
  /** Times the answer to a request. */
  observe?: (path: string, response: ServerResponse) => void
}

/** All layers of the port; pages and files stay up without Medusa, which `attach` adds. */
export function createRequestHandler(options: HandlerOptions) {
  const { environment, site, readiness, uploads, catalogue, admin } = options
  const app = express()
  app.disable('x-powered-by')
  app.set('env', 'production')
  app.set('trust proxy', environment.trustProxy)
  app.use(createRateLimits(environment.rateLimitFactor, options.sharedCount, refuseWithPage(site)))
  let medusa: Express | undefined
  let showRequest: ShowRequest | undefined
  app.get(PAGES.proof.path, (request, response, next) => {
    if (site === undefined) return next()
    const { token } = request.query
    const show = showRequest
    const shown = async () => {
      if (typeof token !== 'string' || token === '')
        return { proof: { kind: 'missing' as const }, isAnswer: false }
      return show && { proof: await show(token), isAnswer: false }
    }
    void site.pages.serveShown(request, response, 'proof', shown)
  })
  app.use((request, response, next) => {
    if (medusa === undefined) sendJson(response, 503, apiError('starting'))
    else medusa(request, response, next)
  })
  app.use((_request, response) => sendJson(response, 404, NOT_FOUND))
  app.use(handleError)

  const logRefusals = createRefusalLog()
  const headers = commonHeaders(environment)
  const policyOfAdmin = adminPolicy(environment)

  const handle: RequestListener = (request, response) => {
    const path = pathOf(request)
    options.observe?.(path, response)
    const id = requestIdOf(request.headers, environment.trustProxy)
    response.setHeader(REQUEST_ID_HEADER, id)
    logRefusals(request.method ?? '', path, response)
    withRequestId(id, () => answer(request, response, path))
  }

  function answer(request: IncomingMessage, response: ServerResponse, path: string) {
    try {
      dropForgedAddresses(request.headers, environment.trustProxy)
      if (uploads?.(request, response, path) || catalogue?.(request, response, path)) return
      if (site !== undefined && isLink(request, path)) return app(request, response)
      if (site?.pages.serve(request, response, path)) return
      if (site?.crawlers(request, response, path) || site?.assets(request, response, path)) return
      setSecurityHeaders(response, headers, path.startsWith('/app') ? policyOfAdmin : DATA_POLICY)
      if (path === '/health') sendJson(response, 200, { status: 'alive' })
      else if (path === '/ready') void sendReadiness(response, readiness)
      else if (isCrossOriginWrite(request, environment.ownOrigins))
        sendJson(response, 403, apiError('foreign_origin'))
      else if (isAllowedRoute(request.method ?? '', path)) {
        if (!admin?.(request, response, path)) app(request, response)
      } else if (isMedusaPath(path) || site === undefined) sendJson(response, 404, NOT_FOUND)
      else site.pages.serveNotFound(request, response, path)
    } catch (error) {
      console.error(error)
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, apiError('internal'))
    }
  }
  return {
    handle,
    attach(loaded: Express, show?: ShowRequest) {
      loaded.disable('x-powered-by')
      loaded.set('env', 'production')
      // Medusa's loader sets it to 1.
      loaded.set('trust proxy', environment.trustProxy)
      medusa = loaded
      showRequest = show
    },
  }
}

/** Whether the page of links in mails is opened: what it shows without scripts is looked up, within the limits. */
function isLink({ method = '' }: IncomingMessage, path: string): boolean {
  return path === PAGES.proof.path && ['GET', 'HEAD'].includes(method)
}

/** Answers a form over a limit with a page; the page of a link asks again by its scripts. */
function refuseWithPage(site: Site | undefined): RequestHandler {
  return async (request, response, next) => {
    const { path, headers } = request
    if (path === PAGES.proof.path && site?.pages.serve(request, response, path)) return
    const { sendPage } = site ?? {}
    const name = path === PRESS_FORM_PATH ? 'press' : path === PROOF_FORM_PATH ? 'proof' : undefined
    if (sendPage === undefined || name === undefined) return refuseWithJson(request, response, next)
    const minutes = Math.ceil(Number(response.getHeader('Retry-After') ?? 60) / 60)
    const problem = { code: 'too_many_from_here' as const, values: { minutes } }
    const shown =
      name === 'press'
        ? { press: { kind: 'refused' as const, problem } }
        : { proof: { kind: 'too_many' as const, minutes }, isAnswer: true }
    const language = negotiateLanguage(headers.cookie, headers['accept-language'])
    try {
      await sendPage(response, { name, language, status: 429, shown, isShared: true })
    } catch (error) {
      console.error(error)
      refuseWithJson(request, response, next)
    }
  }
}

function pathOf({ url = '/' }: IncomingMessage): string {
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
  const status = statusOf(error)
  if (status >= 500) console.error(error)
  if (response.headersSent) response.destroy()
  else if (status >= 500) sendJson(response, 500, apiError('internal'))
  else sendJson(response, status, apiError('invalid_request'))
}

function statusOf(error: unknown): number {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500
  return status >= 400 && status < 500 ? status : 500
}
