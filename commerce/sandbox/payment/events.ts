import type Stripe from 'stripe'
import { createId, getNowSeconds } from './objects'
import type { Sandbox } from './sandbox'

/**
 * The version of Stripe's API that the sandbox implements: that of the installed SDK, which the compiler checks.
 */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive'

export const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
] as const
type EventType =
  | (typeof SESSION_EVENTS)[number]
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'charge.refunded'
  | 'charge.refund.updated'
  | 'refund.failed'
  | 'refund.updated'

/** Records an event with the current object, and schedules its webhook call. */
export function recordEvent(
  { store, deliveries }: Sandbox,
  type: EventType,
  object: object,
  session: string | null,
  createdS = getNowSeconds(),
): Stripe.Event {
  // TypeScript cannot select the member of the SDK's union by a type that is only a value.
  const event = {
    id: createId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: createdS,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } as Stripe.Event
  store.events.put(event.id, event)
  deliveries.enqueue(event, session)
  return event
}
