import {
  authenticate,
  type AuthenticatedMedusaRequest,
  getAuthContextFromJwtToken,
  type MedusaRequest,
  type MedusaRequestHandler,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys, generateJwtToken } from '@medusajs/framework/utils'
import * as z from 'zod'
import { promisify } from 'node:util'
import { StaffRefusal } from '../refusals/staff-refusal'
import { waitForNextSecond } from '../lib/async'

/** In seconds: a sign-in ends after this time, even if it is used all the time (OWASP ASVS 5.0, 7.3.2). */
const MAX_SIGN_IN_S = 7 * 24 * 60 * 60

const ACCEPT_INVITATION_PATH = '/invites/accept'

const authenticateStaff = authenticate('user', ['bearer', 'session', 'api-key'])

const answerSchema = z.object({ token: z.string() })

/** The claims of a token, which its session has, too. Times are whole seconds (RFC 7519). */
const signInSchema = z.object({
  auth_identity_id: z.string().min(1),
  actor_id: z.string().optional(),
  iat: z.number().default(0),
  /** When the password was typed, if the token was renewed since (OpenID Connect Core 1.0, section 2). */
  auth_time: z.number().optional(),
  /** When a code of the second factor was typed (Medusa 2.21). */
  mfa_challenge_completed_at: z.string().nullish(),
})

export type SignIn = z.infer<typeof signInSchema>

const sessionSchema = z.object({ auth_context: signInSchema })

/** Returns when the password was typed, in seconds since 1970. */
function getSignInTime({ auth_time: typedAt, iat }: SignIn): number {
  return typedAt ?? iat
}

export function getSessionSignIn({ session }: MedusaRequest): SignIn | undefined {
  return sessionSchema.safeParse(session).data?.auth_context
}

export function getTokenSignIn(request: MedusaRequest): SignIn | undefined {
  const { jwtSecret, jwtPublicKey, jwtVerifyOptions, jwtOptions } = getAuthConfig(request).http
  if (jwtSecret === undefined) return undefined
  const { authorization } = request.headers
  const options = jwtVerifyOptions ?? jwtOptions
  const claims = getAuthContextFromJwtToken(
    authorization,
    jwtSecret,
    ['bearer'],
    ['*'],
    jwtPublicKey,
    options,
  )
  return signInSchema.safeParse(claims).data
}

function getAuthConfig(request: MedusaRequest) {
  return request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
}

/**
 * Refuses sign-ins that are a week old or older than a change of the password or the account's removal, and tokens
 * older than the last sign-out.
 */
export const refuseEndedSignIns: MedusaRequestHandler = async (request, _response, next) => {
  const [token, session] = [getTokenSignIn(request), getSessionSignIn(request)]
  const isAllowed =
    (token === undefined || (await isSignInValid(token, 'token', request))) &&
    (session === undefined || (await isSignInValid(session, 'session', request)))
  if (isAllowed) next()
  else throw new StaffRefusal('unauthorized')
}

async function isSignInValid(
  signIn: SignIn,
  kind: 'token' | 'session',
  { scope }: MedusaRequest,
): Promise<boolean> {
  const { auth_identity_id: id, actor_id: actorId, iat } = signIn
  if (getSignInTime(signIn) + MAX_SIGN_IN_S < toUnixSeconds(new Date())) return false
  const account = await scope.resolve('staffStore').readAccountState(id)
  if (account === undefined || (actorId && actorId !== account.userId)) return false
  const ends = [account.passwordChangedAt, kind === 'token' ? account.signedOutAt : null]
  return ends.every((end) => end === null || iat > toUnixSeconds(end))
}

/** POST /auth/session: gives the session a new id, as an attacker may know the one from before the sign-in. */
export const renewSessionId: MedusaRequestHandler = async (request, _response, next) => {
  if (request.method === 'POST') await promisify(request.session.regenerate.bind(request.session))()
  next()
}

/**
 * DELETE /auth/session: ends the session and all tokens of its user. Rejects if one of them could not be ended.
 */
export const endSession: MedusaRequestHandler = async (request, response, next) => {
  if (request.method !== 'DELETE') {
    next()
    return
  }
  const signedIn = getSessionSignIn(request) ?? getTokenSignIn(request)
  if (signedIn === undefined) throw new StaffRefusal('unauthorized')
  const now = new Date()
  await Promise.all([
    promisify(request.session.destroy.bind(request.session))(),
    request.scope.resolve('staffStore').recordSignOut(signedIn.auth_identity_id, now),
  ])
  await waitForNextSecond(now)
  const { sessionOptions, cookieOptions } = getAuthConfig(request)
  response.clearCookie(sessionOptions?.name ?? 'connect.sid', cookieOptions).json({ success: true })
}

function toUnixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}

/** Lets only staff access /admin, also where Medusa itself does not check. */
export const requireStaff: MedusaRequestHandler = (request, response, next) => {
  const { auth_context: signedIn } = request as AuthenticatedMedusaRequest
  if (signedIn?.actor_id || request.path === ACCEPT_INVITATION_PATH) next()
  else authenticateStaff(request, response, next)
}

/** Refuses requests without a sign-in before the body is read. */
export const requireSignIn: MedusaRequestHandler = (request, _response, next) => {
  const { auth_context: signedIn } = request as AuthenticatedMedusaRequest
  if (signedIn?.actor_id) next()
  else next(new StaffRefusal('unauthorized'))
}

/** Keeps the time of the typed password when a token is renewed, which would otherwise be possible for ever. */
export const preserveSignInTime: MedusaRequestHandler = (request, response, next) => {
  const signIn = getSessionSignIn(request) ?? getTokenSignIn(request)
  if (signIn === undefined) {
    next()
    return
  }
  const { jwtSecret: secret = '', jwtPublicKey, jwtExpiresIn, jwtOptions = {} } = getAuthConfig(request).http
  const expiry = jwtExpiresIn === undefined ? {} : { expiresIn: jwtExpiresIn }
  const renewToken = (token: string) => {
    const claims = getAuthContextFromJwtToken(`Bearer ${token}`, secret, ['bearer'], ['*'], jwtPublicKey)
    const { iat: _iat, exp: _exp, ...said } = z.looseObject({}).parse(claims)
    return generateJwtToken({ ...said, auth_time: getSignInTime(signIn) }, { secret, jwtOptions, ...expiry })
  }
  const send = response.json.bind(response)
  response.json = (body: unknown) => {
    const { data } = answerSchema.safeParse(body)
    return send(data === undefined ? body : { token: renewToken(data.token) })
  }
  next()
}
