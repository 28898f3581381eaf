import type { Clock } from '@/map/camera/clock'

/** Time that passes only when a test says so, 16 ms a frame. */
export class ManualClock implements Clock {
  isReduced = false
  frames = 0
  private time = 0
  private waiting: (() => void)[] = []
  private timers: { at: number; callback: () => void }[] = []

  now = () => this.time
  isMotionReduced = () => this.isReduced
  after = (ms: number, callback: () => void) => void this.timers.push({ at: this.time + ms, callback })
  requestFrame = (callback: () => void) => void this.waiting.push(callback)

  get isIdle(): boolean {
    return this.waiting.length === 0
  }

  /** Lets so many ms pass, drawing whatever frames are asked for. */
  pass(ms: number): void {
    const end = this.time + ms
    while (this.time < end) {
      this.time = Math.min(end, this.time + 16)
      const rung = this.timers.filter(({ at }) => at <= this.time)
      this.timers = this.timers.filter(({ at }) => at > this.time)
      for (const { callback } of rung) callback()
      const due = this.waiting
      this.waiting = []
      for (const callback of due) {
        this.frames++
        callback()
      }
    }
  }
}
