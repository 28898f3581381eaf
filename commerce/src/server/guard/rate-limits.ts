import express, { type Request, type RequestHandler, type Router } from 'express'
import { type AugmentedRequest, ipKeyGenerator, rateLimit, type RateLimitInfo } from 'express-rate-limit'
import * as z from 'zod'
import {
  CHECKOUT_PATH,
  ORDER_NOTE_PATH,
  ORDER_RETURN_PATH,
  ORDERS_PATH,
  PRINT_PREVIEW_PATH,
  REORDERS_PATH,
  BUYER_REQUEST_PATH,
  PRINT_REQUESTS_PATH,
  RECEIPT_PATH,
  UPLOAD_PATH,
} from '../../contract/api/api-paths'
import { createApiError } from '../../contract/api/api-error'
import { HOUR_MS, MINUTE_MS } from '../../contract/time'
import { getAccountKey } from '../../auth/account-email'
import { AUTH_ROUTES } from './allowed-routes'
import { type SharedCounter, SharedCountStore } from './shared-rate-limits'

/** Allowed requests of one address within `windowMs`. */
const RATE_LIMITS = {
  checkout: [
    { limit: 5, windowMs: MINUTE_MS },
    { limit: 30, windowMs: HOUR_MS },
  ],
  orderLookUp: [{ limit: 20, windowMs: MINUTE_MS }],
  orderChange: [
    { limit: 10, windowMs: MINUTE_MS },
    { limit: 60, windowMs: HOUR_MS },
  ],
  signIn: [{ limit: 5, windowMs: MINUTE_MS }],
  signInToAccount: [{ limit: 10, windowMs: 15 * MINUTE_MS }],
  upload: [{ limit: 10, windowMs: MINUTE_MS }],
  // Servers of two releases count together under these names, so the names stay.
  /** Attempts. The number of requests that they become is limited in custom-print. */
  pressRequest: [{ limit: 20, windowMs: HOUR_MS }],
  pressLookUp: [{ limit: 60, windowMs: MINUTE_MS }],
  pressDecision: [{ limit: 20, windowMs: HOUR_MS }],
} as const

/**
 * The rate limits times `factor`. They count all processes through `shared`, or only this one without it. As
 * Express routes they count each spelling of a path that reaches Medusa.
 */
export function createRateLimits(factor: number, shared: SharedCounter = countInProcess): Router {
  const router = express.Router()
  const createLimit = (name: keyof typeof RATE_LIMITS, key = getClientAddress, kind = '') =>
    RATE_LIMITS[name].map(({ limit, windowMs }) =>
      createLimiter(
        limit * factor,
        windowMs,
        key,
        new SharedCountStore(`${name}${kind} ${windowMs}`, shared),
        refuse(name),
      ),
    )

  router.post(CHECKOUT_PATH, ...createLimit('checkout'))
  router.get([ORDERS_PATH, RECEIPT_PATH], ...createLimit('orderLookUp'))
  router.post([ORDER_NOTE_PATH, ORDER_RETURN_PATH], ...createLimit('orderChange'))
  router.post(UPLOAD_PATH, ...createLimit('upload'))
  router.post([PRINT_REQUESTS_PATH, REORDERS_PATH], ...createLimit('pressRequest'))
  router.get([BUYER_REQUEST_PATH, PRINT_PREVIEW_PATH], ...createLimit('pressLookUp'))
  router.post(BUYER_REQUEST_PATH, ...createLimit('pressDecision'))
  const signIn = createLimit('signIn')
  for (const field of ['email', 'identifier', 'id'] as const) {
    router.all(
      AUTH_ROUTES.filter(({ account }) => account === field).map(({ path }) => path),
      ...signIn,
      express.json({ limit: '10kb' }),
      express.urlencoded({ limit: '10kb', extended: true }),
      ...createLimit('signInToAccount', (request) => getAccount(field, request), ` ${field}`),
    )
  }
  return router
}

/**
 * Refuses a request. Logs only the first refusal of each limit,
 * so that a flood of requests does not flood the log.
 */
function refuse(name: string): RequestHandler {
  return (request, response) => {
    const { used, limit } = (request as AugmentedRequest)['rateLimit'] as RateLimitInfo
    if (used === limit + 1) console.warn(`Too many requests of one sender: ${name}`)
    response.status(429).json(createApiError('too_many_requests'))
  }
}

const countInProcess: SharedCounter = () => Promise.resolve(undefined)

function createLimiter(
  limit: number,
  windowMs: number,
  key: (request: Request) => string,
  store: SharedCountStore,
  handler: RequestHandler,
): RequestHandler {
  return rateLimit({
    store,
    limit: Math.ceil(limit),
    windowMs,
    keyGenerator: key,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler,
  })
}

function getClientAddress(request: Request): string {
  return ipKeyGenerator(request.ip ?? '')
}

function getAccount(field: 'email' | 'identifier' | 'id', request: Request): string {
  const fields: unknown = field === 'id' ? request.params : request.body
  const named = z.record(z.string(), z.unknown()).safeParse(fields).data?.[field]
  return typeof named === 'string' ? `${field} ${getAccountKey(named)}` : getClientAddress(request)
}
