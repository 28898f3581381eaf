/** What a test card does; the first four numbers are Stripe's own (docs.stripe.com/testing). */
export type CardOutcome =
  | { pays: true; asynchronous?: 'succeeds' | 'fails' }
  | { pays: false; code: 'card_declined' | 'expired_card'; declineCode: DeclineCode }
export type DeclineCode = 'generic_decline' | 'insufficient_funds' | 'expired_card'

export type TestCard = { number: string; label: TestCardLabel; outcome: CardOutcome }
export type TestCardLabel = 'pays' | 'declined' | 'insufficient' | 'expired' | 'paysLater' | 'failsLater'

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', label: 'pays', outcome: { pays: true } },
  {
    number: '4000000000000002',
    label: 'declined',
    outcome: { pays: false, code: 'card_declined', declineCode: 'generic_decline' },
  },
  {
    number: '4000000000009995',
    label: 'insufficient',
    outcome: { pays: false, code: 'card_declined', declineCode: 'insufficient_funds' },
  },
  {
    number: '4000000000000069',
    label: 'expired',
    outcome: { pays: false, code: 'expired_card', declineCode: 'expired_card' },
  },
  // Stripe has no card that is decided later; these two stand for methods that are, such as a bank debit.
  { number: '4000000000007726', label: 'paysLater', outcome: { pays: true, asynchronous: 'succeeds' } },
  { number: '4000000000007734', label: 'failsLater', outcome: { pays: true, asynchronous: 'fails' } },
]

/** The test card with these digits; spaces and dashes do not matter. */
export function testCard(number: string): TestCard | undefined {
  const digits = number.replaceAll(/[\s-]/g, '')
  return TEST_CARDS.find((card) => card.number === digits)
}
