import { computeChromaticityDistance, getChromaticity } from '../tones/background'
import { MIN_PRINTABLE_TONE } from '../dot-gain'
import type { Box, PixelSize } from '../image'
import type { PreparedArtwork } from '../tones/prepare-artwork'

/** A darker tone is ink. */
const MAX_SHADOW_TONE = 0.85
/** Shade keeps the paper's colour; so do pencils, of which less reaches the edge. */
const MAX_TINT_DISTANCE = 0.06
const MIN_SHARE = 0.04

/**
 * Finds where a shadow with a hard edge, which cannot be told from ink, falls onto photographed paper: the pixels
 * along the picture's edge that print in grey; none if they are few. A crop's edge may lie across ink.
 */
export function findShadowAtEdge({
  image,
  cropBox,
  wholeSize,
  toneAnalysis: { tones, backgroundChromaticity: tint, isBackgroundFlat },
}: PreparedArtwork): { x: number; y: number }[] {
  if (tint === undefined || isBackgroundFlat) return []
  const edge = listEdge(wholeSize, cropBox)
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

/** Returns the pixels once around a whole picture that lie in a part of it, as places in that. */
function listEdge(whole: PixelSize, part: Box): { x: number; y: number }[] {
  const rows = [0, whole.height - 1].flatMap((y) => Array.from({ length: whole.width }, (_, x) => ({ x, y })))
  const columns = [0, whole.width - 1].flatMap((x) =>
    Array.from({ length: whole.height }, (_, y) => ({ x, y })),
  )
  return [...rows, ...columns]
    .map(({ x, y }) => ({ x: x - part.left, y: y - part.top }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < part.width && y < part.height)
}
