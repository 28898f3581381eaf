import { getAuthContextFromJwtToken, type MedusaRequest } from '@medusajs/framework/http'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import * as z from 'zod'

/** What a token says, and the session that was made of it; times are whole seconds (RFC 7519). */
const signInSchema = z.object({
  auth_identity_id: z.string().min(1),
  actor_id: z.string().optional(),
  iat: z.number().default(0),
  /** When the password was typed, where the token was renewed since (OpenID Connect Core 1.0, section 2). */
  auth_time: z.number().optional(),
  /** When a code of the second factor was typed for it (Medusa 2.21). */
  mfa_challenge_completed_at: z.string().nullish(),
})
export type SignIn = z.infer<typeof signInSchema>
const sessionSchema = z.object({ auth_context: signInSchema })

/** When the password was typed, in seconds since 1970. */
export function getSignInTime({ auth_time: typedAt, iat }: SignIn): number {
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

export function getAuthConfig(request: MedusaRequest) {
  return request.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
}
