import { EXAMPLE_PRICE_TABLE } from '@contract/custom-print/print-quote'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import type { BuyerProofResponse, BuyerRequestResponse } from '@contract/custom-print/buyer-request'
import { serialisePriceTable } from '@contract/custom-print/price-table'
import { computeProofLines, sumProofLines } from '@contract/custom-print/proof-lines'
import { DEFAULT_PRICING } from '@contract/money/totals'

const SPEC = { ...DEFAULT_PRINT_SPEC, width: 320, counts: { S: 4, M: 8, L: 8, XL: 4 } }
const LINES = computeProofLines(SPEC, 954, EXAMPLE_PRICE_TABLE)
const QUOTE = sumProofLines(LINES, { taxRatePercent: 7.7, shippingInRappen: 1000 })

/** Answer of GET /api/press-prices with the example prices. */
export const PRICES = {
  version: 0,
  isExample: true,
  rows: serialisePriceTable(EXAMPLE_PRICE_TABLE),
  pricing: DEFAULT_PRICING,
  isFull: false,
}

/** A proof of 24 shirts as its buyer got it. */
export const SENT_PROOF: BuyerProofResponse = {
  id: 'prof_1',
  version: 1,
  job: SPEC,
  height: 298,
  lines: LINES,
  quote: QUOTE,
  taxRatePercent: 7.7,
  readyOn: '2026-12-04',
  validUntil: '2026-12-08',
  isValid: true,
  message: '',
  sentAt: '2026-11-24T08:00:00Z',
}

/** A print of 24 shirts that is paid, and has left the studio. */
export const PRINTED: BuyerRequestResponse = {
  number: 27,
  state: 'paid',
  job: SPEC,
  height: 298,
  delivery: 'shipping',
  wishDate: null,
  quote: QUOTE,
  taxRatePercent: 7.7,
  currency: 'CHF',
  sentAt: '2026-11-22T20:08:00Z',
  words: '',
  proofs: [SENT_PROOF],
  approved: { version: 1, at: '2026-11-24T17:02:00Z' },
  order: {
    number: 128,
    token: 'chki_1.a.b',
    stages: [
      { stage: 'approved', at: '2026-11-24T17:02:00Z' },
      { stage: 'printed', at: '2026-12-02T10:00:00Z' },
      { stage: 'packed', at: '2026-12-03T10:00:00Z' },
      { stage: 'sent', at: '2026-12-04T10:00:00Z' },
    ],
  },
  isDeletable: true,
  reorder: { job: SPEC, height: 298 },
}
