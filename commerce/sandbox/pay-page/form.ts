import type Stripe from 'stripe'
import * as z from 'zod'
import { findCardOutcome, type Outcome } from '../payment/cards'
import { getMethod, getMethodOutcome, type Method } from '../payment/methods'
import type { SandboxBuyer } from '../payment/objects'
import type { PayPageTextKey, PayPageTexts } from './pay-page-texts'
import type { Language } from '../../src/contract/site/language'
import { parseEmail } from '../../src/contract/text/email'
import type { SessionRow } from '../payment/store'

const ADDRESS_FIELDS = ['line1', 'line2', 'postalCode', 'city', 'country'] as const

const FIELDS = ['email', 'name', ...ADDRESS_FIELDS, 'method', 'number', 'expiry', 'cvc', 'twint'] as const

export type Field = (typeof FIELDS)[number]

type FormFields = Record<Field, string>

/** The state of the form: typed values, errors, why it did not pay, and what gets the focus. */
export type FormState = {
  typed: Partial<FormFields>
  problems?: Partial<Record<Field, PayPageTextKey>>
  declined?: PayPageTextKey
  focus?: Field | 'pay'
}

const required = (message: PayPageTextKey) => z.string().min(1, { error: message, abort: true })

const createPatternSchema = (pattern: RegExp, message: PayPageTextKey) =>
  z.string().regex(pattern, { error: message, abort: true })

function createFormSchema(countries: readonly string[] | undefined, method: Method) {
  const postalCode = countries?.join() === 'CH' ? /^([1-9]\d{3})?$/ : /^/
  return z.object({
    email: required('emailMissing').refine(
      (email) => parseEmail(email) !== undefined,
      'emailWrong' satisfies PayPageTextKey,
    ),
    ...((countries || method === 'card') && { name: required('nameMissing') }),
    ...(countries && {
      line1: required('line1Missing'),
      postalCode: createPatternSchema(postalCode, 'postalCodeWrong').pipe(required('postalCodeMissing')),
      city: required('cityMissing'),
      country: z.enum(countries, 'countryWrong' satisfies PayPageTextKey),
    }),
    ...(method === 'card' && CARD_FIELDS),
  })
}

const CARD_FIELDS = {
  number: required('numberMissing').refine(findCardOutcome, 'numberReal' satisfies PayPageTextKey),
  expiry: createPatternSchema(/^(0?[1-9]|1[0-2])\s*\/\s*(20)?\d\d$/, 'expiryWrong').refine(
    isNotPast,
    'expiryPast' satisfies PayPageTextKey,
  ),
  cvc: createPatternSchema(/^\d{3,4}$/, 'cvcWrong'),
}

export function readFormFields(body: Record<string, unknown>): FormFields {
  return Object.fromEntries(
    FIELDS.map((field) => [
      field,
      String(body[field] ?? '')
        .trim()
        .slice(0, 300),
    ]),
  ) as FormFields
}

export function readPayment(
  session: Stripe.Checkout.Session,
  typed: FormFields,
): { buyer: SandboxBuyer; outcome: Outcome; method: Method } | FormState {
  const countries = session.shipping_address_collection?.allowed_countries
  const method = getMethod(session, typed.method)
  const outcome = getMethodOutcome(method, typed)
  const { error } = createFormSchema(countries, method).safeParse(typed)
  if (error || !outcome) {
    const problems = Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? [])
    const focus = error?.issues[0]?.path[0] as Field
    // A number that may be a real card is not sent back.
    return { typed: { ...typed, number: findCardOutcome(typed.number) ? typed.number : '' }, problems, focus }
  }
  const { email, name, line1, line2, city, country, postalCode } = typed
  const address = { line1, line2: line2 || null, city, country, postal_code: postalCode, state: null }
  return { buyer: { email, name, address: countries ? address : null }, outcome, method }
}

function isNotPast(expiry: string): boolean {
  const [month, year] = expiry.split('/').map(Number)
  return new Date(2000 + ((year ?? 0) % 100), month ?? 0) > new Date()
}

export type PayPageProps = { row: SessionRow; form: FormState; language: Language; t: PayPageTexts }
