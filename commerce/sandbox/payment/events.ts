import type Stripe from 'stripe'
import { newId } from './ids'
import { type Sandbox, nowInSeconds } from './sandbox'

/** The version whose shapes this stand-in speaks: the installed SDK's own, or it does not compile. */
export const API_VERSION: Stripe.LatestApiVersion = '2026-10-28.endive'

type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'charge.refunded'
export const SESSION_EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
] as const satisfies readonly EventType[]

/** Records an event about an object as it is now, and owes it to the shop. */
export function emit(
  sandbox: Sandbox,
  type: EventType,
  object: object,
  session: string | null,
): Stripe.Event {
  // The SDK's union has one member per type, and TypeScript cannot follow a type that is a value.
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: nowInSeconds(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } as Stripe.Event
  sandbox.store.events.put(event.id, event)
  sandbox.deliveries.owe(event, session)
  return event
}
