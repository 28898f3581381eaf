import type { MedusaRequest, MedusaRequestHandler } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys, MedusaError, Modules } from '@medusajs/framework/utils'
import { generateResetPasswordTokenWorkflow } from '@medusajs/medusa/core-flows'
import * as z from 'zod'
import { StaffRefusal } from '../../lib/staff-refusal'
import { getErrorMessage } from '../../lib/error-message'
import { findAccountEmail, getAccountKey, listAccountEmails, listAlikeEmails } from '../../lib/account-email'
import { PASSWORD_PROVIDER_ID } from '../../lib/provider-ids'
import { readStaffLanguage } from './staff-language'
import { parseStaffEmail } from '../../contract/text/email'
import { isGuessablePassword } from '../../lib/password-strength'
import { MIN_PASSWORD_LENGTH } from '../../lib/environment-defaults'

const SETTING = /\/(?:register|update)$/

const newPasswordSchema = z.object({
  password: z.string().min(MIN_PASSWORD_LENGTH),
  email: z.string().optional(),
})

const registrationSchema = z.object({ email: z.string().min(1).max(320) })

const staffEmailSchema = z.looseObject({ email: z.string() })

const SIGN_IN_PATH = '/auth/user/emailpass'

/** Medusa's messages for a wrong password. */
const REFUSALS = new Set([
  'Invalid email or password',
  'Email should be a string',
  'Password should be a string',
])

const resetSchema = z.object({ identifier: z.string().min(1).max(320) })

/** Answers before it looks for the account, as the response time would tell whether there is one. */
export const startPasswordReset: MedusaRequestHandler = (request, response) => {
  const { data: body } = resetSchema.safeParse(request.body)
  if (body === undefined) throw new StaffRefusal('account_missing')
  response.sendStatus(201)
  resetPassword(body.identifier, readStaffLanguage(request), request.scope).catch((error: unknown) => {
    request.scope.resolve('logger').error(`A password could not be reset: ${getErrorMessage(error)}`)
  })
}

/** Does the same as Medusa's route (Medusa 2.21), and adds the mail's language. */
async function resetPassword(
  typed: string,
  language: string | undefined,
  container: MedusaContainer,
): Promise<void> {
  const entityId = findAccountEmail(typed, await listAccountEmails(container.resolve('__pg_connection__')))
  if (entityId === undefined) return
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  await generateResetPasswordTokenWorkflow(container).run({
    input: {
      entityId,
      actorType: 'user',
      provider: PASSWORD_PROVIDER_ID,
      secret: http.jwtSecret ?? '',
      jwtOptions: http.jwtOptions,
      metadata: language === undefined ? {} : { language },
    },
  })
}

/** Refuses a new password that is short or easily guessed. Medusa accepts a single character. */
export const refuseWeakPasswords: MedusaRequestHandler = (request, _response, next) => {
  if (!SETTING.test(request.path)) return next()
  const { data } = newPasswordSchema.safeParse(request.body)
  if (data === undefined) throw new StaffRefusal('short_password', { values: { min: MIN_PASSWORD_LENGTH } })
  if (isGuessablePassword(data.password, data.email)) throw new StaffRefusal('guessable_password')
  next()
}

/**
 * POST /admin/invites: keeps an invited address clean and in lower case. One that staff or an invitation have in another
 * spelling is replaced by that, so that Medusa refuses it as known.
 */
export const cleanInvitedEmail: MedusaRequestHandler = async (request, _response, next) => {
  const email = cleanStaffEmail(request)
  const taken = await request.scope.resolve('staffStore').listTakenEmails()
  setEmail(request, listAlikeEmails(email, taken)[0] ?? email)
  next()
}

/** POST /admin/invites/accept: keeps the address of the new account clean and in lower case, if it is given. */
export const cleanAcceptedEmail: MedusaRequestHandler = (request, _response, next) => {
  if (staffEmailSchema.safeParse(request.body).success) setEmail(request, cleanStaffEmail(request))
  next()
}

/** Returns the address in a body. Throws StaffRefusal. */
function cleanStaffEmail(request: MedusaRequest): string {
  const email = parseStaffEmail(staffEmailSchema.safeParse(request.body).data?.email ?? '')
  if (email === undefined) throw new StaffRefusal('not_email')
  return email
}

/** Medusa has parsed the body by then. */
function setEmail(request: MedusaRequest, email: string): void {
  request.validatedBody = { ...z.looseObject({}).parse(request.validatedBody), email }
}

/** Lets only invited addresses register, and removes an unclaimed identity of the address. */
export const requireInvitation: MedusaRequestHandler = async (request, _response, next) => {
  const { data: body } = registrationSchema.safeParse(request.body)
  // It is 400, for which Medusa's page at /app/invite says that the invitation is invalid.
  if (body === undefined || !(await isInvited(body.email, request.scope)))
    throw new StaffRefusal('no_invitation')
  await removeUnclaimed(body.email, request.scope)
  next()
}

async function isInvited(email: string, container: MedusaContainer): Promise<boolean> {
  return listAlikeEmails(email, await container.resolve('staffStore').listInvitedEmails()).length > 0
}

async function removeUnclaimed(email: string, container: MedusaContainer): Promise<void> {
  const unclaimed = await container.resolve('staffStore').listUnclaimed()
  const key = getAccountKey(email)
  const ids = unclaimed.filter((account) => getAccountKey(account.email) === key).map(({ id }) => id)
  if (ids.length > 0) await container.resolve(Modules.AUTH).deleteAuthIdentities(ids)
}

/** Whether a sign-in failed by a technical error, such as without a database. Medusa answers 401 to that, too. */
export function isSignInFailure(error: unknown, { path }: MedusaRequest): error is MedusaError {
  const { UNAUTHORIZED } = MedusaError.Types
  return (
    path === SIGN_IN_PATH &&
    error instanceof MedusaError &&
    error.type === UNAUTHORIZED &&
    !REFUSALS.has(error.message)
  )
}

/** Returns the refusal that says that the password is not the reason. The reason is for the log. */
export function createSignInRefusal({ message }: MedusaError): StaffRefusal {
  const cause = `Nobody can sign in: ${message}`
  return Object.assign(new StaffRefusal('sign_in_unavailable'), { cause })
}
