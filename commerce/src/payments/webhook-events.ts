/** Tells of a refund that was made at Stripe. */
export const REFUNDED_EVENT = 'charge.refunded'

/** Tells of a session that ended unpaid: no money waits for it. */
export const EXPIRED_EVENT = 'checkout.session.expired'

/** Those that may tell of money that has come. */
export const PAID_EVENTS = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'] as const

/**
 * Stripe's events that change something here, with what each is about: a session, or a charge with the metadata that our
 * payment was opened with. The others are acknowledged and forgotten.
 */
export const HANDLED_EVENTS: ReadonlyMap<string, 'session' | 'charge'> = new Map([
  ...PAID_EVENTS.map((type) => [type, 'session'] as const),
  ['checkout.session.async_payment_failed', 'session'],
  [EXPIRED_EVENT, 'session'],
  [REFUNDED_EVENT, 'charge'],
])
