import { clamp } from '../../contract/clamp'
import { findCrop } from '../crop'
import { countColours } from './count-colours'
import { MIN_PRINTABLE_TONE, MAX_PRINTABLE_TONE } from '../dot-gain'
import type { Crop, PrintSpec } from '../../contract/custom-print/print-spec'
import { findShadowAtEdge } from './find-shadow'
import { findInklessParts } from './inkless-parts'
import { isEdge, type Plane } from '../image'
import { type PreparedArtwork, shouldInvertTones } from '../tones/prepare-artwork'
import { type PrintPoint, PointClusters } from './point-clusters'
import { type FineDetail, measureFineDetail } from './fine-detail'
import type { BackgroundHandling } from '../tones/tone-analysis'
import { findSoftEdges, type SoftEdges } from './soft-edges'

/** The analysis of artwork and its print. Shares are of the inked area, 0..1. */
export type PrintAnalysis = {
  /** The width in the file's pixels of the inked part; undefined for a vector without pictures. */
  inkWidthPx: number | undefined
  /** The same of the whole drawing, for a vector with pictures, in the pixels of the coarsest. */
  pictureWidthPx: number | undefined
  background: BackgroundHandling
  isEmpty: boolean
  isPhotograph: boolean
  colourCount: number
  /** Marks that decide the size, the width in mm of the drawing without them and its crop; undefined without any. */
  dust: { drawingWidthMm: number; crop: Crop | undefined; points: PrintPoint[] } | undefined
  /** Parts too light for ink, which nothing surrounds; their share is of the whole artwork. */
  inklessShare: number
  inklessPoints: PrintPoint[]
  /** Where a shadow at the picture's edge seems to print. */
  shadowPoints: PrintPoint[]
  fineDetail: FineDetail
  /** Undefined also for line art, whose edges are cut, and for photographs, which have none. */
  softEdges: SoftEdges | undefined
  /**
   * Shares of tones below and above the printable range, and the places with most of them.
   * Intended solids do not count.
   */
  dropOutShare: number
  fillInShare: number
  dropOutPoints: PrintPoint[]
  fillInPoints: PrintPoint[]
}

/** Lighter tones count as none, darker ones as solid. */
const MIN_SEEN_TONE = 0.01
const MIN_SOLID_TONE = 0.98

/**
 * Analyses a print. `fileWidthPx` is the width of the file in pixels; of a vector, that in which the coarsest picture
 * within it has its own pixels, and undefined without any.
 */
export function analysePrint(
  artwork: PreparedArtwork,
  spec: PrintSpec,
  fileWidthPx: number | undefined,
  isVector: boolean,
): PrintAnalysis {
  const { image, wholeSize, toneAnalysis, inkBounds, tones, isEmpty } = artwork
  return {
    inkWidthPx:
      fileWidthPx === undefined ? undefined : Math.round((inkBounds.width / wholeSize.width) * fileWidthPx),
    pictureWidthPx: isVector ? fileWidthPx : undefined,
    background: toneAnalysis.background,
    isEmpty,
    isPhotograph: toneAnalysis.isPhotograph,
    colourCount: countColours(image, toneAnalysis.tones),
    dust: measureDust(artwork, spec),
    ...measureInkless(artwork, spec),
    shadowPoints: shouldInvertTones(spec, toneAnalysis.isPhotograph)
      ? []
      : listPrintPoints(findShadowAtEdge(artwork), artwork, spec),
    fineDetail: measureFineDetail(tones, spec.width, spec.ruling, toneAnalysis.isLineArt),
    softEdges:
      toneAnalysis.isLineArt || toneAnalysis.isPhotograph
        ? undefined
        : findSoftEdges(tones, spec.width / tones.width, spec.ruling),
    ...measureLostTones(tones, spec.width / tones.width),
  }
}

function measureDust(
  { dust, cropBox, wholeSize, inkBounds }: PreparedArtwork,
  { width }: PrintSpec,
): PrintAnalysis['dust'] {
  const { drawing, pixels } = dust
  if (pixels.length === 0) return undefined
  const pixelMm = width / inkBounds.width
  const left = cropBox.left + drawing.left
  const top = cropBox.top + drawing.top
  const places = new PointClusters()
  for (const { x, y } of pixels) places.add((x + 0.5) * pixelMm, (y + 0.5) * pixelMm)
  return {
    drawingWidthMm: drawing.width * pixelMm,
    crop: findCrop({ ...drawing, left, top }, wholeSize),
    points: places.listLargest(),
  }
}

/** What is inverted prints its light parts. */
function measureInkless(
  artwork: PreparedArtwork,
  spec: PrintSpec,
): Pick<PrintAnalysis, 'inklessShare' | 'inklessPoints'> {
  const { toneAnalysis } = artwork
  if (shouldInvertTones(spec, toneAnalysis.isPhotograph)) return { inklessShare: 0, inklessPoints: [] }
  const { share, places } = findInklessParts(toneAnalysis)
  return { inklessShare: share, inklessPoints: listPrintPoints(places, artwork, spec) }
}

/** Returns where most of some pixels of the artwork are on the print; those beside it count at its edge. */
function listPrintPoints(
  places: readonly { x: number; y: number }[],
  { inkBounds }: PreparedArtwork,
  { width }: PrintSpec,
): PrintPoint[] {
  const pixelMm = width / inkBounds.width
  const points = new PointClusters()
  for (const { x, y } of places)
    points.add(
      clamp(x - inkBounds.left, 0, inkBounds.width) * pixelMm,
      clamp(y - inkBounds.top, 0, inkBounds.height) * pixelMm,
    )
  return points.listLargest()
}

type LostTones = Pick<PrintAnalysis, 'dropOutShare' | 'fillInShare' | 'dropOutPoints' | 'fillInPoints'>

/** Skips soft edges, which contain all tones and lose nothing. */
function measureLostTones(tones: Plane, pixelMm: number): LostTones {
  const [dropOuts, fillIns] = [new PointClusters(), new PointClusters()]
  let [visibleCount, low, high] = [0, 0, 0]
  for (let index = 0; index < tones.values.length; index++) {
    const tone = tones.values[index] ?? 0
    if (tone <= MIN_SEEN_TONE) continue
    visibleCount++
    const isLow = tone < MIN_PRINTABLE_TONE
    if (!isLow && (tone <= MAX_PRINTABLE_TONE || tone >= MIN_SOLID_TONE)) continue
    if (isEdge(tones, index)) continue
    if (isLow) low++
    else high++
    const [column, row] = [index % tones.width, Math.floor(index / tones.width)]
    ;(isLow ? dropOuts : fillIns).add((column + 0.5) * pixelMm, (row + 0.5) * pixelMm)
  }
  const share = (count: number) => (visibleCount === 0 ? 0 : count / visibleCount)
  return {
    dropOutShare: share(low),
    fillInShare: share(high),
    dropOutPoints: dropOuts.listLargest(),
    fillInPoints: fillIns.listLargest(),
  }
}

/** Returns the share of a print (0..1) that is ink, and the share of that ink that is solid. */
export function computeCoverage({ values }: Plane): { ink: number; solid: number } {
  let [ink, solid] = [0, 0]
  for (const tone of values) {
    if (tone < MIN_PRINTABLE_TONE) continue
    ink += tone > MAX_PRINTABLE_TONE ? 1 : tone
    if (tone > MAX_PRINTABLE_TONE) solid++
  }
  return { ink: values.length === 0 ? 0 : ink / values.length, solid: ink === 0 ? 0 : solid / ink }
}
