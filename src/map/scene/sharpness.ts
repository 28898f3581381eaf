/** More dots per px than this cost time and show nothing. */
const FINEST = 2
const COARSEST = 0.5
/** Frames slower than this on average, in ms, are too slow. */
const SLOW_MS = 24
const SAMPLE = 8

/** How many device px a CSS px gets: all of them at rest; fewer in motion on a machine that is too slow for them. */
export class Sharpness {
  readonly atRest: number
  private inMotion: number
  private last: number | undefined
  private times: number[] = []

  constructor(atRest: number, inMotion: number) {
    this.atRest = Math.min(FINEST, atRest)
    this.inMotion = Math.min(FINEST, inMotion)
  }

  /** The ratio for a frame at a time in ms. */
  next(isMoving: boolean, now: number): number {
    if (!isMoving) {
      this.last = undefined
      this.times = []
      return this.atRest
    }
    if (this.last !== undefined) this.times.push(now - this.last)
    this.last = now
    if (this.times.length >= SAMPLE) {
      const mean = this.times.reduce((sum, time) => sum + time, 0) / this.times.length
      if (mean > SLOW_MS) this.inMotion = Math.max(COARSEST, this.inMotion * 0.75)
      this.times = []
    }
    return this.inMotion
  }
}
