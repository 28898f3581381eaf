import type Stripe from 'stripe'

export const MEDUSA_REFUND_KEY = 'medusa_refund'

/** Returns the note by which a refund of Medusa's refers to one of Stripe's. */
export function toRefundNote({ id }: Stripe.Refund): string {
  return `Refunded at Stripe: ${id}`
}

const LIMIT = 100

/** Returns the payment's refunds that are neither failed nor cancelled, the oldest first. */
export async function listStripeRefunds(paymentIntent: string, stripe: Stripe): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: LIMIT })
  return data.filter(isEffectiveRefund).toReversed()
}

/** Whether a refund is made or pending. */
export function isEffectiveRefund({ status }: Stripe.Refund): boolean {
  return status !== 'failed' && status !== 'canceled'
}

/** `refundId` is Medusa's. `listKnownIds` returns which of such ids Medusa still has. */
type StripeRefundInput = {
  paymentIntent: string
  rappen: number
  refundId: string
  listKnownIds: (ids: string[]) => Promise<{ id: string }[]>
}

/**
 * Makes Stripe refund, once for each refund of Medusa's. Adopts a Stripe refund of the same amount that Medusa
 * does not know: its own row may have been deleted, when the database failed after Stripe's answer.
 */
export async function createStripeRefund(
  { paymentIntent, rappen, refundId, listKnownIds }: StripeRefundInput,
  stripe: Stripe,
): Promise<void> {
  const metadata = { [MEDUSA_REFUND_KEY]: refundId }
  const made = await listStripeRefunds(paymentIntent, stripe)
  if (wasRefundCreated(refundId, made)) return
  const marks = made.flatMap(({ metadata }) => metadata?.[MEDUSA_REFUND_KEY] || [])
  const known = new Set((await listKnownIds(marks)).map(({ id }) => id))
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
    // If only the answer was lost, the refund is made.
    // The error would make Medusa delete its row, and refund twice.
    if (!wasRefundCreated(refundId, await listStripeRefunds(paymentIntent, stripe).catch(() => [])))
      throw error
  }
}

function wasRefundCreated(refundId: string, made: readonly Stripe.Refund[]): boolean {
  return made.some(({ metadata }) => metadata?.[MEDUSA_REFUND_KEY] === refundId)
}
