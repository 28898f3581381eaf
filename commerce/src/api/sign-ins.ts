import { promisify } from 'node:util'
import type { MedusaRequest, MedusaRequestHandler } from '@medusajs/framework/http'
import { waitForNextSecond } from '../lib/next-second'
import { readAccountState } from './account-state'
import { getAuthConfig, getSessionSignIn, type SignIn, getSignInTime, getTokenSignIn } from './utils/sign-in'

/** A sign-in ends after this time in any case, however often it is used (OWASP ASVS 5.0, 7.3.2); in seconds. */
const MAX_SIGN_IN_S = 7 * 24 * 60 * 60

/**
 * Refuses who signed in a week ago, or before the password was changed or the account removed, and a token from before
 * its owner last signed out.
 */
export const refuseEndedSignIns: MedusaRequestHandler = async (request, response, next) => {
  const [token, session] = [getTokenSignIn(request), getSessionSignIn(request)]
  const isAllowed =
    (token === undefined || (await isSignInValid(token, 'token', request))) &&
    (session === undefined || (await isSignInValid(session, 'session', request)))
  if (isAllowed) next()
  else response.status(401).json({ message: 'Unauthorized' })
}

async function isSignInValid(
  signIn: SignIn,
  kind: 'token' | 'session',
  { scope }: MedusaRequest,
): Promise<boolean> {
  const { auth_identity_id: id, actor_id: actorId, iat } = signIn
  if (getSignInTime(signIn) + MAX_SIGN_IN_S < unixSeconds(new Date())) return false
  const account = await readAccountState(id, scope)
  if (account === undefined || (actorId && actorId !== account.userId)) return false
  const ends = [account.passwordChangedAt, kind === 'token' ? account.signedOutAt : null]
  return ends.every((end) => end === null || iat > unixSeconds(end))
}

/** POST /auth/session: whoever knew the session's id before somebody signed in must not be signed in with them. */
export const renewSessionId: MedusaRequestHandler = async (request, _response, next) => {
  if (request.method === 'POST') await promisify(request.session.regenerate.bind(request.session))()
  next()
}

/** DELETE /auth/session: ends the session and all tokens of its user; rejects where one could not be ended. */
export const signOut: MedusaRequestHandler = async (request, response, next) => {
  if (request.method !== 'DELETE') {
    next()
    return
  }
  const signedIn = getSessionSignIn(request) ?? getTokenSignIn(request)
  if (signedIn === undefined) {
    response.status(401).json({ message: 'Unauthorized' })
    return
  }
  const now = new Date()
  await Promise.all([
    promisify(request.session.destroy.bind(request.session))(),
    request.scope.resolve('staffStore').recordSignOut(signedIn.auth_identity_id, now),
  ])
  await waitForNextSecond(now)
  const { sessionOptions, cookieOptions } = getAuthConfig(request)
  response.clearCookie(sessionOptions?.name ?? 'connect.sid', cookieOptions).json({ success: true })
}

function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
