import { parseHexColour } from '../../contract/inks'
import { computeLuminance, SHIRT_HEX_COLOURS, computeSolidColour } from '../colour'
import type { PrintSpec } from '../../contract/custom-print/print-spec'
import { computeOpacityPlane } from './opacity'
import { findInkBounds } from './ink-bounds'
import { type Box, cropPlane, type Plane, type RgbaImage } from '../image'
import { adjustTones, type ToneAnalysis, analyseTones } from './tone-analysis'

/** Artwork with its tones as a spec requires them, cropped to the inked part. */
export type PreparedArtwork = {
  toneAnalysis: ToneAnalysis
  inkBounds: Box
  /** Within the inked part: pixels that make it larger than the drawing, which is so many pixels wide. */
  dust: { drawingWidthPx: number; pixels: { x: number; y: number }[] }
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
export function prepareArtwork(image: RgbaImage, spec: PrintSpec): PreparedArtwork {
  const toneAnalysis = analyseTones(image, spec.isPaperKept)
  const whole: Box = { left: 0, top: 0, width: image.width, height: image.height }
  const printedTones = adjustTones(toneAnalysis, shouldInvertTones(spec, toneAnalysis.isPhotograph), 0)
  // DTG also prints colours too light to count as a tone.
  const bounds = findInkBounds(
    spec.method === 'dtg' ? computeOpacityPlane(image, toneAnalysis) : printedTones,
  )
  const inkBounds = (spec.isCleaned ? bounds?.drawing : bounds?.whole) ?? whole
  const tones = cropPlane(
    adjustTones({ tones: printedTones, alpha: toneAnalysis.alpha }, false, spec.curve),
    inkBounds,
  )
  const dust = {
    drawingWidthPx: bounds?.drawing.width ?? inkBounds.width,
    pixels: spec.isCleaned
      ? []
      : (bounds?.dust ?? []).map(({ x, y }) => ({ x: x - inkBounds.left, y: y - inkBounds.top })),
  }
  return { toneAnalysis, inkBounds, dust, tones, isEmpty: bounds === undefined }
}
