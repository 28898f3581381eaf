import type { Clock } from './clock'

/** A frame after a pause must not count as one long, slow movement; in ms. */
const LONGEST_FRAME_MS = 50

/**
 * Requests animation frames while something moves or holds them; none at rest. `draw` returns whether another is
 * needed.
 */
export class FrameLoop {
  private isRequested = false
  private lastAt = 0
  private holds = 0

  constructor(
    private readonly clock: Clock,
    private readonly draw: (now: number, deltaMs: number) => boolean,
  ) {}

  hold(): () => void {
    this.holds++
    this.request()
    let isHeld = true
    return () => {
      if (isHeld) this.holds--
      isHeld = false
    }
  }

  request(): void {
    if (this.isRequested) return
    this.isRequested = true
    this.clock.requestFrame(this.frame)
  }

  private frame = (): void => {
    this.isRequested = false
    const now = this.clock.now()
    const deltaMs = Math.min(LONGEST_FRAME_MS, Math.max(1, now - this.lastAt))
    this.lastAt = now
    if (this.draw(now, deltaMs) || this.holds > 0) this.request()
  }
}
