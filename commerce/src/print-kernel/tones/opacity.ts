import { clamp } from '../../contract/clamp'
import { getChromaticity, computeChromaticityDistance } from './background'
import type { RgbaImage, Plane } from '../image'
import type { ToneAnalysis } from './tone-analysis'

/** Ranges of the tone, and of the tint's difference to the paper's, over which paper becomes opaque. */
const TONE = { from: 0.03, to: 0.16 }
const TINT = { from: 0.03, to: 0.09 }

/** Returns the opacity (0..1) of each pixel of a print in all its colours. */
export const computeOpacityPlane = (image: RgbaImage, toneAnalysis: ToneAnalysis): Plane => ({
  ...toneAnalysis.tones,
  values: Float32Array.from(toneAnalysis.tones.values, (_, index) => getOpacity(image, toneAnalysis, index)),
})

/**
 * Returns the opacity of a pixel. Removed paper is transparent except where it is coloured, however lightly;
 * otherwise the file's alpha counts.
 */
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

const interpolate = ({ from, to }: typeof TONE, value: number) => clamp((value - from) / (to - from), 0, 1)
