import type { MedusaContainer } from '@medusajs/framework/types'
import { mirrorRefunds } from '../payments/reconcile-refunds'

type PaymentEvent = {
  /** Its object: a session, or a charge with the metadata that our payment was opened with. */
  about: 'session' | 'charge'
  /** Done once its session is settled and paid; 'retry' when another process is at that checkout. */
  followUp?: (sessionId: string, container: MedusaContainer) => Promise<'done' | 'retry'>
}

/** Events of the payment provider that change something here; the others are acknowledged and forgotten. */
export const PAYMENT_EVENTS: ReadonlyMap<string, PaymentEvent> = new Map<string, PaymentEvent>([
  ['checkout.session.completed', { about: 'session' }],
  ['checkout.session.async_payment_succeeded', { about: 'session' }],
  ['checkout.session.async_payment_failed', { about: 'session' }],
  ['checkout.session.expired', { about: 'session' }],
  ['charge.refunded', { about: 'charge', followUp: mirrorRefunds }],
])
