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

/** `refundId`: Medusa's; `knownOf`: which of such ids it still has. */
type StripeRefundInput = {
  paymentIntent: string
  rappen: number
  refundId: string
  knownOf: (ids: string[]) => Promise<{ id: string }[]>
}

/**
 * Has Stripe refund, once for each of Medusa's refunds. One of this amount that Medusa does not know of is adopted, also
 * where it was Medusa's and is forgotten: that deletes its own where the database fails after Stripe has answered.
 */
export async function createStripeRefund(
  { paymentIntent, rappen, refundId, knownOf }: StripeRefundInput,
  stripe: Stripe,
): Promise<void> {
  const metadata = { [MEDUSA_REFUND_KEY]: refundId }
  const made = await listStripeRefunds(paymentIntent, stripe)
  if (wasRefundCreated(refundId, made)) return
  const marks = made.flatMap(({ metadata }) => metadata?.[MEDUSA_REFUND_KEY] || [])
  const known = new Set((await knownOf(marks)).map(({ id }) => id))
  const unknown = made.find(
    ({ amount, metadata }) => amount === rappen && !known.has(metadata?.[MEDUSA_REFUND_KEY] ?? ''),
  )
  if (unknown !== undefined) {
    await stripe.refunds.update(unknown.id, { metadata })
    return
  }
  try {
    await stripe.refunds.create(
      { payment_intent: paymentIntent, amount: rappen, metadata },
      { idempotencyKey: refundId },
    )
  } catch (error) {
    // Where only Stripe's answer was lost, it is made: after an error Medusa forgets its own, and it would go out twice.
    if (!wasRefundCreated(refundId, await listStripeRefunds(paymentIntent, stripe).catch(() => [])))
      throw error
  }
}

function wasRefundCreated(refundId: string, made: readonly Stripe.Refund[]): boolean {
  return made.some(({ metadata }) => metadata?.[MEDUSA_REFUND_KEY] === refundId)
}
