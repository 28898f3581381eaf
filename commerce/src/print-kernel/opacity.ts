import { tintAt, tintDistance } from './background'
import type { Picture, Plane } from './image'
import type { Drawing } from './tone-analysis'

/** Tones, and differences of tint to the paper's, between which paper fades out. */
const TONE = { from: 0.03, to: 0.16 }
const TINT = { from: 0.03, to: 0.09 }

/** How opaque a print in all its colours is, 0..1. */
export const opacityOf = (picture: Picture, drawing: Drawing): Plane => ({
  ...drawing.tones,
  values: Float32Array.from(drawing.tones.values, (_, index) => opacityAt(picture, drawing, index)),
})

/** Paper that was taken away is clear, but for what is coloured on it, however light; all else is as opaque as the file has it. */
export function opacityAt(picture: Picture, { tint, tones, alpha }: Drawing, index: number): number {
  if (tint === undefined) return alpha?.values[index] ?? 1
  const byTone = ramp(TONE, tones.values[index] ?? 0)
  return byTone === 1 ? 1 : Math.max(byTone, ramp(TINT, tintDistance(tintAt(picture, index), tint)))
}

const ramp = ({ from, to }: typeof TONE, value: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))
