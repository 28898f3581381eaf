import { EXAMPLE_PRICE_TABLE } from '../../../src/contract/custom-print/print-quote'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '../../../src/contract/custom-print/print-spec'
import { computeProofLines, sumProofLines } from '../../../src/contract/custom-print/proof-lines'
import type { Proof } from '../../../src/custom-print/stores/custom-print-rows'

export const SPEC: PrintSpec = { ...DEFAULT_PRINT_SPEC, counts: { S: 4, M: 8, L: 8, XL: 4 } }
export const TERMS = { taxRatePercent: 7.7, shippingInRappen: 1000 }
export const LINES = computeProofLines(SPEC, 954, EXAMPLE_PRICE_TABLE)
export const PROOF: Proof = {
  id: 'prof_1',
  request_id: 'preq_1',
  key: 'k',
  version: 1,
  height: null,
  results: null,
  spec: SPEC,
  lines: LINES,
  quote: sumProofLines(LINES, TERMS),
  total: 53_902,
  tax_rate_percent: 7.7,
  currency: 'CHF',
  ready_on: '2026-12-04',
  valid_until: '2026-12-08',
  message: '',
  by: 'Staff',
  sent_at: new Date(),
}
/** The options with which a checkout of the proof is opened. */
export const OPTIONS = {
  expiresAt: new Date(),
  shippingOptionIds: { shipping: 'so_ch', pickup: 'so_up' },
  blanks: [],
}
