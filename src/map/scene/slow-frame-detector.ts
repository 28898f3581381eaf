/** Slower frames than this, in ms, are no glide. A busy machine without a GPU takes about 45. */
const TOO_SLOW_MS = 120
/** So many glides in a row: one alone may have met a busy moment. */
const GLIDES = 3
/** Shorter movements say nothing, in ms. */
const MIN_MS = 1000
const MAX_FRAMES = 512

export function isTooSlow(frameTimes: Float64Array): boolean {
  const sorted = frameTimes.toSorted()
  const total = sorted.reduce((sum, time) => sum + time, 0)
  return total >= MIN_MS && (sorted[sorted.length >> 1] ?? 0) > TOO_SLOW_MS
}

export class SlowFrameDetector {
  private readonly times = new Float64Array(MAX_FRAMES)
  private count = 0
  private last = NaN
  private slowGlides = 0

  /** Notes a frame at a time in ms; returns whether to give up, which is only so while nothing moves. */
  shouldGiveUp(isMoving: boolean, isCoarsest: boolean, now: number): boolean {
    const frameMs = now - this.last
    this.last = isMoving ? now : NaN
    if (isMoving) {
      if (!isCoarsest) this.count = 0
      else if (frameMs > 0 && this.count < MAX_FRAMES) this.times[this.count++] = frameMs
      return false
    }
    const glide = this.times.subarray(0, this.count)
    this.count = 0
    if (glide.length > 0) this.slowGlides = isTooSlow(glide) ? this.slowGlides + 1 : 0
    return this.slowGlides >= GLIDES
  }
}
