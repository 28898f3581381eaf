import type Stripe from 'stripe'
import { type Outcome, findCardOutcome } from './cards'

export type Method = 'card' | 'twint'

/** TWINT takes francs, up to 5,000 (docs.stripe.com/payments/twint). */
const TWINT_LIMIT = 500_000

/** As Stripe does for a session that names none, with both methods switched on in its account. */
export function listMethods(currency: string, amount: number): Method[] {
  return currency === 'chf' && amount <= TWINT_LIMIT ? ['card', 'twint'] : ['card']
}

export const TWINT_REFUSED = {
  pays: false,
  type: 'invalid_request_error',
  code: 'payment_intent_authentication_failure',
  message: 'The provided PaymentMethod has failed authentication.',
} as const

/** What the buyer's app answers. Stripe hears from TWINT at once; the last two are for shops that must wait. */
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

/** What comes of a payment by this method; undefined where it names no test card and no answer of TWINT. */
export function getMethodOutcome(
  method: Method,
  { number, twint }: { number: string; twint: string },
): Outcome | undefined {
  if (method === 'card') return findCardOutcome(number)
  return isTwintAnswer(twint) ? TWINT_ANSWERS[twint] : undefined
}

/** The method that was chosen, of those that the session offers; a card where none was. */
export function getMethod(session: Stripe.Checkout.Session, chosen: string): Method {
  return chosen === 'twint' && session.payment_method_types.includes('twint') ? 'twint' : 'card'
}
