import type { PrintAnalysis } from '@print-kernel/preflight/print-analysis'

const NOTHING = { share: 0, densestMm2: 0, medianWidthMm: 0, points: [] }

/** A drawing that the press has nothing to say against. */
export const ANALYSIS: PrintAnalysis = {
  inkWidthPx: 4000,
  pictureWidthPx: undefined,
  background: 'removed',
  isEmpty: false,
  isPhotograph: false,
  colourCount: 1,
  dust: undefined,
  inklessShare: 0,
  inklessPoints: [],
  shadowPoints: [],
  softEdges: undefined,
  fineDetail: { lines: NOTHING, specks: NOTHING, gaps: NOTHING },
  dropOutShare: 0,
  fillInShare: 0,
  dropOutPoints: [],
  fillInPoints: [],
}
