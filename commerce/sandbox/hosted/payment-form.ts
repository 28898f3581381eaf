import type Stripe from 'stripe'
import { type CardOutcome, testCard } from '../payment/cards'
import type { Buyer } from '../payment/objects'
import type { TextKey } from './texts'

export const FIELDS = [
  'email',
  'name',
  'line1',
  'line2',
  'postalCode',
  'city',
  'country',
  'number',
  'expiry',
  'cvc',
] as const
export type Field = (typeof FIELDS)[number]
export type Typed = Record<Field, string>
export type Problems = Partial<Record<Field, TextKey>>

export type Reading =
  | { valid: true; buyer: Buyer; outcome: CardOutcome }
  | { valid: false; typed: Typed; problems: Problems }

/** What stood in the form; fields that are missing are empty. */
export function typedIn(body: string): Typed {
  const form = new URLSearchParams(body)
  const entries = FIELDS.map((field) => [field, (form.get(field) ?? '').trim().slice(0, 300)] as const)
  return Object.fromEntries(entries) as Typed
}

/** The buyer and what the card will do, or what is wrong, field by field; `now` tells which dates are past. */
export function readPayment(session: Stripe.Checkout.Session, typed: Typed, now: Date): Reading {
  const countries = session.shipping_address_collection?.allowed_countries
  const card = testCard(typed.number)
  const problems: Problems = {
    ...problem('email', emailProblem(typed.email)),
    ...problem('name', typed.name === '' ? 'nameMissing' : undefined),
    ...(countries && addressProblems(typed, countries)),
    ...problem('number', numberProblem(typed.number, card !== undefined)),
    ...problem('expiry', expiryProblem(typed.expiry, now)),
    ...problem('cvc', /^\d{3,4}$/.test(typed.cvc) ? undefined : 'cvcWrong'),
  }
  if (Object.keys(problems).length > 0 || card === undefined) {
    // Whatever looks like a real card is not sent back either.
    return { valid: false, typed: { ...typed, number: card ? typed.number : '' }, problems }
  }
  const { email, name, line1, line2, city, country, postalCode } = typed
  const address = { line1, line2: line2 || null, city, country, postal_code: postalCode, state: null }
  return { valid: true, buyer: { email, name, address: countries ? address : null }, outcome: card.outcome }
}

function problem(field: Field, key: TextKey | undefined): Problems {
  return key === undefined ? {} : { [field]: key }
}

function emailProblem(email: string): TextKey | undefined {
  if (email === '') return 'emailMissing'
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? undefined : 'emailWrong'
}

function addressProblems(typed: Typed, countries: readonly string[]): Problems {
  const swissCode = typed.country !== 'CH' || /^[1-9]\d{3}$/.test(typed.postalCode)
  return {
    ...problem('line1', typed.line1 === '' ? 'line1Missing' : undefined),
    ...problem('postalCode', swissCode ? undefined : 'postalCodeWrong'),
    ...problem('postalCode', typed.postalCode === '' ? 'postalCodeMissing' : undefined),
    ...problem('city', typed.city === '' ? 'cityMissing' : undefined),
    ...problem('country', countries.includes(typed.country) ? undefined : 'countryWrong'),
  }
}

function numberProblem(number: string, isTestCard: boolean): TextKey | undefined {
  if (number === '') return 'numberMissing'
  return isTestCard ? undefined : 'numberReal'
}

function expiryProblem(expiry: string, now: Date): TextKey | undefined {
  const [, month, year] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(expiry) ?? []
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12)
    return 'expiryWrong'
  // A card is good until the end of its month.
  return new Date(2000 + Number(year), Number(month)) > now ? undefined : 'expiryPast'
}
