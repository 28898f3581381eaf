import { parseHexColour } from '../../contract/inks'
import { computeLuminance, SHIRT_HEX_COLOURS, computeSolidColour } from '../colour'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { computeOpacityPlane } from './opacity'
import { findInkBounds } from './ink-bounds'
import { getCropBox } from '../crop'
import { type Box, cropImage, cropPlane, type PixelSize, type Plane, type RgbaImage } from '../image'
import { adjustTones, type ToneAnalysis, analyseTones } from './tone-analysis'

/** Artwork with its tones as a spec requires them, cropped to the inked part of what its crop leaves. */
export type PreparedArtwork = {
  /** What the spec's crop leaves of the picture, and where in the whole of it that lies. */
  image: RgbaImage
  cropBox: Box
  wholeSize: PixelSize
  toneAnalysis: ToneAnalysis
  /** Within what is left. */
  inkBounds: Box
  /** Pixels within the inked part that make it larger than the drawing, which lies within what is left. */
  dust: { drawing: Box; pixels: { x: number; y: number }[] }
  tones: Plane
  isEmpty: boolean
}

/**
 * Whether light parts are printed: as the spec says or, by default, for photographs on dark shirts,
 * which would be negatives.
 */
export function shouldInvertTones(spec: PrintSpec, isPhotograph: boolean): boolean {
  return spec.isSwapped ?? (isPhotograph && isLighterThanShirt(spec))
}

function isLighterThanShirt({ ink, shirt }: PrintSpec): boolean {
  return (
    computeLuminance(...computeSolidColour(ink, shirt)) >
    computeLuminance(...parseHexColour(SHIRT_HEX_COLOURS[shirt]))
  )
}

/** Prepares a decoded picture for a spec, without repairs but for the dust around the drawing. */
export function prepareArtwork(whole: RgbaImage, spec: PrintSpec): PreparedArtwork {
  const cropBox = getCropBox(whole, spec.crop)
  const image = cropImage(whole, cropBox)
  const toneAnalysis = analyseTones(whole, spec.isPaperKept, cropBox)
  const printedTones = adjustTones(toneAnalysis, shouldInvertTones(spec, toneAnalysis.isPhotograph), 0)
  // DTG also prints colours too light to count as a tone.
  const bounds = findInkBounds(
    spec.method === 'dtg' ? computeOpacityPlane(image, toneAnalysis) : printedTones,
  )
  const inkBounds = (spec.isCleaned ? bounds?.drawing : bounds?.whole) ?? {
    left: 0,
    top: 0,
    width: image.width,
    height: image.height,
  }
  const tones = cropPlane(
    adjustTones({ tones: printedTones, alpha: toneAnalysis.alpha }, false, spec.curve),
    inkBounds,
  )
  const dust = {
    drawing: bounds?.drawing ?? inkBounds,
    pixels: spec.isCleaned
      ? []
      : (bounds?.dust ?? []).map(({ x, y }) => ({ x: x - inkBounds.left, y: y - inkBounds.top })),
  }
  return {
    image,
    cropBox,
    wholeSize: { width: whole.width, height: whole.height },
    toneAnalysis,
    inkBounds,
    dust,
    tones,
    isEmpty: bounds === undefined,
  }
}
