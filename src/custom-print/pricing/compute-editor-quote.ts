import { computeAreaCm2, computeHeightMm } from '@contract/custom-print/print-position'
import { type PrintQuote, computePrintQuote } from '@contract/custom-print/print-quote'
import type { EditingState } from '../editor-state'
import type { Prices } from './use-prices'

/** Computes the quote (Rappen) of the current spec from the studio's price table. */
export function computeEditorQuote(editing: EditingState, { table, pricing }: Prices): PrintQuote {
  const { spec, delivery } = editing
  return computePrintQuote({ ...spec, area: computePrintArea(editing), delivery }, table, pricing)
}

/** In cm2. */
export function computePrintArea({ spec, aspect = 1 }: EditingState): number {
  return computeAreaCm2(spec.width, computeHeightMm(spec.width, aspect))
}
