import { authenticate, defineMiddlewares, errorHandler } from '@medusajs/framework/http'
import { answerFailure } from './error-handler'
import { answerConnection } from './connection'
import { answerPasswordReset } from './password-reset'
import { refuseEndedSignIns, signOut } from './sign-ins'
import { invitedOnly } from './invited-only'
import { refuseUnknownRoutes } from './unknown-routes'
import { refuseUnreadableQueries } from './unreadable-queries'
import { receiveImages, staffOnly } from './receive-images'
import { staffArea } from './staff-area'

const CHECKOUT_BODY_LIMIT = '256kb'
const WEBHOOK_BODY_LIMIT = '1mb'

/** Says who is signed in, if anybody is. */
const readStaff = authenticate('user', ['session', 'bearer'], { allowUnauthenticated: true })

const medusaFailure = errorHandler()

export default defineMiddlewares({
  routes: [
    { matcher: '/api*', middlewares: [refuseUnknownRoutes, refuseUnreadableQueries] },
    // `medusa build` leaves out route files named 'test'.
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
      middlewares: [readStaff],
    },
    {
      matcher: '/api/upload-images',
      methods: ['POST'],
      middlewares: [readStaff, staffOnly, receiveImages],
    },
    // Medusa's own tokens and sessions would live until they expire.
    { matcher: '/auth', middlewares: [refuseEndedSignIns] },
    { matcher: '/api', middlewares: [refuseEndedSignIns] },
    { matcher: '/admin', middlewares: [refuseEndedSignIns, staffArea] },
    { matcher: '/auth/session', middlewares: [signOut] },
    // Medusa sorts fixed paths behind parameters.
    { matcher: '/auth/:actor_type/:auth_provider/register', methods: ['POST'], middlewares: [invitedOnly] },
    {
      matcher: '/auth/:actor_type/:auth_provider/reset-password',
      methods: ['POST'],
      middlewares: [answerPasswordReset],
    },
  ],
  errorHandler: (error, request, response, next) => {
    if (request.path.startsWith('/api')) answerFailure(error, request, response)
    else medusaFailure(error, request, response, next)
  },
})
