import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import * as z from 'zod'
import { type Language, LANGUAGES } from '../../contract/site/language'
import { getStaffTexts } from '../../refusals/staff-refusal'
import { isStripeUnavailable } from '../../stripe/stripe-errors'
import { readStaffLanguage } from '../../auth/read-staff-language'

/** `stripe.<reason>` of the staff's texts. */
type Reason =
  | 'already_refunded'
  | 'disputed'
  | 'balance_too_low'
  | 'not_refundable'
  | 'unknown_payment'
  | 'key_refused'
  | 'unavailable'
  | 'other'

/** By Stripe's code of the error (docs.stripe.com/error-codes). */
const REASON_BY_CODE: ReadonlyMap<string, Reason> = new Map([
  ['charge_already_refunded', 'already_refunded'],
  ['charge_disputed', 'disputed'],
  ['refund_disputed_payment', 'disputed'],
  ['balance_insufficient', 'balance_too_low'],
  ['insufficient_funds', 'balance_too_low'],
  ['charge_not_refundable', 'not_refundable'],
  ['resource_missing', 'unknown_payment'],
  ['api_key_expired', 'key_refused'],
  ['platform_api_key_expired', 'key_refused'],
  ['secret_key_required', 'key_refused'],
  ['lock_timeout', 'unavailable'],
])

/** By the class of the SDK's error, for errors without a code that says more. */
const REASON_BY_TYPE: ReadonlyMap<string, Reason> = new Map([
  ['StripeAuthenticationError', 'key_refused'],
  ['StripePermissionError', 'key_refused'],
])

/** An error of the SDK, also after a workflow has serialised it. */
const stripeErrorSchema = z.object({
  type: z.string().regex(/^Stripe\w+Error$/),
  code: z.string().nullish(),
  message: z.string().catch(''),
})

type StripeErrorFields = z.infer<typeof stripeErrorSchema>
/** The reason for which Stripe has refused something, and Stripe's own message. */
type Refusal = { reason: Reason; message: string }
type StripeRefusal = { status: number; body: { type: string; code: string; message: string } }

/**
 * Returns the answer to staff about an error of Stripe; undefined for other errors. Its status is 503 where nobody knows
 * whether Stripe has done it.
 */
export function toStripeRefusal(error: unknown, language: Language): StripeRefusal | undefined {
  const refusal = parseRefusal(error)
  return refusal && buildStripeRefusal(refusal, language)
}

function parseRefusal(error: unknown): Refusal | undefined {
  const { data: fields } = stripeErrorSchema.safeParse(error)
  return fields && { reason: findReason(fields, error) ?? 'other', message: fields.message }
}

function findReason({ type, code }: StripeErrorFields, error: unknown): Reason | undefined {
  const reason = REASON_BY_CODE.get(code ?? '')
  if (reason !== undefined) return reason
  return isStripeUnavailable(error) ? 'unavailable' : REASON_BY_TYPE.get(type)
}

function buildStripeRefusal(refusal: Refusal, language: Language): StripeRefusal {
  const message = formatRefusal(refusal, language)
  return refusal.reason === 'unavailable'
    ? { status: 503, body: { type: 'unexpected_state', code: 'provider_unavailable', message } }
    : { status: 400, body: { type: 'not_allowed', code: 'provider_refused', message } }
}

function formatRefusal({ reason, message }: Refusal, language: Language): string {
  return getStaffTexts(language)(`stripe.${reason}`, { message })
}

/** Whether staff have asked for something that Stripe has refused. */
export function isStripeRefusal(error: unknown, { path }: MedusaRequest): boolean {
  return path.startsWith('/admin') && stripeErrorSchema.safeParse(error).success
}

/** Answers a refusal of Stripe with a sentence in the language of staff. */
export function sendStripeRefusal(error: unknown, request: MedusaRequest, response: MedusaResponse): void {
  const refusal = parseRefusal(error)
  if (refusal === undefined) throw error
  const english = formatRefusal(refusal, 'en')
  request.scope.resolve('logger').warn(`${request.method} ${request.path} was refused by Stripe: ${english}`)
  const { status, body } = buildStripeRefusal(refusal, readStaffLanguage(request) ?? LANGUAGES[0])
  response.status(status).json(body)
}
