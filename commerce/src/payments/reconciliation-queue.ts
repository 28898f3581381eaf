import type { MedusaContainer } from '@medusajs/framework/types'
import { computeRetryDelay, withTimeout } from '../lib/async'
import { errorMessage } from '../lib/error-message'
import { outsideRequest } from '../lib/request-id'
import { SESSION_ID } from '../stripe/checkout-session'
import { reconcileCheckout } from './reconcile-checkout'
import { reconcileRefunds, REFUNDED_EVENT } from './reconcile-refunds'

const MAX_DUE_SESSIONS = 200
const SILENT_AFTER_MS = 2 * 60_000
const MAX_SILENT_SESSIONS = 20
const TIMEOUT_MS = 60_000

/**
 * Reconciles sessions one at a time, so that placing orders does not slow down visitors.
 * A sweep finds what a crash has lost.
 */
export class ReconciliationQueue {
  readonly #waiting = new Map<string, boolean>()
  #working = false

  constructor(
    private readonly reconcile: (sessionId: string, onlyIfDue: boolean) => Promise<void>,
    private readonly report: (sentence: string) => void,
  ) {}

  /** Adds a session. `onlyIfDue`: it is skipped if its events have been postponed by then. */
  add(sessionId: string, { onlyIfDue = false } = {}): void {
    this.#waiting.set(sessionId, onlyIfDue && this.#waiting.get(sessionId) !== false)
    if (!this.#working) void outsideRequest(() => this.#work())
  }

  async #work(): Promise<void> {
    this.#working = true
    for (const [sessionId, onlyIfDue] of this.#waiting) {
      this.#waiting.delete(sessionId)
      try {
        await withTimeout(
          TIMEOUT_MS,
          this.reconcile(sessionId, onlyIfDue),
          () => new Error('it takes too long'),
        )
      } catch (error) {
        this.report(`A checkout could not be reconciled and will be tried again: ${errorMessage(error)}`)
      }
    }
    this.#working = false
  }
}

/** Returns the queue of a container. A session that fails is logged, and its events are postponed. */
export function createReconciliationQueue(container: MedusaContainer): ReconciliationQueue {
  const logger = container.resolve('logger')
  return new ReconciliationQueue(
    (sessionId, onlyIfDue) => processEvents(sessionId, onlyIfDue, container),
    (sentence) => logger.error(sentence),
  )
}

/** Reconciles the sessions of due events and silent sessions, and deletes old IP hashes. */
export async function reconcileDueCheckouts(container: MedusaContainer): Promise<void> {
  const events = container.resolve('webhookEventStore')
  const queue = container.resolve('reconciliationQueue')
  // A session that is being reconciled counts as due until it has failed, and would run twice without `onlyIfDue`.
  for (const sessionId of await events.listDueSessionIds(MAX_DUE_SESSIONS))
    queue.add(sessionId, { onlyIfDue: true })
  for (const sessionId of await events.listSilentSessionIds(SILENT_AFTER_MS, MAX_SILENT_SESSIONS))
    queue.add(sessionId)
  await container.resolve('checkoutStore').deleteIpHashes()
}

async function processEvents(
  sessionId: string,
  onlyIfDue: boolean,
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
    const hasRefund = outcome === 'paid' && events.some(({ type }) => type === REFUNDED_EVENT)
    const refunds = hasRefund ? await reconcileRefunds(sessionId, container) : 'done'
    // Otherwise the events stay unprocessed for the next sweep.
    if (outcome !== 'locked' && refunds === 'done') await eventStore.markProcessed(eventIds)
  } catch (error) {
    const failures = Math.max(...events.map(({ attempts }) => attempts)) + 1
    await eventStore.postpone(eventIds, errorMessage(error), computeRetryDelay(failures))
    throw error
  }
}
