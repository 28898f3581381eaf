import { getAuthContextFromJwtToken, type MedusaRequestHandler } from '@medusajs/framework/http'
import { generateJwtToken } from '@medusajs/framework/utils'
import * as z from 'zod'
import { getAuthConfig, getSessionSignIn, getSignInTime, getTokenSignIn } from './utils/sign-in'

const answerSchema = z.object({ token: z.string() })

/** Where a token makes another one: that says when the password was typed, or it could be renewed for ever. */
export const preserveSignInTime: MedusaRequestHandler = (request, response, next) => {
  const signIn = getSessionSignIn(request) ?? getTokenSignIn(request)
  if (signIn === undefined) {
    next()
    return
  }
  const { jwtSecret: secret, jwtPublicKey, jwtExpiresIn: expiresIn, jwtOptions } = getAuthConfig(request).http
  const renewed = (token: string) => {
    const claims = getAuthContextFromJwtToken(
      `Bearer ${token}`,
      secret ?? '',
      ['bearer'],
      ['*'],
      jwtPublicKey,
    )
    const { iat: _iat, exp: _exp, ...said } = z.looseObject({}).parse(claims)
    return generateJwtToken({ ...said, auth_time: getSignInTime(signIn) }, { secret, expiresIn, jwtOptions })
  }
  const send = response.json.bind(response)
  response.json = (body: unknown) => {
    const { data } = answerSchema.safeParse(body)
    return send(data === undefined ? body : { token: renewed(data.token) })
  }
  next()
}
