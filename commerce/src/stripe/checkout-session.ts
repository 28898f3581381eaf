import Stripe from 'stripe'

/** processing: completed, its money is on the way; payment_failed: completed, but the money will not come. */
export type SessionStatus = 'open' | 'expired' | 'processing' | 'payment_failed' | 'paid'

/** It gives access to its order. */
export const SESSION_ID = /^cs_[\w-]{1,200}$/

const FAILED_INTENT_STATUSES: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled'])

export function getSessionStatus(session: Stripe.Checkout.Session): SessionStatus {
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'expired'
  if (session.payment_status === 'paid') return 'paid'
  const payment = findPaymentIntent(session)
  return payment !== undefined && FAILED_INTENT_STATUSES.has(payment.status) ? 'payment_failed' : 'processing'
}

/** How much of a session's payment has gone back, in the smallest unit. */
export function getRefundedAmount(session: Stripe.Checkout.Session): number {
  return findCharge(session)?.amount_refunded ?? 0
}

/** Stripe's name of what a session was paid with, such as card or twint. */
export function getPaymentMethod(session: Stripe.Checkout.Session): string | undefined {
  return findCharge(session)?.payment_method_details?.type
}

function findCharge(session: Stripe.Checkout.Session): Stripe.Charge | undefined {
  const charge = findPaymentIntent(session)?.latest_charge
  return typeof charge === 'object' && charge !== null ? charge : undefined
}

function findPaymentIntent({
  payment_intent: payment,
}: Stripe.Checkout.Session): Stripe.PaymentIntent | undefined {
  return typeof payment === 'object' && payment !== null ? payment : undefined
}

/** The session with its payment and charge; undefined when the provider knows none. */
export async function retrieveSession(sessionId: string, stripe: Stripe) {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return undefined
    }
    throw error
  }
}
