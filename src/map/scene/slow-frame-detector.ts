/** In ms: a glide with slower frames does not look like motion. A busy machine without a GPU takes about 45. */
const TOO_SLOW_MS = 120
/** The scene is given up after so many slow glides in a row: a single one may be by chance. */
const MAX_SLOW_GLIDES = 3
/** In ms: shorter movements are too short to judge. */
const MIN_GLIDE_MS = 1000
const MAX_FRAMES = 512

export function isTooSlow(frameTimes: Float64Array): boolean {
  const sortedTimes = frameTimes.toSorted()
  const total = sortedTimes.reduce((sum, time) => sum + time, 0)
  return total >= MIN_GLIDE_MS && (sortedTimes[sortedTimes.length >> 1] ?? 0) > TOO_SLOW_MS
}

export class SlowFrameDetector {
  private readonly times = new Float64Array(MAX_FRAMES)
  private count = 0
  private last = NaN
  private slowGlides = 0

  /** Records a frame at a time in ms. Returns whether the scene is too slow; true only while nothing moves. */
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
    return this.slowGlides >= MAX_SLOW_GLIDES
  }
}
