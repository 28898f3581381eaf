import { computeChromaticityDistance, getChromaticity } from '../tones/background'
import { MIN_PRINTABLE_TONE } from '../dot-gain'
import type { RgbaImage } from '../image'
import type { ToneAnalysis } from '../tones/tone-analysis'

/** A darker tone is ink. */
const MAX_SHADOW_TONE = 0.85
/** Shade keeps the paper's colour; so do pencils, of which less reaches the edge. */
const MAX_TINT_DISTANCE = 0.06
const MIN_SHARE = 0.04

/**
 * Finds where a shadow with a hard edge, which cannot be told from ink, falls onto photographed paper: the pixels
 * along the picture's edge that print in grey; none if they are few.
 */
export function findShadowAtEdge(
  image: RgbaImage,
  { tones, backgroundChromaticity: tint, isBackgroundFlat }: ToneAnalysis,
): { x: number; y: number }[] {
  if (tint === undefined || isBackgroundFlat) return []
  const edge = listEdge(image)
  const shadow = edge.filter(({ x, y }) => {
    const index = y * image.width + x
    const tone = tones.values[index] ?? 0
    return (
      tone >= MIN_PRINTABLE_TONE &&
      tone < MAX_SHADOW_TONE &&
      computeChromaticityDistance(getChromaticity(image, index), tint) < MAX_TINT_DISTANCE
    )
  })
  return shadow.length < edge.length * MIN_SHARE ? [] : shadow
}

/** Returns the pixels once around a picture. */
function listEdge({ width, height }: RgbaImage): { x: number; y: number }[] {
  return [
    ...Array.from({ length: width }, (_, x) => [
      { x, y: 0 },
      { x, y: height - 1 },
    ]),
    ...Array.from({ length: height }, (_, y) => [
      { x: 0, y },
      { x: width - 1, y },
    ]),
  ].flat()
}
