import type Stripe from 'stripe'

export const MEDUSA_REFUND = 'medusa_refund'

/** By which Medusa's refund is known to be one of the provider's. */
export function noteOfRefund({ id }: Stripe.Refund): string {
  return `Refunded at Stripe: ${id}`
}

const LIMIT = 100

/** A payment's refunds that have gone or are on their way, the oldest first. */
export async function refundsOf(paymentIntent: string, stripe: Stripe): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: LIMIT })
  return data.filter(hasGone).toReversed()
}

/** Whether a refund's money has gone or is on its way. */
export function hasGone({ status }: Stripe.Refund): boolean {
  return status !== 'failed' && status !== 'canceled'
}
