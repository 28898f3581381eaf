import { MM_PER_INCH } from '../units'
import {
  PRINT_LIMITS,
  type PrintSpec,
  getMinPieces,
  type PrintMethod,
  sumSizeCounts,
} from '../../contract/custom-print/print-spec'
import { SEVERITIES } from '../../contract/custom-print/preflight-codes'
import { checkScreenPrint } from './check-screen-print'
import { createResult, type PreflightResult, type QuickFix } from './preflight-result'
import type { PrintAnalysis } from './print-analysis'

/** Dots per inch: good from `good` on, a note below it, a warning below `fair`, a refusal below `min`. */
const RESOLUTION: Readonly<Record<PrintMethod, { good: number; fair: number; min: number }>> = {
  screen: { good: 200, fair: 150, min: 72 },
  dtg: { good: 150, fair: 100, min: 72 },
}
export const computeDpi = (widthPx: number, widthMm: number): number =>
  Math.floor((widthPx * MM_PER_INCH) / widthMm)

/** Returns all preflight results of a print: refusals, warnings, notes and ticks. */
export function runPreflight(analysis: PrintAnalysis, spec: PrintSpec): PreflightResult[] {
  if (analysis.isEmpty) {
    const quickFixes: QuickFix[] = []
    if (spec.crop !== undefined) quickFixes.push({ code: 'uncrop' })
    if (analysis.background === 'removed') quickFixes.push({ code: 'keepBackground' })
    return [createResult('empty', 'refusal', {}, { quickFixes })]
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
  if (dpi >= fair)
    return createResult(picture === undefined ? 'soft' : 'softPicture', 'note', { dpi, width, ...picture })
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
  const { drawingWidthMm: width, crop, points } = dust
  return createResult('dust', 'warning', { width }, { quickFixes: [{ code: 'crop', crop }], points })
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
