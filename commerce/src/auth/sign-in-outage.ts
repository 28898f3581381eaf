import type { MedusaRequest } from '@medusajs/framework/http'
import { MedusaError } from '@medusajs/framework/utils'
import { StaffRefusal } from '../refusals/staff-refusal'

const SIGN_IN_PATH = '/auth/user/emailpass'

/** Medusa's messages for a wrong password. */
const PASSWORD_REFUSALS = new Set([
  'Invalid email or password',
  'Email should be a string',
  'Password should be a string',
])

/** Whether a sign-in failed by a technical error, such as without a database. Medusa answers 401 to that, too. */
export function isSignInOutage(error: unknown, { path }: MedusaRequest): error is MedusaError {
  const { UNAUTHORIZED } = MedusaError.Types
  return (
    path === SIGN_IN_PATH &&
    error instanceof MedusaError &&
    error.type === UNAUTHORIZED &&
    !PASSWORD_REFUSALS.has(error.message)
  )
}

/** Returns the refusal that says that the password is not the reason. The reason is for the log. */
export function createSignInOutageRefusal({ message }: MedusaError): StaffRefusal {
  const cause = `Nobody can sign in: ${message}`
  return Object.assign(new StaffRefusal('sign_in_unavailable'), { cause })
}
