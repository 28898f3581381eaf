import Stripe from 'stripe'
import { fromUnixTime } from './stripe-client'

export const MEDUSA_REFUND_KEY = 'medusa_refund'

/** The metadata key under which Medusa's refund holds when Stripe made it, in ISO 8601. Older refunds have none. */
export const REFUNDED_AT_KEY = 'refunded_at'

/** The metadata key under which Stripe keeps the note of Medusa's refund while that is made anew. */
export const REFUND_NOTE_KEY = 'medusa_note'
/** Stripe's limit. */
const MAX_METADATA_LENGTH = 500

/** Keeps the note of Medusa's refund at Stripe, as far as it fits. */
export async function keepRefundNote(refundId: string, note: string, stripe: Stripe): Promise<void> {
  await stripe.refunds.update(refundId, {
    metadata: { [REFUND_NOTE_KEY]: note.slice(0, MAX_METADATA_LENGTH) },
  })
}

/** Returns the note by which a refund of Medusa's refers to one of Stripe's. */
export function toRefundNote({ id }: Stripe.Refund): string {
  return `Refunded at Stripe: ${id}`
}

const PAGE_SIZE = 100
/** A limit, as several shops may share the Stripe account. */
const MAX_UPDATES = 1000

/** Returns the payment's refunds, those that have failed as well, the oldest first. */
export async function listStripeRefunds(paymentIntent: string, stripe: Stripe): Promise<Stripe.Refund[]> {
  const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: PAGE_SIZE })
  return data.toReversed()
}

/** Whether a refund is made or pending: neither failed nor cancelled, which it may still become. */
export function isEffectiveRefund({ status }: Pick<Stripe.Refund, 'status'>): boolean {
  return status !== 'failed' && status !== 'canceled'
}

/** The events by which Stripe reports that a refund has failed or was cancelled: one of them comes. */
export const REFUND_UPDATE_EVENTS = ['refund.failed', 'refund.updated', 'charge.refund.updated'] as const

/** Returns Stripe's reason, such as 'expired_or_canceled_card'; 'canceled' or 'unknown' where it gives none. */
export function getRefundFailureReason(refund: Pick<Stripe.Refund, 'status' | 'failure_reason'>): string {
  return refund.failure_reason ?? (refund.status === 'canceled' ? 'canceled' : 'unknown')
}

/** Returns when a refund failed, by its events, which Stripe keeps for 30 days. Without one, returns the present time. */
export async function readRefundFailedAt(refund: Stripe.Refund, stripe: Stripe): Promise<Date> {
  let failedAt: number | undefined
  for await (const { refund: updated, createdS } of iterateRefundUpdates(stripe)) {
    // The newest comes first.
    if (createdS < refund.created) break
    if (updated.id === refund.id && !isEffectiveRefund(updated)) failedAt = createdS
  }
  return failedAt === undefined ? new Date() : fromUnixTime(failedAt)
}

/** Iterates over Stripe's events about refunds that were made before, the newest first. */
export async function* iterateRefundUpdates(stripe: Stripe) {
  let count = 0
  for await (const event of stripe.events.list({ types: [...REFUND_UPDATE_EVENTS], limit: PAGE_SIZE })) {
    if (isRefundUpdate(event)) yield { refund: event.data.object, createdS: event.created }
    count += 1
    if (count === MAX_UPDATES) return
  }
}

const UPDATE_TYPES: ReadonlySet<string> = new Set(REFUND_UPDATE_EVENTS)

type RefundUpdate = Extract<Stripe.Event, { type: (typeof REFUND_UPDATE_EVENTS)[number] }>

const isRefundUpdate = (event: Stripe.Event): event is RefundUpdate => UPDATE_TYPES.has(event.type)

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
  const made = await listEffectiveRefunds(paymentIntent, stripe)
  const existing = findByMark(refundId, made)
  if (existing !== undefined) return existing
  const marks = made.flatMap((refund) => refund.metadata?.[MEDUSA_REFUND_KEY] || [])
  const knownIds = new Set((await listKnownIds(marks)).map(({ id }) => id))
  const unknown = made.find(
    (refund) => refund.amount === rappen && !knownIds.has(refund.metadata?.[MEDUSA_REFUND_KEY] ?? ''),
  )
  if (unknown !== undefined) return stripe.refunds.update(unknown.id, { metadata })
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: paymentIntent, amount: rappen, metadata },
      { idempotencyKey: refundId },
    )
    if (isEffectiveRefund(refund)) return refund
    throw new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      code: 'charge_not_refundable',
      message: `The refund has ${refund.status}: ${getRefundFailureReason(refund)}`,
    })
  } catch (error) {
    // If only the answer was lost, the refund is made.
    // The error would make Medusa delete its row, and refund twice.
    const answered = findByMark(refundId, await listEffectiveRefunds(paymentIntent, stripe).catch(() => []))
    if (answered === undefined) throw error
    return answered
  }
}

async function listEffectiveRefunds(paymentIntent: string, stripe: Stripe): Promise<Stripe.Refund[]> {
  return (await listStripeRefunds(paymentIntent, stripe)).filter(isEffectiveRefund)
}

function findByMark(refundId: string, made: readonly Stripe.Refund[]): Stripe.Refund | undefined {
  return made.find(({ metadata }) => metadata?.[MEDUSA_REFUND_KEY] === refundId)
}
