import type { Ink } from './artwork/mark'

/** Offset of a plate on screen in px for a slip of 1; forest is the key and stays with the text. */
export const SLIP_FACTORS: Record<Ink, number> = { sand: -1, clay: 0.67, olive: 0.33, forest: 0 }

/** Where the plates stand: px along x and y, and px at the screen's edge for zooming. Exactly 0 at rest. */
export type Slip = { x: number; y: number; radial: number }

const PX_PER_SPEED = 1 / 270
const MOST = 9
const MOST_RADIAL = 4
const LOW_PASS_MS = 80
export const SETTLE_MS = 250
/** (1 - u) sin(pi u) is at most 0.58, so the plates swing back by at most 27 % of their widest slip. */
const SWING_BACK = 0.27 / 0.58

type Settling = { elapsedMs: number; from: Slip; widest: Slip }

/** The press's looseness: follows the camera's speed, swings once through register when it stops. */
export class Misregistration {
  readonly slip: Slip = { x: 0, y: 0, radial: 0 }
  private readonly widest: Slip = { x: 0, y: 0, radial: 0 }
  private settling: Settling | undefined

  get isAtRest(): boolean {
    return this.slip.x === 0 && this.slip.y === 0 && this.slip.radial === 0
  }

  /** Speeds in screen px per second: of the sheet under the camera, and of its edge while zooming. */
  move(speed: Slip, deltaMs: number): void {
    this.settling = undefined
    const pull = 1 - Math.exp(-deltaMs / LOW_PASS_MS)
    const length = Math.hypot(speed.x, speed.y)
    const along = length === 0 ? 0 : Math.min(length * PX_PER_SPEED, MOST) / length
    this.slip.x += (speed.x * along - this.slip.x) * pull
    this.slip.y += (speed.y * along - this.slip.y) * pull
    const radial = Math.max(-MOST_RADIAL, Math.min(MOST_RADIAL, speed.radial * PX_PER_SPEED))
    this.slip.radial += (radial - this.slip.radial) * pull
    this.widest.x = wider(this.widest.x, this.slip.x)
    this.widest.y = wider(this.widest.y, this.slip.y)
    this.widest.radial = wider(this.widest.radial, this.slip.radial)
  }

  /** The camera has stopped: runs back through register once, and ends on exactly 0. */
  settle(deltaMs: number): void {
    if (this.isAtRest) return
    this.settling ??= { elapsedMs: 0, from: { ...this.slip }, widest: { ...this.widest } }
    this.settling.elapsedMs += deltaMs
    const u = this.settling.elapsedMs / SETTLE_MS
    if (u >= 1) return this.stop()
    const { from, widest } = this.settling
    for (const axis of ['x', 'y', 'radial'] as const) {
      const back = SWING_BACK * Math.sin(Math.PI * u) * (1 - u)
      this.slip[axis] = from[axis] * (1 - u) ** 3 - widest[axis] * back
    }
  }

  stop(): void {
    this.settling = undefined
    Object.assign(this.slip, { x: 0, y: 0, radial: 0 })
    Object.assign(this.widest, { x: 0, y: 0, radial: 0 })
  }
}

const wider = (a: number, b: number) => (Math.abs(b) > Math.abs(a) ? b : a)
