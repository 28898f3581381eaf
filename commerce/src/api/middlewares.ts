import {
  authenticate,
  defineMiddlewares,
  errorHandler,
  type MedusaRequestHandler,
} from '@medusajs/framework/http'
import { cleanAcceptedEmail, cleanInvitedEmail, requireInvitation } from '../auth/invitations'
import { refuseWeakPasswords, startPasswordReset } from '../auth/passwords'
import { limitCodeAttempts, refuseIncompleteSignIns, requireRecentCode } from '../auth/second-factor'
import {
  preserveSignInTime,
  refuseEndedSignIns,
  renewSessionId,
  requireSignIn,
  requireStaff,
  endSession,
} from '../auth/sign-in'
import { createSignInOutageRefusal, isSignInOutage } from '../auth/sign-in-outage'
import { receiveArtwork } from '../custom-print/http/receive-artwork'
import { refuseUnknownRoutes } from '../server/middlewares/refuse-unknown-routes'
import { isOpenChangeError, isShopFailure, sendFailure } from '../server/middlewares/send-failure'
import { sendConnection } from './send-connection'
import { isStripeRefusal, sendStripeRefusal } from '../server/middlewares/stripe-refusals'
import { limitFormSize, receiveImages } from '../server/middlewares/uploads'
import { lockChangedOrder } from '../orders/guard/lock-changed-order'
import {
  refuseDuringRefund,
  refuseFractionalRappen,
  refuseLargerRefunds,
} from '../orders/guard/refuse-refunds'
import { refuseRepeatedChanges } from '../orders/guard/refuse-repeats'
import { StaffRefusal } from '../refusals/staff-refusal'
import {
  CHECKOUT_PATH,
  CONNECTION_PATH,
  ORDER_NOTE_PATH,
  ORDER_RETURN_PATH,
  ORDERS_PATH,
  REORDERS_PATH,
  BUYER_REQUEST_PATH,
  PRINT_REQUESTS_PATH,
  UPLOAD_PATH,
  WEBHOOK_PATH,
} from '../contract/api/api-paths'

const CHECKOUT_BODY_LIMIT = '256kb'
/** For the bodies of notes, returns and decisions. */
const ORDER_BODY_LIMIT = '16kb'
const WEBHOOK_BODY_LIMIT = '1mb'

/** Sets who is signed in, if anybody is. */
const readStaff = authenticate('user', ['session', 'bearer'], { allowUnauthenticated: true })

/** Answers are for one person or one moment, so no cache may store them. The catalogue's own header replaces this one. */
const forbidStoring: MedusaRequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store')
  next()
}

const medusaFailure = errorHandler()

export default defineMiddlewares({
  routes: [
    { matcher: '/api*', middlewares: [forbidStoring, refuseUnknownRoutes] },
    ...['/admin/books', '/admin/orders/:id/receipt', '/admin/press-requests'].map((matcher) => ({
      matcher,
      middlewares: [forbidStoring],
    })),
    // `medusa build` leaves out route files named 'test'.
    { matcher: CONNECTION_PATH, methods: ['GET'], middlewares: [sendConnection] },
    {
      matcher: CHECKOUT_PATH,
      methods: ['POST'],
      bodyParser: { sizeLimit: CHECKOUT_BODY_LIMIT },
    },
    ...[ORDER_NOTE_PATH, ORDER_RETURN_PATH, BUYER_REQUEST_PATH, REORDERS_PATH].map((matcher) => ({
      matcher,
      methods: ['POST' as const],
      bodyParser: { sizeLimit: ORDER_BODY_LIMIT },
    })),
    {
      matcher: WEBHOOK_PATH,
      methods: ['POST'],
      bodyParser: { sizeLimit: WEBHOOK_BODY_LIMIT, preserveRawBody: true },
    },
    {
      matcher: ORDERS_PATH,
      methods: ['GET'],
      middlewares: [readStaff],
    },
    {
      matcher: UPLOAD_PATH,
      methods: ['POST'],
      middlewares: [readStaff, requireSignIn, receiveImages],
    },
    { matcher: PRINT_REQUESTS_PATH, methods: ['POST'], middlewares: [receiveArtwork] },
    // Without this, Medusa's tokens and sessions are valid until they expire.
    { matcher: '/auth', middlewares: [refuseEndedSignIns] },
    { matcher: '/api', middlewares: [refuseEndedSignIns] },
    { matcher: '/admin', middlewares: [refuseEndedSignIns, requireStaff, limitFormSize, lockChangedOrder] },
    { matcher: '/admin/invites', methods: ['POST'], middlewares: [cleanInvitedEmail] },
    { matcher: '/admin/invites/accept', methods: ['POST'], middlewares: [cleanAcceptedEmail] },
    // The path is the shorter one, as a middleware at the full path would run before Medusa checks access.
    {
      matcher: '/admin/payments',
      middlewares: [refuseDuringRefund, refuseFractionalRappen, refuseLargerRefunds, refuseRepeatedChanges],
    },
    { matcher: '/admin/orders', middlewares: [refuseDuringRefund, refuseRepeatedChanges] },
    { matcher: '/admin/reservations', middlewares: [refuseRepeatedChanges] },
    { matcher: '/auth/session', middlewares: [renewSessionId, endSession] },
    {
      matcher: '/auth/token/refresh',
      methods: ['POST'],
      middlewares: [refuseIncompleteSignIns, preserveSignInTime],
    },
    {
      matcher: '/auth/mfa/challenges/:id/verify',
      methods: ['POST'],
      middlewares: [limitCodeAttempts, preserveSignInTime],
    },
    { matcher: '/auth/mfa/factors/:id', methods: ['DELETE'], middlewares: [requireRecentCode] },
    { matcher: '/auth/mfa/recovery-codes', methods: ['POST'], middlewares: [requireRecentCode] },
    // The path is the shorter one, as at the full path Medusa would use up a reset link first.
    { matcher: '/auth/:actor_type/:auth_provider', middlewares: [refuseWeakPasswords] },
    // Medusa sorts fixed paths after those with parameters.
    {
      matcher: '/auth/:actor_type/:auth_provider/register',
      methods: ['POST'],
      middlewares: [requireInvitation],
    },
    {
      matcher: '/auth/:actor_type/:auth_provider/reset-password',
      methods: ['POST'],
      middlewares: [startPasswordReset],
    },
  ],
  errorHandler: (error, request, response, next) => {
    if (isSignInOutage(error, request)) sendFailure(createSignInOutageRefusal(error), request, response)
    else if (isShopFailure(error, request)) sendFailure(error, request, response)
    else if (isOpenChangeError(error)) sendFailure(new StaffRefusal('open_change'), request, response)
    else if (isStripeRefusal(error, request)) sendStripeRefusal(error, request, response)
    else medusaFailure(error, request, response, next)
  },
})
