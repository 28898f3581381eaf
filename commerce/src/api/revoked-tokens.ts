import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import {
  getAuthContextFromJwtToken,
  type MedusaRequest,
  type MedusaRequestHandler,
} from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import * as z from 'zod'
import { SIGN_OUT_MODULE } from '../modules/sign-outs'
import type { SignOutModuleService } from '../modules/sign-outs/service'

/** Issued at whole seconds (RFC 7519). */
const tokenSchema = z.object({ auth_identity_id: z.string().min(1), iat: z.number() })
const sessionSchema = z.object({ auth_context: z.object({ auth_identity_id: z.string().min(1) }) })

/** Refuses a token that was issued before its owner last signed out. */
export const refuseRevokedTokens: MedusaRequestHandler = async (request, response, next) => {
  const token = tokenOf(request)
  const lastSignOut = token && (await signOuts(request).last(token.auth_identity_id))
  if (token === undefined || lastSignOut === undefined || token.iat > unixSeconds(lastSignOut)) next()
  else response.status(401).json({ message: 'Unauthorized' })
}

/** DELETE /auth/session: ends the session and all tokens of its user; rejects where one could not be ended. */
export const signOut: MedusaRequestHandler = async (request, response, next) => {
  if (request.method !== 'DELETE') {
    next()
    return
  }
  const signedIn = sessionSchema.safeParse(request.session).data?.auth_context ?? tokenOf(request)
  if (signedIn === undefined) {
    response.status(401).json({ message: 'Unauthorized' })
    return
  }
  const now = new Date()
  await Promise.all([
    promisify(request.session.destroy.bind(request.session))(),
    signOuts(request).record(signedIn.auth_identity_id, now),
  ])
  // A token of the same second counts as ended; the next sign-in gets a later one.
  await pause(1000 - now.getMilliseconds())
  const { sessionOptions, cookieOptions } = configOf(request)
  response.clearCookie(sessionOptions?.name ?? 'connect.sid', cookieOptions).json({ success: true })
}

function tokenOf(request: MedusaRequest): z.infer<typeof tokenSchema> | undefined {
  const { jwtSecret, jwtPublicKey, jwtVerifyOptions, jwtOptions } = configOf(request).http
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
  return tokenSchema.safeParse(claims).data
}

function configOf(request: MedusaRequest) {
  return request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
}

function signOuts(request: MedusaRequest): SignOutModuleService {
  return request.scope.resolve(SIGN_OUT_MODULE)
}

function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
