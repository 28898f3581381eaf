import { computeInkContrast } from '../colour'
import { MM_PER_INCH } from '../units'
import {
  PRINT_LIMITS,
  type PrintSpec,
  getMinPieces,
  type PrintMethod,
  sumSizeCounts,
  type PressInkName,
} from '../../contract/custom-print/print-spec'
import { listInks } from '../../contract/custom-print/press-inks'
import { SCREENS } from '../../contract/custom-print/screens'
import type { PrintPoint } from './point-clusters'
import type { FineDetail } from './fine-detail'
import type { PrintAnalysis } from './print-analysis'
import {
  type PreflightCode,
  type StoredPreflightResult,
  type Severity,
  SEVERITIES,
} from '../../contract/custom-print/preflight-codes'

/** A change of the spec that a result offers. */
export type QuickFix =
  | { code: 'setWidth'; width: number }
  | {
      code:
        | 'keepBackground'
        | 'removeBackground'
        | 'thickenLines'
        | 'removeSpecks'
        | 'darken'
        | 'lighten'
        | 'useDtg'
    }
  | { code: 'orderMinimum'; pieces: number }
  | { code: 'changeInk'; ink: PressInkName }

/** One preflight result: a code with its values, not a text. `points` are in mm of the print. */
export type PreflightResult = {
  code: PreflightCode
  severity: Severity
  values: StoredPreflightResult['values']
  quickFixes: QuickFix[]
  points: PrintPoint[]
}

/** Dots per inch: good from `good` on, a note below it, a warning below `fair`, a refusal below `min`. */
const RESOLUTION: Readonly<Record<PrintMethod, { good: number; fair: number; min: number }>> = {
  screen: { good: 200, fair: 150, min: 72 },
  dtg: { good: 150, fair: 100, min: 72 },
}
/** More colours than this are lost in a print of one ink. */
const MAX_COLOURS = 3
const MIN_CONTRAST = 1.8
/** Smaller shares of the inked area are not reported. */
const MIN_DETAIL_SHARE = 0.002
const MIN_LOST_SHARE = 0.02
/** Of smaller shares of the artwork's area nothing is said; thin white letters have little of it. */
const MIN_INKLESS_SHARE = 0.005
/** In mm² at the densest place: thin lines of small type are reported even if large type is above them. */
const MIN_DENSE_DETAIL_MM2 = 0.22
/** The change of the tone curve by the quick fixes 'darken' and 'lighten'. */
export const TONE_CURVE_STEP = 15

export const computeDpi = (widthPx: number, widthMm: number): number =>
  Math.floor((widthPx * MM_PER_INCH) / widthMm)

/** Returns all preflight results of a print: refusals, warnings, notes and ticks. */
export function runPreflight(analysis: PrintAnalysis, spec: PrintSpec): PreflightResult[] {
  if (analysis.isEmpty) {
    const isRemoved = analysis.background === 'removed'
    return [
      createResult('empty', 'refusal', {}, { quickFixes: isRemoved ? [{ code: 'keepBackground' }] : [] }),
    ]
  }
  const results = [
    checkResolution(analysis, spec),
    checkBackground(analysis),
    checkDust(analysis),
    checkShadow(analysis),
    checkPieces(spec),
    ...(spec.method === 'screen' ? checkScreenPrint(analysis, spec) : []),
  ]
  return results
    .filter((result) => result !== undefined)
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
}

/** Whether one of the results forbids printing. */
export const hasRefusal = (results: readonly Pick<PreflightResult, 'severity'>[]): boolean =>
  results.some(({ severity }) => severity === 'refusal')

function createResult(
  code: PreflightCode,
  severity: Severity,
  values: PreflightResult['values'] = {},
  { quickFixes = [], points = [] }: Partial<Pick<PreflightResult, 'quickFixes' | 'points'>> = {},
): PreflightResult {
  return { code, severity, values, quickFixes, points }
}

function checkResolution(
  { inkWidthPx, pictureWidthPx }: PrintAnalysis,
  { method, width }: PrintSpec,
): PreflightResult {
  if (inkWidthPx === undefined) return createResult('vector', 'tick')
  const dpi = computeDpi(inkWidthPx, width)
  const { good, fair, min } = RESOLUTION[method]
  // The drawing itself is kept as pixels, so that only these values tell how wide the picture in it was.
  const picture = pictureWidthPx === undefined ? undefined : { pictureWidthPx }
  if (dpi >= good) return createResult('sharp', 'tick', { dpi, width, good, ...picture })
  if (dpi >= fair) return createResult('soft', 'note', { dpi, width, ...picture })
  const sharpAt = Math.floor((inkWidthPx * MM_PER_INCH) / good)
  const quickFixes: QuickFix[] =
    sharpAt >= PRINT_LIMITS.width.min ? [{ code: 'setWidth', width: sharpAt }] : []
  const severity = dpi >= min ? 'warning' : 'refusal'
  if (picture !== undefined)
    return createResult('coarsePicture', severity, { dpi, width, good, ...picture }, { quickFixes })
  if (dpi >= min) return createResult('blurred', severity, { dpi, width, sharpAt }, { quickFixes })
  return createResult('tooCoarse', severity, { dpi, sharpAt }, { quickFixes })
}

function checkBackground({ background }: PrintAnalysis): PreflightResult | undefined {
  if (background === 'removed')
    return createResult('paperRemoved', 'tick', {}, { quickFixes: [{ code: 'keepBackground' }] })
  if (background === 'kept')
    return createResult('ground', 'note', {}, { quickFixes: [{ code: 'removeBackground' }] })
  return background === 'present' ? createResult('ground', 'note') : undefined
}

function checkDust({ dust }: PrintAnalysis): PreflightResult | undefined {
  if (dust === undefined) return undefined
  const { drawingWidthMm: width, points } = dust
  return createResult('dust', 'warning', { width }, { quickFixes: [{ code: 'removeSpecks' }], points })
}

function checkShadow({ shadowPoints: points }: PrintAnalysis): PreflightResult | undefined {
  return points.length === 0 ? undefined : createResult('shadow', 'note', {}, { points })
}

function checkPieces({ method, counts }: PrintSpec): PreflightResult | undefined {
  const pieces = sumSizeCounts(counts)
  const minimum = getMinPieces(method)
  if (pieces >= minimum) return undefined
  const more: QuickFix = { code: 'orderMinimum', pieces: minimum }
  const quickFixes: QuickFix[] = pieces === 0 ? [more] : [{ code: 'useDtg' }, more]
  return createResult('tooFew', 'refusal', { pieces, minimum }, { quickFixes })
}

function checkScreenPrint(analysis: PrintAnalysis, spec: PrintSpec): (PreflightResult | undefined)[] {
  return [
    checkContrast(spec),
    checkInkless(analysis),
    checkSoftEdges(analysis),
    ...checkFineDetail(analysis.fineDetail, spec),
    ...checkLostTones(analysis),
    checkColours(analysis),
  ]
}

function checkContrast({ ink, shirt }: PrintSpec): PreflightResult | undefined {
  if (computeInkContrast(ink, shirt) >= MIN_CONTRAST) return undefined
  const quickFixes: QuickFix[] = [{ code: 'changeInk', ink: findMostContrastingInk(shirt) }]
  return createResult('unseen', 'refusal', { ink, shirt }, { quickFixes })
}

function checkInkless({ inklessShare: share, inklessPoints: points }: PrintAnalysis) {
  if (share < MIN_INKLESS_SHARE) return undefined
  return createResult('inkless', 'warning', { share }, { quickFixes: [{ code: 'useDtg' }], points })
}

function checkSoftEdges({ softEdges }: PrintAnalysis): PreflightResult | undefined {
  if (softEdges === undefined) return undefined
  const { medianWidthMm: width, points } = softEdges
  return createResult('softEdges', 'warning', { width }, { quickFixes: [{ code: 'useDtg' }], points })
}

function checkFineDetail(
  { lines, specks, gaps }: FineDetail,
  { ruling, isThickened, isCleaned }: PrintSpec,
): (PreflightResult | undefined)[] {
  const { minStrokeMm: thinnest } = SCREENS[ruling]
  return [
    exceedsThreshold(lines)
      ? createResult(
          'thinLines',
          'warning',
          { width: lines.medianWidthMm, thinnest },
          { quickFixes: isThickened ? [] : [{ code: 'thickenLines' }], points: lines.points },
        )
      : undefined,
    specks.share >= MIN_DETAIL_SHARE
      ? createResult(
          'specks',
          'warning',
          { thinnest, share: specks.share },
          { quickFixes: isCleaned ? [] : [{ code: 'removeSpecks' }], points: specks.points },
        )
      : undefined,
    exceedsThreshold(gaps) ? createResult('gaps', 'note', { thinnest }, { points: gaps.points }) : undefined,
  ]
}

function checkLostTones({
  dropOutShare,
  fillInShare,
  dropOutPoints,
  fillInPoints,
}: PrintAnalysis): (PreflightResult | undefined)[] {
  return [
    dropOutShare >= MIN_LOST_SHARE
      ? createResult(
          'fallOut',
          'warning',
          { share: dropOutShare },
          { quickFixes: [{ code: 'darken' }], points: dropOutPoints },
        )
      : undefined,
    fillInShare >= MIN_LOST_SHARE
      ? createResult(
          'fillIn',
          'note',
          { share: fillInShare },
          { quickFixes: [{ code: 'lighten' }], points: fillInPoints },
        )
      : undefined,
  ]
}

function checkColours({ colourCount: colours }: PrintAnalysis): PreflightResult | undefined {
  if (colours <= MAX_COLOURS) return undefined
  return createResult('colours', 'note', { colours }, { quickFixes: [{ code: 'useDtg' }] })
}

const exceedsThreshold = ({ share, densestMm2 }: FineDetail['lines']) =>
  share >= MIN_DETAIL_SHARE || densestMm2 >= MIN_DENSE_DETAIL_MM2

/** Returns the ink with the highest contrast on a shirt. */
function findMostContrastingInk(shirt: PrintSpec['shirt']): PressInkName {
  const [clearest = 'forest'] = listInks(shirt).toSorted(
    (a, b) => computeInkContrast(b, shirt) - computeInkContrast(a, shirt),
  )
  return clearest
}
