import type Stripe from 'stripe'

export const MEDUSA_REFUND_KEY = 'medusa_refund'

/** The metadata key under which Medusa's refund holds when Stripe made it, in ISO 8601. Older refunds have none. */
export const REFUNDED_AT_KEY = 'refunded_at'

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
 * does not know: its own row may have been deleted, when the database failed after Stripe's answer. Returns Stripe's
 * refund.
 */
export async function createStripeRefund(
  { paymentIntent, rappen, refundId, listKnownIds }: StripeRefundInput,
  stripe: Stripe,
): Promise<Stripe.Refund> {
  const metadata = { [MEDUSA_REFUND_KEY]: refundId }
  const made = await listStripeRefunds(paymentIntent, stripe)
  const known = findByMark(refundId, made)
  if (known !== undefined) return known
  const marks = made.flatMap((refund) => refund.metadata?.[MEDUSA_REFUND_KEY] || [])
  const knownIds = new Set((await listKnownIds(marks)).map(({ id }) => id))
  const unknown = made.find(
    (refund) => refund.amount === rappen && !knownIds.has(refund.metadata?.[MEDUSA_REFUND_KEY] ?? ''),
  )
  if (unknown !== undefined) return stripe.refunds.update(unknown.id, { metadata })
  try {
    return await stripe.refunds.create(
      { payment_intent: paymentIntent, amount: rappen, metadata },
      { idempotencyKey: refundId },
    )
  } catch (error) {
    // If only the answer was lost, the refund is made.
    // The error would make Medusa delete its row, and refund twice.
    const answered = findByMark(refundId, await listStripeRefunds(paymentIntent, stripe).catch(() => []))
    if (answered === undefined) throw error
    return answered
  }
}

function findByMark(refundId: string, made: readonly Stripe.Refund[]): Stripe.Refund | undefined {
  return made.find(({ metadata }) => metadata?.[MEDUSA_REFUND_KEY] === refundId)
}
