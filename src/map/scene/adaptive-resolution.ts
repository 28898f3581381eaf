const MAX_RATIO = 2
const MIN_RATIO = 0.5
const SLOW_MS = 24
const SAMPLE_FRAMES = 8

/** Chooses how many device px are drawn for a CSS px: all at rest, fewer in motion where frames take too long. */
export class AdaptiveResolution {
  readonly atRest: number
  ratio: number
  private inMotion: number
  private lastFrameAt = NaN
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
    this.lastFrameAt = isMoving ? now : NaN
    this.ratio = isMoving ? this.inMotion : this.atRest
    return this.ratio
  }

  private judge(now: number): void {
    if (Number.isNaN(this.lastFrameAt)) return
    this.elapsedMs += now - this.lastFrameAt
    this.frames++
    if (this.frames < SAMPLE_FRAMES) return
    if (this.elapsedMs / SAMPLE_FRAMES > SLOW_MS) this.inMotion = Math.max(MIN_RATIO, this.inMotion * 0.75)
    this.elapsedMs = this.frames = 0
  }
}
