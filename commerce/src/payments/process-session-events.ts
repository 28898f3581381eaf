import type { MedusaContainer } from '@medusajs/framework/types'
import type { QueuedSession } from '../checkout/reconciliation-queue'
import { computeRetryDelay } from '../lib/retry-delay'
import { getErrorMessage } from '../lib/error-message'
import { SESSION_ID } from '../stripe/checkout-session'
import { reconcileCheckout } from './reconcile-checkout'
import { reconcileRefunds } from './refunds/reconcile-refunds'
import { isRefundEvent } from './webhook-events'

/** Brings the shop to what Stripe has of a session, and marks its events as processed, or postpones them. */
export async function processSessionEvents(
  { sessionId, onlyIfDue }: QueuedSession,
  container: MedusaContainer,
): Promise<void> {
  const eventStore = container.resolve('webhookEventStore')
  const events = await eventStore.listUnprocessed(sessionId)
  if (onlyIfDue && !events.some((event) => event.is_due)) return
  const eventIds = events.map(({ id }) => id)
  if (!SESSION_ID.test(sessionId)) {
    await eventStore.markProcessed(eventIds)
    return
  }
  try {
    const outcome = await reconcileCheckout(sessionId, container)
    const hasRefund =
      outcome === 'partly_refunded' ||
      // After a failure, it is unknown what an earlier attempt has done.
      events.some(({ type, attempts }) => isRefundEvent(type) || (outcome === 'paid' && attempts > 0))
    const refunds = hasRefund ? await reconcileRefunds(sessionId, container) : 'done'
    // Otherwise the events stay unprocessed for the next sweep.
    if (outcome !== 'locked' && refunds === 'done') await eventStore.markProcessed(eventIds)
  } catch (error) {
    const failures = Math.max(...events.map(({ attempts }) => attempts)) + 1
    await eventStore.postpone(eventIds, getErrorMessage(error), computeRetryDelay(failures))
    throw error
  }
}
