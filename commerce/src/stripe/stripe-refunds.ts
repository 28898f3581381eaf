import type Stripe from 'stripe'

export const MEDUSA_REFUND_KEY = 'medusa_refund'

/** By which Medusa's refund is known to be one of the provider's. */
export function toRefundNote({ id }: Stripe.Refund): string {
  return `Refunded at Stripe: ${id}`
}

const LIMIT = 100

/** A payment's refunds that have gone or are on their way, the oldest first. */
export async function listStripeRefunds(paymentIntent: string, stripe: Stripe): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: LIMIT })
  return data.filter(isEffectiveRefund).toReversed()
}

/** Whether a refund's money has gone or is on its way. */
export function isEffectiveRefund({ status }: Stripe.Refund): boolean {
  return status !== 'failed' && status !== 'canceled'
}
