import type { MedusaRequestHandler } from '@medusajs/framework/http'
import * as z from 'zod'
import { MIN_PASSWORD_LENGTH } from '../lib/password-length'

const SETTING = /\/(?:register|update)$/
const bodySchema = z.object({ password: z.string().min(MIN_PASSWORD_LENGTH) })

/** Refuses to set a password that is short: Medusa takes one of a single character. */
export const refuseShortPasswords: MedusaRequestHandler = (request, response, next) => {
  if (!SETTING.test(request.path) || bodySchema.safeParse(request.body).success) return next()
  // For 400 Medusa's page at /app/invite would say that the invitation is invalid, and end there.
  response
    .status(422)
    .json({ message: `Please choose a password of ${MIN_PASSWORD_LENGTH} or more characters.` })
}
