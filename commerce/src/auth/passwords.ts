import type { MedusaRequestHandler } from '@medusajs/framework/http'
import type { MedusaContainer } from '@medusajs/framework/types'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { generateResetPasswordTokenWorkflow } from '@medusajs/medusa/core-flows'
import * as z from 'zod'
import { StaffRefusal } from '../refusals/staff-refusal'
import { getErrorMessage } from '../lib/error-message'
import { findAccountEmail, listAccountEmails } from './account-email'
import { PASSWORD_PROVIDER_ID } from '../lib/provider-ids'
import { parseOrRefuse } from '../lib/http/parse-or-refuse'
import { readStaffLanguage } from './read-staff-language'
import { isGuessablePassword } from './password-strength'
import { MIN_PASSWORD_LENGTH } from '../lib/environment-defaults'

const NEW_PASSWORD_PATH = /\/(?:register|update)$/

const newPasswordSchema = z.object({
  password: z.string().min(MIN_PASSWORD_LENGTH),
  email: z.string().optional(),
})

const resetSchema = z.object({ identifier: z.string().min(1).max(320) })

/** Answers before it looks for the account, as the response time would tell whether there is one. */
export const startPasswordReset: MedusaRequestHandler = (request, response) => {
  const { identifier } = parseOrRefuse(resetSchema, request.body, () => new StaffRefusal('account_missing'))
  response.sendStatus(201)
  resetPassword(identifier, readStaffLanguage(request), request.scope).catch((error: unknown) => {
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
  if (!NEW_PASSWORD_PATH.test(request.path)) return next()
  const { password, email } = parseOrRefuse(
    newPasswordSchema,
    request.body,
    () => new StaffRefusal('short_password', { values: { min: MIN_PASSWORD_LENGTH } }),
  )
  if (isGuessablePassword(password, email)) throw new StaffRefusal('guessable_password')
  next()
}
