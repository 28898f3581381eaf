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
import { closed, onlyKnown } from './known-paths'
import { receiveImages, staffOnly } from './receive-images'

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
    // Medusa shows any order, with its address, to whoever knows its id.
    { matcher: '/store/orders*', middlewares: [closed] },
    // Orders come from settled checkouts only, never from a cart that a visitor completes.
    { matcher: '/store/carts/:id/complete', middlewares: [closed] },
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
