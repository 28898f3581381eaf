import { DELAYED_PAYMENT_EVENT } from '../stripe/checkout-session'
import { REFUND_UPDATE_EVENTS } from '../stripe/stripe-refunds'

/** Tells of a refund that was made at Stripe. */
const REFUNDED_EVENT = 'charge.refunded'

/** Tells of a session that ended unpaid: no money waits for it. */
export const EXPIRED_EVENT = 'checkout.session.expired'

/** The events after which a session may be paid. */
export const PAID_EVENTS = ['checkout.session.completed', DELAYED_PAYMENT_EVENT] as const

/**
 * Stripe's events that change something here, with what each is about: a session, a charge with the metadata that our
 * payment was opened with, or a refund, which names its payment only. The others are acknowledged and forgotten.
 */
export const HANDLED_EVENTS: ReadonlyMap<string, 'session' | 'charge' | 'refund'> = new Map<
  string,
  'session' | 'charge' | 'refund'
>([
  ...PAID_EVENTS.map((type) => [type, 'session'] as const),
  ['checkout.session.async_payment_failed', 'session'],
  [EXPIRED_EVENT, 'session'],
  [REFUNDED_EVENT, 'charge'],
  ...REFUND_UPDATE_EVENTS.map((type) => [type, 'refund'] as const),
])

/** Whether an event tells of money that has gone back, or has not after all. */
export function isRefundEvent(type: string): boolean {
  const subject = HANDLED_EVENTS.get(type)
  return subject === 'charge' || subject === 'refund'
}
