/** Rejects with `createError()` if the promise takes longer than `timeoutMs`. The promise's own work goes on. */
export function withTimeout<T>(promise: Promise<T>, timeoutMs: number, createError: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), timeoutMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Returns a function that calls `make` on its first call and returns that value each time. */
export function memoise<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/**
 * Returns a function that calls `read` at most once in `ms`: calls within that time share the result.
 * A failure is not cached.
 */
export function cacheResult<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
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

/**
 * Waits until the second after that of `time`. Tokens have times in whole seconds: those of the same second count
 * as older, and the next sign-in gets a later one.
 */
export async function waitForNextSecond(time = new Date()): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1000 - time.getMilliseconds()))
}
