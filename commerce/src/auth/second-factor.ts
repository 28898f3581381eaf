import type { MedusaRequestHandler } from '@medusajs/framework/http'
import { computePseudonym } from '../lib/hash'
import { StaffRefusal } from '../refusals/staff-refusal'
import { readRows } from '../lib/database'
import { COUNT_REQUEST_KNEX_SQL } from '../lib/request-counts'
import { getSessionSignIn, getTokenSignIn } from './sign-in'

const COUNT_PURPOSE = 'atelier-steinbock tried codes v1'
const MAX_CODE_ATTEMPTS = 10
const ATTEMPTS_WINDOW_MS = 15 * 60_000
const MAX_CODE_AGE_MS = 15 * 60_000
/**
 * Limits how many codes can be tried for an account from all addresses. Medusa counts within a sign-in, and
 * whoever knows the password can begin many. Logs the result of each code.
 */
export const limitCodeAttempts: MedusaRequestHandler = async (request, response, next) => {
  const id = (getSessionSignIn(request) ?? getTokenSignIn(request))?.auth_identity_id
  // Without a sign-in Medusa refuses the request.
  if (id === undefined) return next()
  const { cookieSecret, rateLimitFactor } = request.scope.resolve('environment')
  const key = computePseudonym(id, cookieSecret, COUNT_PURPOSE)
  const [count] = await readRows<{ hits: number }>(request.scope, COUNT_REQUEST_KNEX_SQL, [
    key,
    ATTEMPTS_WINDOW_MS,
  ])
  if (count === undefined || count.hits > MAX_CODE_ATTEMPTS * rateLimitFactor)
    throw new StaffRefusal('too_many_codes')
  const logger = request.scope.resolve('logger')
  response.once('finish', () => {
    if (response.statusCode === 200) logger.info(`Signed in with a code: ${id}`)
    else logger.warn(`Refused a code: ${id}`)
  })
  next()
}

/**
 * POST /auth/token/refresh: refuses a sign-in whose code is still missing, which would get a new token otherwise.
 */
export const refuseIncompleteSignIns: MedusaRequestHandler = (request, _response, next) => {
  const signIn = getSessionSignIn(request) ?? getTokenSignIn(request)
  if (signIn === undefined || signIn.actor_id) next()
  else throw new StaffRefusal('unauthorized')
}

/**
 * Requires a code typed shortly before, so that a stolen session can neither remove a second factor nor replace its
 * recovery codes. Enabling the factor counts, as it asks for a code, too.
 */
export const requireRecentCode: MedusaRequestHandler = async (request, _response, next) => {
  const signIn = getSessionSignIn(request) ?? getTokenSignIn(request)
  // Without a sign-in Medusa refuses the request.
  if (signIn === undefined) return next()
  const { auth_identity_id: id, mfa_challenge_completed_at: typedAt } = signIn
  const factors = await request.scope.resolve('staffStore').listEnabledFactors(id)
  const hasRecentCode = [new Date(typedAt ?? 0), ...factors.map(({ enabledAt }) => enabledAt)].some(
    (at) => Date.now() - at.getTime() <= MAX_CODE_AGE_MS,
  )
  if (factors.length > 0 && !hasRecentCode) throw new StaffRefusal('code_needed')
  next()
}
