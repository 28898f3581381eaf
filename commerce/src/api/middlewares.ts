import {
  authenticate,
  defineMiddlewares,
  errorHandler,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from '@medusajs/framework/http'
import { answerFailure } from './answer-failure'
import { answerConnection } from './connection'
import { refuseEndedTokens, signOut } from './ended-tokens'
import { invitedOnly } from './invited-only'
import { onlyKnown } from './known-paths'
import { receiveImages, staffOnly } from './receive-images'
import { staffArea } from './staff-area'

/** Far above the largest cart that the schema admits. */
const CHECKOUT_BODY_LIMIT = '256kb'
const WEBHOOK_BODY_LIMIT = '1mb'

const medusaFailure = errorHandler()

export default defineMiddlewares({
  routes: [
    { matcher: '/api*', middlewares: [onlyKnown] },
    // As a route file it would be lost: `medusa build` leaves out everything named 'test'.
    { matcher: '/api/test', methods: ['GET'], middlewares: [answerConnection] },
    {
      matcher: '/api/create-checkout-session',
      methods: ['POST'],
      bodyParser: { sizeLimit: CHECKOUT_BODY_LIMIT },
    },
    {
      matcher: '/api/stripe-webhook',
      methods: ['POST'],
      bodyParser: { sizeLimit: WEBHOOK_BODY_LIMIT, preserveRawBody: true },
    },
    {
      matcher: '/api/orders',
      methods: ['GET'],
      middlewares: [authenticate('user', ['session', 'bearer'], { allowUnauthenticated: true })],
    },
    {
      matcher: '/api/upload-images',
      methods: ['POST'],
      middlewares: [
        authenticate('user', ['session', 'bearer'], { allowUnauthenticated: true }),
        staffOnly,
        receiveImages,
      ],
    },
    // Before any route: signing out ends tokens, which Medusa would take until they run out.
    { matcher: '/auth', middlewares: [refuseEndedTokens] },
    { matcher: '/api', middlewares: [refuseEndedTokens] },
    { matcher: '/admin', middlewares: [refuseEndedTokens, staffArea] },
    { matcher: '/auth/session', middlewares: [signOut] },
    // With parameters, as Medusa's own route: it sorts fixed paths behind such.
    { matcher: '/auth/:actor_type/:auth_provider/register', methods: ['POST'], middlewares: [invitedOnly] },
  ],
  errorHandler: (
    error: unknown,
    request: MedusaRequest,
    response: MedusaResponse,
    next: MedusaNextFunction,
  ) => {
    if (request.path.startsWith('/api')) answerFailure(error, request, response)
    else medusaFailure(error, request, response, next)
  },
})
