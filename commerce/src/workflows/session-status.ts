import Stripe from 'stripe'

/**
 * Where a session stands at the provider. open: the buyer may still pay; expired: closed unpaid; awaited: completed,
 * its money is on the way; declined: completed, but the money will not come; paid.
 */
export type SessionStatus = 'open' | 'expired' | 'awaited' | 'declined' | 'paid'

/** What a payment is in after which no money comes. */
const DEAD_PAYMENT: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled'])

/** The session as the provider has it now, with its payment and charge; undefined when it knows none. */
export async function retrieveSession(
  sessionId: string,
  stripe: Stripe,
): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] })
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return undefined
    }
    throw error
  }
}

/** Where a session of `retrieveSession` stands. */
export function sessionStatus(session: Stripe.Checkout.Session): SessionStatus {
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'expired'
  if (session.payment_status === 'paid') return 'paid'
  const payment = paymentOf(session)
  return payment !== undefined && DEAD_PAYMENT.has(payment.status) ? 'declined' : 'awaited'
}

/** How much of what a session of `retrieveSession` was paid has gone back, in the smallest unit. */
export function refundedAmount(session: Stripe.Checkout.Session): number {
  const charge = paymentOf(session)?.latest_charge
  return typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0
}

function paymentOf({ payment_intent: payment }: Stripe.Checkout.Session): Stripe.PaymentIntent | undefined {
  return typeof payment === 'object' && payment !== null ? payment : undefined
}
