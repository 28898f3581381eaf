import type { Ink } from '@contract/print'
import { PLATE_FACTORS } from '../../src/map/camera/misregistration'
import type { Vec2 } from '../../src/map/artwork/shapes'
import type { PlateOffsets } from './layer'
import { FRAMES_PER_SECOND } from './timeline'

export const progress = (t: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (t - from) / (to - from)))

export const mix = (from: number, to: number, share: number) => from + (to - from) * share

export const glide = (share: number) => share ** 3 * (share * (6 * share - 15) + 10)

export const easeOut = (share: number) => 1 - (1 - share) ** 3

/** From 1 to 0 with swings on the way; 0 before its moment. */
export function swing(t: number, from: number, { hertz = 2.6, fade = 5 } = {}): number {
  return t < from ? 0 : Math.exp(-fade * (t - from)) * Math.cos(2 * Math.PI * hertz * (t - from))
}

/** A lid that shuts and opens again within a quarter of a second. */
export const blink = (t: number, at: number) => Math.max(0, 1 - Math.abs(t - at - 0.12) / 0.12)

/** The offsets of plates that move with `at` (px); the map's, and half as much again. */
export function offsetsAt(at: (t: number) => Vec2, t: number): PlateOffsets {
  const [[x1, y1], [x0, y0]] = [at(t + 0.5 / FRAMES_PER_SECOND), at(t - 1.5 / FRAMES_PER_SECOND)]
  const [vx, vy] = [((x1 - x0) * FRAMES_PER_SECOND) / 2, ((y1 - y0) * FRAMES_PER_SECOND) / 2]
  const speed = Math.hypot(vx, vy)
  if (speed < 1) return {}
  const px = Math.min(speed / 180, 13) / speed
  return offsetsBy((ink) => [vx * px * PLATE_FACTORS[ink], vy * px * PLATE_FACTORS[ink]])
}

export function offsetsBy(offset: (ink: Ink) => Vec2): PlateOffsets {
  return { sand: offset('sand'), clay: offset('clay'), olive: offset('olive'), forest: offset('forest') }
}
