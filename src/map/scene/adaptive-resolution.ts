const MAX_RATIO = 2
const MIN_RATIO = 0.5
const SLOW_MS = 24
const SAMPLE = 8

/** Chooses how many device px are drawn for a CSS px: all at rest, fewer in motion where frames take too long. */
export class AdaptiveResolution {
  readonly atRest: number
  ratio: number
  private inMotion: number
  private last = NaN
  private elapsedMs = 0
  private frames = 0

  constructor(devicePixelRatio: number) {
    this.atRest = this.inMotion = this.ratio = Math.min(MAX_RATIO, devicePixelRatio)
  }

  get isCoarsest(): boolean {
    return this.inMotion <= MIN_RATIO
  }

  computeNext(isMoving: boolean, now: number): number {
    if (isMoving) this.judge(now)
    else this.elapsedMs = this.frames = 0
    this.last = isMoving ? now : NaN
    this.ratio = isMoving ? this.inMotion : this.atRest
    return this.ratio
  }

  private judge(now: number): void {
    if (Number.isNaN(this.last)) return
    this.elapsedMs += now - this.last
    this.frames++
    if (this.frames < SAMPLE) return
    if (this.elapsedMs / SAMPLE > SLOW_MS) this.inMotion = Math.max(MIN_RATIO, this.inMotion * 0.75)
    this.elapsedMs = this.frames = 0
  }
}
