import { computeInkContrast } from '../colour'
import { listInks } from '../../contract/custom-print/press-inks'
import type { PressInkName, PrintSpec } from '../../contract/custom-print/print-spec'
import { SCREENS } from '../../contract/custom-print/screens'
import type { FineDetail } from './fine-detail'
import { createResult, type PreflightResult, type QuickFix } from './preflight-result'
import type { PrintAnalysis } from './print-analysis'

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

/** Returns what a print in one ink says more than any other. */
export function checkScreenPrint(analysis: PrintAnalysis, spec: PrintSpec): (PreflightResult | undefined)[] {
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
