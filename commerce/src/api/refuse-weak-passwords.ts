import type { MedusaRequestHandler } from '@medusajs/framework/http'
import * as z from 'zod'
import { isGuessablePassword } from '../lib/password-strength'
import { MIN_PASSWORD_LENGTH } from '../lib/password-length'

const SETTING = /\/(?:register|update)$/
const GUESSABLE =
  'This password is among the first that are guessed. Please choose another, such as four words that do not belong together.'

const bodySchema = z.object({
  password: z
    .string()
    .min(MIN_PASSWORD_LENGTH, `Please choose a password of ${MIN_PASSWORD_LENGTH} or more characters.`),
  email: z.string().optional(),
})

/** Refuses to set a password that is short or guessed soon: Medusa takes one of a single character. */
export const refuseWeakPasswords: MedusaRequestHandler = (request, response, next) => {
  if (!SETTING.test(request.path)) return next()
  const { data, error } = bodySchema.safeParse(request.body)
  const weakness = data === undefined ? error.issues[0]?.message : findWeakness(data)
  if (weakness === undefined) return next()
  // For 400 Medusa's page at /app/invite would say that the invitation is invalid, and end there.
  response.status(422).json({ message: weakness })
}

function findWeakness({ password, email }: z.infer<typeof bodySchema>): string | undefined {
  return isGuessablePassword(password, email) ? GUESSABLE : undefined
}
