import { withTimeout } from '../lib/async'
import { getErrorMessage } from '../lib/error-message'
import { withoutRequestId } from '../lib/request-id'

const TIMEOUT_MS = 60_000

/** Reconciles sessions one at a time, so that orders never starve visitors. Lost ones are brought back by a sweep. */
export class ReconciliationQueue {
  private readonly waiting = new Map<string, boolean>()
  private working = false

  constructor(
    private readonly reconcile: (sessionId: string, onlyIfDue: boolean) => Promise<void>,
    private readonly report: (sentence: string) => void,
  ) {}

  /** `onlyIfDue`: not if its events have been put off by the time it is its turn. */
  add(sessionId: string, { onlyIfDue = false } = {}): void {
    this.waiting.set(sessionId, onlyIfDue && this.waiting.get(sessionId) !== false)
    if (!this.working) void withoutRequestId(() => this.work())
  }

  private async work(): Promise<void> {
    this.working = true
    for (const [sessionId, onlyIfDue] of this.waiting) {
      this.waiting.delete(sessionId)
      try {
        await withTimeout(
          this.reconcile(sessionId, onlyIfDue),
          TIMEOUT_MS,
          () => new Error('it takes too long'),
        )
      } catch (error) {
        this.report(`A checkout could not be reconciled and will be tried again: ${getErrorMessage(error)}`)
      }
    }
    this.working = false
  }
}
