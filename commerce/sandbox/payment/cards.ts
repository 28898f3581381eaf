export type Outcome = { pays: true; asynchronous?: 'succeeds' | 'fails' } | Decline
/** `declineCode` is the bank's reason. */
export type Decline = {
  pays: false
  type: 'card_error' | 'invalid_request_error'
  code: string
  declineCode?: DeclineCode
  message: string
}
type DeclineCode = 'generic_decline' | 'insufficient_funds' | 'expired_card'

function buildDecline(declineCode: DeclineCode, message: string, code = 'card_declined') {
  return { pays: false, type: 'card_error', code, declineCode, message } as const
}

export const DECLINED = buildDecline('generic_decline', 'Your card was declined.')
const INSUFFICIENT = buildDecline('insufficient_funds', 'Your card has insufficient funds.')
const EXPIRED = buildDecline('expired_card', 'Your card has expired.', 'expired_card')

/** The first four numbers are Stripe's own (docs.stripe.com/testing). */
export const TEST_CARDS = [
  { number: '4242424242424242', label: 'pays', outcome: { pays: true } },
  { number: '4000000000000002', label: 'declined', outcome: DECLINED },
  { number: '4000000000009995', label: 'insufficient', outcome: INSUFFICIENT },
  { number: '4000000000000069', label: 'expired', outcome: EXPIRED },
  // Stripe has no card whose outcome is decided later.
  // These two behave like such methods, for example bank debits.
  { number: '4000000000007726', label: 'paysLater', outcome: { pays: true, asynchronous: 'succeeds' } },
  { number: '4000000000007734', label: 'failsLater', outcome: { pays: true, asynchronous: 'fails' } },
] as const

/** Returns the outcome of a test card; undefined for any other number. */
export function findCardOutcome(number: string): Outcome | undefined {
  const digits = number.replaceAll(/[\s-]/g, '')
  return TEST_CARDS.find((card) => card.number === digits)?.outcome
}
