import { getChromaticity, computeChromaticityDistance } from './background'
import type { RgbaImage, Plane } from './image'
import type { ToneAnalysis } from './tone-analysis'

/** Tones, and differences of tint to the paper's, between which paper fades out. */
const TONE = { from: 0.03, to: 0.16 }
const TINT = { from: 0.03, to: 0.09 }

/** How opaque a print in all its colours is, 0..1. */
export const computeOpacityPlane = (image: RgbaImage, toneAnalysis: ToneAnalysis): Plane => ({
  ...toneAnalysis.tones,
  values: Float32Array.from(toneAnalysis.tones.values, (_, index) => getOpacity(image, toneAnalysis, index)),
})

/** Paper that was taken away is clear, but for what is coloured on it, however light; all else is as opaque as the file has it. */
export function getOpacity(
  image: RgbaImage,
  { backgroundChromaticity: tint, tones, alpha }: ToneAnalysis,
  index: number,
): number {
  if (tint === undefined) return alpha?.values[index] ?? 1
  const byTone = interpolate(TONE, tones.values[index] ?? 0)
  return byTone === 1
    ? 1
    : Math.max(byTone, interpolate(TINT, computeChromaticityDistance(getChromaticity(image, index), tint)))
}

const interpolate = ({ from, to }: typeof TONE, value: number) =>
  Math.min(1, Math.max(0, (value - from) / (to - from)))
