import { rgb } from '../contract/print'
import { computeLuminance, SHIRT_COLOURS, computeSolidColour } from './colour'
import { countColours } from './count-colours'
import { MIN_PRINTABLE_TONE, MAX_PRINTABLE_TONE } from './dot-gain'
import type { PrintSpec } from '../contract/custom-print/print-spec'
import { computeOpacityPlane } from './opacity'
import { type Box, isEdge, type RgbaImage, type Plane } from './image'
import { type PrintPoint, PointClusters } from './point-clusters'
import { type FineDetail, measureFineDetail } from './fine-detail'
import {
  adjustTones,
  cropPlane,
  type ToneAnalysis,
  type BackgroundHandling,
  findInkBounds,
  analyseTones,
} from './tone-analysis'

/** What is known of artwork and its print; shares are of the ink's area, 0..1. */
export type PrintAnalysis = {
  /** Pixels of the file across the part with ink; undefined for an SVG. */
  inkWidthPx: number | undefined
  background: BackgroundHandling
  isEmpty: boolean
  isPhotograph: boolean
  colourCount: number
  fineDetail: FineDetail
  /** What lies under and over the tones that the press holds, and where most of it; what is meant to be solid is none of it. */
  dropOutShare: number
  fillInShare: number
  dropOutPoints: PrintPoint[]
  fillInPoints: PrintPoint[]
}

/** Artwork with its tones as a spec asks for them, cut to what is inked. */
export type PreparedArtwork = { toneAnalysis: ToneAnalysis; inkBounds: Box; tones: Plane; isEmpty: boolean }

/** Paler is no tone of artwork, and darker is meant to be solid. */
const SEEN = 0.01
const SOLID = 0.98

/** Whether what is light is printed: by choice, or where a photograph would turn into its negative on a dark shirt. */
export function shouldInvertTones(spec: PrintSpec, isPhotograph: boolean): boolean {
  return spec.isSwapped ?? (isPhotograph && isLighterThanShirt(spec))
}

function isLighterThanShirt({ ink, shirt }: PrintSpec): boolean {
  return computeLuminance(...computeSolidColour(ink, shirt)) > computeLuminance(...rgb(SHIRT_COLOURS[shirt]))
}

/** Reads a decoded picture as a spec wants it printed, but not repaired. */
export function prepareArtwork(image: RgbaImage, spec: PrintSpec): PreparedArtwork {
  const toneAnalysis = analyseTones(image, spec.isPaperKept)
  const whole: Box = { left: 0, top: 0, width: image.width, height: image.height }
  const swapped = adjustTones(toneAnalysis, shouldInvertTones(spec, toneAnalysis.isPhotograph), 0)
  // In all its colours also what is too pale for a tone is printed.
  const found = findInkBounds(spec.method === 'dtg' ? computeOpacityPlane(image, toneAnalysis) : swapped)
  const inkBounds = found ?? whole
  const tones = cropPlane(
    adjustTones({ tones: swapped, alpha: toneAnalysis.alpha }, false, spec.curve),
    inkBounds,
  )
  return { toneAnalysis, inkBounds, tones, isEmpty: found === undefined }
}

/** What can be known of a print. `fileWidthPx` is the width of the file in pixels; undefined for vectors. */
export function analysePrint(
  image: RgbaImage,
  artwork: PreparedArtwork,
  spec: PrintSpec,
  fileWidthPx: number | undefined,
): PrintAnalysis {
  const { toneAnalysis, inkBounds, tones, isEmpty } = artwork
  return {
    inkWidthPx:
      fileWidthPx === undefined ? undefined : Math.round((inkBounds.width / image.width) * fileWidthPx),
    background: toneAnalysis.background,
    isEmpty,
    isPhotograph: toneAnalysis.isPhotograph,
    colourCount: countColours(image, toneAnalysis.tones),
    fineDetail: measureFineDetail(tones, spec.width, spec.ruling),
    ...measureLostTones(tones, spec.width / tones.width),
  }
}

type LostTones = Pick<PrintAnalysis, 'dropOutShare' | 'fillInShare' | 'dropOutPoints' | 'fillInPoints'>

/** Soft edges, which have all tones, lose nothing by it. A pixel is so many mm wide. */
function measureLostTones(tones: Plane, pixel: number): LostTones {
  const [fallOut, fillIn] = [new PointClusters(), new PointClusters()]
  let [seen, low, high] = [0, 0, 0]
  for (let index = 0; index < tones.values.length; index++) {
    const tone = tones.values[index] ?? 0
    if (tone <= SEEN) continue
    seen++
    const isLow = tone < MIN_PRINTABLE_TONE
    if (!isLow && (tone <= MAX_PRINTABLE_TONE || tone >= SOLID)) continue
    if (isEdge(tones, index)) continue
    if (isLow) low++
    else high++
    const [column, row] = [index % tones.width, Math.floor(index / tones.width)]
    ;(isLow ? fallOut : fillIn).add((column + 0.5) * pixel, (row + 0.5) * pixel)
  }
  const share = (count: number) => (seen === 0 ? 0 : count / seen)
  return {
    dropOutShare: share(low),
    fillInShare: share(high),
    dropOutPoints: fallOut.listLargest(),
    fillInPoints: fillIn.listLargest(),
  }
}

/** Share of a print (0..1) that is ink, and of that ink what is solid. */
export function computeCoverage({ values }: Plane): { ink: number; solid: number } {
  let [ink, solid] = [0, 0]
  for (const tone of values) {
    if (tone < MIN_PRINTABLE_TONE) continue
    ink += tone > MAX_PRINTABLE_TONE ? 1 : tone
    if (tone > MAX_PRINTABLE_TONE) solid++
  }
  return { ink: values.length === 0 ? 0 : ink / values.length, solid: ink === 0 ? 0 : solid / ink }
}
