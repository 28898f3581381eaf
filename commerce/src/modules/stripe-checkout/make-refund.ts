import type Stripe from 'stripe'
import { MEDUSA_REFUND, refundsOf } from '../../stripe/stripe-refunds'

/** `refundId`: Medusa's; `knownOf`: which of such ids it still has. */
type NewRefund = {
  paymentIntent: string
  rappen: number
  refundId: string
  knownOf: (ids: string[]) => Promise<{ id: string }[]>
}

/**
 * Has Stripe refund, once for each of Medusa's refunds. One of this amount that Medusa does not know of is adopted, also
 * where it was Medusa's and is forgotten: that deletes its own where the database fails after Stripe has answered.
 */
export async function makeRefund(
  { paymentIntent, rappen, refundId, knownOf }: NewRefund,
  stripe: Stripe,
): Promise<void> {
  const metadata = { [MEDUSA_REFUND]: refundId }
  const made = await refundsOf(paymentIntent, stripe)
  if (isMade(refundId, made)) return
  const marks = made.flatMap(({ metadata }) => metadata?.[MEDUSA_REFUND] || [])
  const known = new Set((await knownOf(marks)).map(({ id }) => id))
  const unknown = made.find(
    ({ amount, metadata }) => amount === rappen && !known.has(metadata?.[MEDUSA_REFUND] ?? ''),
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
    if (!isMade(refundId, await refundsOf(paymentIntent, stripe).catch(() => []))) throw error
  }
}

function isMade(refundId: string, made: readonly Stripe.Refund[]): boolean {
  return made.some(({ metadata }) => metadata?.[MEDUSA_REFUND] === refundId)
}
