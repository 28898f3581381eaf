import { type ClientRateLimitInfo, MemoryStore } from 'express-rate-limit'
import { errorMessage } from '../lib/error-message'
import { computeKeyedHash } from '../lib/hash'
import type { CountRequest } from './request-counter'

const PURPOSE = 'atelier-steinbock request counts v1'
/** So long after a failure nobody waits for the next one. */
const PAUSE_MS = 1000

/** The requests of all processes under a limiter's key; undefined while the database cannot be asked. */
export type CountSharedRequest = (
  limiter: string,
  key: string,
  windowMs: number,
) => Promise<ClientRateLimitInfo | undefined>

/** Asks `count` under pseudonyms made with `secret`, and says when that begins to fail and when it is over. */
export function createSharedCount(count: CountRequest, secret: string): CountSharedRequest {
  let failedAt: number | undefined
  return async (limiter, key, windowMs) => {
    if (failedAt !== undefined && performance.now() - failedAt < PAUSE_MS) return undefined
    const pseudonym = computeKeyedHash(`${limiter} ${key}`, secret, PURPOSE)
      .toString('base64url')
      .slice(0, 22)
    try {
      const { hits, leftMs } = await count(pseudonym, windowMs)
      if (failedAt !== undefined) console.warn('Requests are counted by all processes together again.')
      failedAt = undefined
      return { totalHits: hits, resetTime: new Date(Date.now() + leftMs) }
    } catch (error) {
      if (failedAt === undefined)
        console.warn(`Requests are counted by each process for itself: ${errorMessage(error)}`)
      failedAt = performance.now()
      return undefined
    }
  }
}

/** Counts in this process and, where it can, in all. The higher count holds: a crash empties the shared one. */
export class SharedStore extends MemoryStore {
  constructor(
    private readonly limiter: string,
    private readonly shared: CountSharedRequest,
  ) {
    super()
  }

  override async increment(key: string): Promise<ClientRateLimitInfo> {
    // A copy: later requests are added to the same object while this one waits.
    const own = { ...(await super.increment(key)) }
    const all = await this.shared(this.limiter, key, this.windowMs)
    return all !== undefined && all.totalHits >= own.totalHits ? all : own
  }
}
