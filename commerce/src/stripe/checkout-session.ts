import type Stripe from 'stripe'

/** awaited: completed, its money is on the way; declined: completed, but the money will not come. */
export type SessionStatus = 'open' | 'expired' | 'awaited' | 'declined' | 'paid'

const DEAD_PAYMENT: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled'])

export function sessionStatus(session: Stripe.Checkout.Session): SessionStatus {
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'expired'
  if (session.payment_status === 'paid') return 'paid'
  const payment = paymentOf(session)
  return payment !== undefined && DEAD_PAYMENT.has(payment.status) ? 'declined' : 'awaited'
}

/** How much of a session's payment has gone back, in the smallest unit. */
export function refundedAmount(session: Stripe.Checkout.Session): number {
  return chargeOf(session)?.amount_refunded ?? 0
}

/** Stripe's name of what a session was paid with, such as card or twint. */
export function methodOf(session: Stripe.Checkout.Session): string | undefined {
  return chargeOf(session)?.payment_method_details?.type
}

function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge | undefined {
  const charge = paymentOf(session)?.latest_charge
  return typeof charge === 'object' && charge !== null ? charge : undefined
}

function paymentOf({ payment_intent: payment }: Stripe.Checkout.Session): Stripe.PaymentIntent | undefined {
  return typeof payment === 'object' && payment !== null ? payment : undefined
}
