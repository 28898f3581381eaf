import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import {
  DRAWING_PART,
  FIRST_VALUES,
  LANGUAGE_PART,
  PLAIN_FIELDS,
  PLAIN_STEPS,
  type PlainValues,
  STEP_PART,
} from '../../../contract/press/plain-form'
import { TRAP_PART } from '../../../contract/press/request'
import { LANGUAGES } from '../../../contract/settings'
import { addressHash } from '../../../lib/address-hash'
import { negotiateLanguage } from '../../../lib/language'
import { inTurnOfAddress } from '../../../press/in-turn-of-address'
import { answerForm, type FormAnswer, formAgain } from '../../../press/plain/answer-form'
import { PressError } from '../../../press/press-error'
import { loggedFailure } from '../../error-handler'
import { sendPage } from '../../send-page'

/** Longest text that is read of a field, and filled in again; what is right is shorter. */
const MOST_TYPED = 5000

const typed = z.string().max(MOST_TYPED)
const formSchema = z.strictObject({
  ...(Object.fromEntries(PLAIN_FIELDS.map((field) => [field, typed])) as Record<
    keyof PlainValues,
    typeof typed
  >),
  [LANGUAGE_PART]: z.enum(LANGUAGES),
  [STEP_PART]: z.enum(PLAIN_STEPS),
  [DRAWING_PART]: z
    .string()
    .regex(/^[\w-]{0,40}$/)
    .default(''),
  [TRAP_PART]: z.literal('').optional(),
})

type Received = MedusaRequest & { file?: { buffer: Buffer }; refused?: PressError }

/** POST /api/press-form: the form without scripts, answered with a page. */
export async function POST(request: Received, response: MedusaResponse): Promise<void> {
  const { language: chosen } =
    formSchema.pick({ language: true }).safeParse({ ...textsIn(request) }).data ?? {}
  const language = chosen ?? negotiateLanguage(request.headers.cookie, request.headers['accept-language'])
  const { status, shown, retryAfter } = await answered(request)
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
  await sendPage(request, response, { name: 'press', language, status, shown: { press: shown } })
}

async function answered(request: Received): Promise<FormAnswer> {
  const { refused } = request
  const parsed = formSchema.safeParse({ ...textsIn(request) })
  if (!parsed.success || refused !== undefined)
    return unread(refused ?? new PressError('invalid_form'), request)
  const { language, step, drawing, [TRAP_PART]: _trap, ...values } = parsed.data
  const { cookieSecret } = request.scope.resolve('environment')
  const { buffer } = request.file ?? {}
  try {
    const address = addressHash(request.ip ?? '', cookieSecret)
    const file = buffer?.length ? buffer : undefined
    const posted = { values, step, language, drawing, file, addressHash: address }
    return await inTurnOfAddress(address, () => answerForm(posted, request.scope))
  } catch (error) {
    const { status } = loggedFailure(error, request)
    // Of a new file nothing is known; the one before is another drawing.
    const known = buffer?.length ? null : drawing || null
    const code = error instanceof PressError ? error.body.code : 'unknown'
    return { status, shown: formAgain(values, { code }, { drawing: known }) }
  }
}

/** A form that is none, or whose drawing is too large: whatever was read of it is filled in again. */
function unread({ status, body: { code } }: PressError, request: Received): FormAnswer {
  const texts = textsIn(request)
  if (Object.keys(texts).length === 0) return { status, shown: { kind: 'refused', problem: { code } } }
  const values = Object.fromEntries(
    PLAIN_FIELDS.map((field) => [field, typed.safeParse(texts[field]).data ?? FIRST_VALUES[field]]),
  ) as PlainValues
  return { status, shown: formAgain(values, { code }) }
}

function textsIn({ body }: MedusaRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
