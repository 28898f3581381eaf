import express, { type Request, type RequestHandler, type Router } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import { MESSAGES } from '../contract/messages'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Requests that one address may make in a while, in milliseconds. */
export const RATE_LIMITS = {
  checkout: [
    { limit: 5, windowMs: MINUTE },
    { limit: 30, windowMs: HOUR },
  ],
  orderLookUp: [{ limit: 20, windowMs: MINUTE }],
  signIn: [{ limit: 5, windowMs: MINUTE }],
  signInToAccount: [{ limit: 10, windowMs: 15 * MINUTE }],
  upload: [{ limit: 10, windowMs: MINUTE }],
} as const

/**
 * The limits on what is dear or can be guessed at, each multiplied by `factor`. They are Express routes because
 * Medusa's are: whatever spelling of a path reaches Medusa is counted here. Sign-ins are counted by account too.
 */
export function createRateLimits(factor: number): Router {
  const router = express.Router()
  const limited = (name: keyof typeof RATE_LIMITS, key = addressOf) =>
    RATE_LIMITS[name].map(({ limit, windowMs }) => limiter(limit * factor, windowMs, key))

  router.post('/api/create-checkout-session', ...limited('checkout'))
  router.get('/api/orders', ...limited('orderLookUp'))
  router.post('/api/upload-images', ...limited('upload'))
  // By any method: Medusa signs in whoever sends the password with GET too.
  router.all(
    ['/auth/:actor/:provider', '/auth/:actor/:provider/*'],
    // Renewing a token is no sign-in.
    skipWhen((request) => request.path.toLowerCase().startsWith('/auth/token/')),
    ...limited('signIn'),
    // The two kinds of body that Medusa finds an account in.
    express.json({ limit: '10kb' }),
    express.urlencoded({ limit: '10kb', extended: true }),
    ...limited('signInToAccount', accountOf),
  )
  return router
}

function limiter(limit: number, windowMs: number, key: (request: Request) => string): RequestHandler {
  return rateLimit({
    limit: Math.ceil(limit),
    windowMs,
    keyGenerator: key,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, response) => {
      response.status(429).json({ error: MESSAGES.status429, code: 'too_many_requests' })
    },
  })
}

function addressOf(request: Request): string {
  return ipKeyGenerator(request.ip ?? '')
}

/** The account that somebody tries to sign in to; without one, the address. */
function accountOf(request: Request): string {
  const body: unknown = request.body
  if (typeof body === 'object' && body !== null && 'email' in body && typeof body.email === 'string') {
    return `account ${body.email.trim().toLowerCase()}`
  }
  return addressOf(request)
}

function skipWhen(isExempt: (request: Request) => boolean): RequestHandler {
  return (request, _response, next) => next(isExempt(request) ? 'route' : undefined)
}
