import type Stripe from 'stripe'

/** Metadata of the provider's refunds: the refund that Medusa has on its books for it. */
export const MEDUSA_REFUND = 'medusa_refund'

/** Most refunds of one payment that are looked at; the provider's largest page. */
const LIMIT = 100

/** The money of a payment that has gone back or is on its way, the oldest first. */
export async function refundsOf(paymentIntent: string, stripe: Stripe): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: LIMIT })
  return data.filter(({ status }) => status !== 'failed' && status !== 'canceled').toReversed()
}
