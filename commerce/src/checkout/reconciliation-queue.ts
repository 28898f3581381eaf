import { withTimeout } from '../lib/async'
import { getErrorMessage } from '../lib/error-message'
import { withoutRequestId } from '../lib/request-id'

const TIMEOUT_MS = 60_000

/** `onlyIfDue`: it is left alone if its events have been put off by the time it is its turn. */
export type QueuedSession = { sessionId: string; onlyIfDue: boolean }

/** Reconciles sessions one at a time, so that orders never starve visitors. A job adds again what a crash has lost. */
export class ReconciliationQueue {
  private readonly waiting = new Map<string, QueuedSession>()
  private isWorking = false

  constructor(
    private readonly reconcile: (queued: QueuedSession) => Promise<void>,
    private readonly report: (sentence: string) => void,
  ) {}

  /** Adds a session. One that waits already is reconciled in any case if one of the two calls says so. */
  add(sessionId: string, { onlyIfDue = false } = {}): void {
    const waitsInAnyCase = this.waiting.get(sessionId)?.onlyIfDue === false
    this.waiting.set(sessionId, { sessionId, onlyIfDue: onlyIfDue && !waitsInAnyCase })
    if (!this.isWorking) void withoutRequestId(() => this.work())
  }

  private async work(): Promise<void> {
    this.isWorking = true
    for (const queued of this.waiting.values()) {
      this.waiting.delete(queued.sessionId)
      try {
        await withTimeout(this.reconcile(queued), TIMEOUT_MS, () => new Error('it takes too long'))
      } catch (error) {
        this.report(`A checkout could not be reconciled and will be tried again: ${getErrorMessage(error)}`)
      }
    }
    this.isWorking = false
  }
}
