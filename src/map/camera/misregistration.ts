import { clamp } from '@contract/clamp'
import type { Ink } from '@contract/inks'
import type { Camera } from './camera'
import type { Size } from './world'

/** Each plate's share of the offset, and its direction. Forest is the key plate, which stays in place. */
export const PLATE_FACTORS: Record<Ink, number> = { sand: -1, clay: 0.67, olive: 0.33, forest: 0 }

/**
 * Offsets, or speeds, in screen px: along x and y, and by zooming, as measured at the screen's corner.
 * All are 0 at rest.
 */
export type PlateOffset = { x: number; y: number; radial: number }

const PX_PER_SPEED = 1 / 270
const MAX_OFFSET = 9
const MAX_RADIAL = 4
const LOW_PASS_MS = 80
export const SETTLE_MS = 250
/** (1 - u) sin(pi u) is at most 0.58, so the plates swing back by at most 27 % of their largest offset. */
const SWING_BACK = 0.27 / 0.58

type PlateReturn = { elapsedMs: number; from: PlateOffset; widest: PlateOffset }

/**
 * Computes the offset of the plates: it follows the camera's speed,
 * and swings once past zero when the camera stops.
 */
export class Misregistration {
  readonly offset: PlateOffset = { x: 0, y: 0, radial: 0 }
  private readonly widest: PlateOffset = { x: 0, y: 0, radial: 0 }
  private returning: PlateReturn | undefined

  get isAtRest(): boolean {
    return this.offset.x === 0 && this.offset.y === 0 && this.offset.radial === 0
  }

  follow(from: Camera, to: Camera, screen: Size, deltaMs: number): void {
    if (from.x === to.x && from.y === to.y && from.scale === to.scale) return this.settle(deltaMs)
    this.move(computeCameraSpeed(from, to, screen, deltaMs), deltaMs)
  }

  /** Takes the speed of the sheet on the screen, and that of its corner by zooming, in screen px per second. */
  move(speed: PlateOffset, deltaMs: number): void {
    this.returning = undefined
    const gain = 1 - Math.exp(-deltaMs / LOW_PASS_MS)
    const length = Math.hypot(speed.x, speed.y)
    const along = length === 0 ? 0 : Math.min(length * PX_PER_SPEED, MAX_OFFSET) / length
    this.offset.x += (speed.x * along - this.offset.x) * gain
    this.offset.y += (speed.y * along - this.offset.y) * gain
    const radial = clamp(speed.radial * PX_PER_SPEED, -MAX_RADIAL, MAX_RADIAL)
    this.offset.radial += (radial - this.offset.radial) * gain
    this.widest.x = pickWider(this.widest.x, this.offset.x)
    this.widest.y = pickWider(this.widest.y, this.offset.y)
    this.widest.radial = pickWider(this.widest.radial, this.offset.radial)
  }

  settle(deltaMs: number): void {
    if (this.isAtRest) return
    this.returning ??= { elapsedMs: 0, from: { ...this.offset }, widest: { ...this.widest } }
    this.returning.elapsedMs += deltaMs
    const u = this.returning.elapsedMs / SETTLE_MS
    if (u >= 1) return this.stop()
    const { from, widest } = this.returning
    for (const axis of ['x', 'y', 'radial'] as const) {
      const back = SWING_BACK * Math.sin(Math.PI * u) * (1 - u)
      this.offset[axis] = from[axis] * (1 - u) ** 3 - widest[axis] * back
    }
  }

  stop(): void {
    this.returning = undefined
    Object.assign(this.offset, { x: 0, y: 0, radial: 0 })
    Object.assign(this.widest, { x: 0, y: 0, radial: 0 })
  }
}

const pickWider = (a: number, b: number) => (Math.abs(b) > Math.abs(a) ? b : a)

function computeCameraSpeed(from: Camera, to: Camera, screen: Size, deltaMs: number): PlateOffset {
  const perSecond = 1000 / deltaMs
  const corner = Math.hypot(screen.width, screen.height) / 2
  return {
    x: (to.x - from.x) * to.scale * perSecond,
    y: (to.y - from.y) * to.scale * perSecond,
    radial: Math.log(to.scale / from.scale) * corner * perSecond,
  }
}
