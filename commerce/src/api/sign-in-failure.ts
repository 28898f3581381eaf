import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'

const SIGN_IN_PATH = '/auth/user/emailpass'
/** Medusa's words for a password that does not fit. */
const REFUSALS = new Set([
  'Invalid email or password',
  'Email should be a string',
  'Password should be a string',
])

/** Whether a sign-in failed without being refused, as without Redis or a database: Medusa answers 401 to that, too. */
export function isSignInFailure(error: unknown, { path }: MedusaRequest): error is MedusaError {
  const { UNAUTHORIZED } = MedusaError.Types
  return (
    path === SIGN_IN_PATH &&
    error instanceof MedusaError &&
    error.type === UNAUTHORIZED &&
    !REFUSALS.has(error.message)
  )
}

/** Answers that it is not the password; why stands in the log. */
export function sendSignInFailure(error: MedusaError, request: MedusaRequest, response: MedusaResponse) {
  request.scope.resolve('logger').error(`Nobody can sign in: ${error.message}`)
  response.status(503).json({ message: 'Signing in is not possible just now. Please try again in a moment.' })
}
