import type Stripe from 'stripe'
import { type Outcome, findCardOutcome } from './cards'

export type Method = 'card' | 'twint'

/** In the smallest unit: TWINT accepts francs up to 5,000 (docs.stripe.com/payments/twint). */
const TWINT_LIMIT = 500_000

/** Returns the methods of a session that names none, as Stripe does if both are enabled in the account. */
export function listMethods(currency: string, amount: number): Method[] {
  return currency === 'chf' && amount <= TWINT_LIMIT ? ['card', 'twint'] : ['card']
}

export const TWINT_REFUSED = {
  pays: false,
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided PaymentMethod has failed authentication.',
} as const

/**
 * The answers of the buyer's TWINT app.
 * Stripe gets the result at once; the last two are for testing delayed results.
 */
export const TWINT_ANSWERS = {
  pays: { pays: true },
  declined: TWINT_REFUSED,
  paysLater: { pays: true, asynchronous: 'succeeds' },
  failsLater: { pays: true, asynchronous: 'fails' },
} as const satisfies Record<string, Outcome>
export type TwintAnswer = keyof typeof TWINT_ANSWERS

export function isTwintAnswer(text: string): text is TwintAnswer {
  return Object.hasOwn(TWINT_ANSWERS, text)
}

/** Returns the outcome of a payment; undefined if it names neither a test card nor an answer of TWINT. */
export function getMethodOutcome(
  method: Method,
  { number, twint }: { number: string; twint: string },
): Outcome | undefined {
  if (method === 'card') return findCardOutcome(number)
  return isTwintAnswer(twint) ? TWINT_ANSWERS[twint] : undefined
}

/** Returns the chosen method if the session offers it; by default card. */
export function getMethod(session: Stripe.Checkout.Session, chosen: string): Method {
  return chosen === 'twint' && session.payment_method_types.includes('twint') ? 'twint' : 'card'
}
