import type { MedusaContainer } from '@medusajs/framework/types'
import { reconcileRefunds } from '../payments/reconcile-refunds'

type HandledEvent = {
  /** Its object: a session, or a charge with the metadata that our payment was opened with. */
  subject: 'session' | 'charge'
  /** Done once its session is settled and paid; 'retry' when another process is at that checkout. */
  followUp?: (sessionId: string, container: MedusaContainer) => Promise<'done' | 'retry'>
}

/** Events of the payment provider that change something here; the others are acknowledged and forgotten. */
export const HANDLED_EVENTS: ReadonlyMap<string, HandledEvent> = new Map<string, HandledEvent>([
  ['checkout.session.completed', { subject: 'session' }],
  ['checkout.session.async_payment_succeeded', { subject: 'session' }],
  ['checkout.session.async_payment_failed', { subject: 'session' }],
  ['checkout.session.expired', { subject: 'session' }],
  ['charge.refunded', { subject: 'charge', followUp: reconcileRefunds }],
])
