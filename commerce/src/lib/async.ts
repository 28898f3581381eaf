/** Rejects with `failure()` when `work` takes longer than `ms`; `work` goes on. */
export function withTimeout<T>(ms: number, work: Promise<T>, failure: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(failure()), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** `make`, called when its value is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Returns `read`, called at most once in so many ms: who asks meanwhile shares the reading. One that fails is not kept. */
export function cacheFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let reading: { at: number; value: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (reading !== undefined && now - reading.at <= ms) return reading.value
    const current = { at: now, value: read() }
    reading = current
    current.value.catch(() => {
      if (reading === current) reading = undefined
    })
    return current.value
  }
}

const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 3_600_000

/** The pause in ms after so many failures, doubling from 5 s to 1 h. */
export function computeRetryDelay(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1))
}
