import { MIN_PRINTABLE_TONE } from '../dot-gain'
import { isEdge, MAX_GRADIENT_STEP, MAX_SAMPLES, type Plane } from '../image'

/** What lies between is a midtone. */
const MIDTONE = { min: 0.15, max: 0.85 }
/** The share of its picture that a photograph covers: a whole one, and one that was cut out. */
const MIN_COVERED_SHARE = { whole: 0.6, cutOut: 0.3 }
/** The maximum share of midtones in the inked part of line art. */
const MAX_MIDTONE_SHARE = 0.05
/** The minimum share of changing midtones in the inked part of a photograph. */
const MIN_CHANGING_SHARE = 0.3

export type ArtworkClass = {
  isPhotograph: boolean
  /** Whether it consists of ink and cotton only, apart from soft edges. */
  isLineArt: boolean
}

/**
 * Distinguishes a photograph, which fills its picture with midtones that change, from line art, which has none. A
 * midtone that is even is a drawing's colour.
 */
export function classifyArtwork(tones: Plane, alpha: Plane | undefined): ArtworkClass {
  const step = Math.max(1, Math.floor(tones.values.length / MAX_SAMPLES))
  let [sampleCount, inkCount, midtoneCount, changingCount] = [0, 0, 0, 0]
  for (let index = 0; index < tones.values.length; index += step) {
    sampleCount++
    const tone = tones.values[index] ?? 0
    if (tone <= MIN_PRINTABLE_TONE) continue
    inkCount++
    if (tone <= MIDTONE.min || tone >= MIDTONE.max || isEdge(tones, index)) continue
    midtoneCount++
    if (isChanging(tones, index)) changingCount++
  }
  return {
    isPhotograph:
      inkCount > (alpha === undefined ? MIN_COVERED_SHARE.whole : MIN_COVERED_SHARE.cutOut) * sampleCount &&
      changingCount > MIN_CHANGING_SHARE * inkCount,
    isLineArt: inkCount > 0 && midtoneCount < MAX_MIDTONE_SHARE * inkCount,
  }
}

/**
 * Whether the tone changes a little around a pixel. A slow gradient is even for some pixels: the distance is a share of
 * the picture.
 */
function isChanging({ width, height, values }: Plane, index: number): boolean {
  const tone = values[index] ?? 0
  const distance = Math.max(1, Math.round(Math.max(width, height) / 256))
  return [-distance, distance, -distance * width, distance * width].some((step) => {
    const difference = Math.abs((values[index + step] ?? tone) - tone)
    return difference > 0 && difference <= MAX_GRADIENT_STEP
  })
}
