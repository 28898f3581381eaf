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
