import { EXAMPLE_PRICE_TABLE, computePrintQuote } from '@contract/custom-print/print-quote'
import { type PricesResponse, serialisePriceTable } from '@contract/custom-print/price-table'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { computeProofLines } from '@contract/custom-print/proof-lines'
import type { StaffRequestResponse } from '@contract/custom-print/staff-request'
import { DEFAULT_PRICING } from '@contract/money/totals'
import { answers, sentRequests, openList, showBoard } from '../board-support'

export const SPEC = { ...DEFAULT_PRINT_SPEC, width: 320, counts: { S: 4, M: 8, L: 8, XL: 4 } }
export const REQUEST: StaffRequestResponse = {
  id: 'preq_1',
  number: 27,
  state: 'new',
  job: SPEC,
  height: 298,
  delivery: 'shipping',
  wishDate: '2026-12-04',
  quote: computePrintQuote(
    { ...DEFAULT_PRINT_SPEC, counts: { S: 4, M: 8, L: 8, XL: 4 }, area: 954, delivery: 'shipping' },
    EXAMPLE_PRICE_TABLE,
    DEFAULT_PRICING,
  ),
  taxRatePercent: 7.7,
  currency: 'CHF',
  sentAt: '2026-11-22T20:08:00Z',
  name: 'Anna Muster',
  email: 'anna.muster@example.ch',
  note: 'For the camp.',
  reorderOf: null,
  answers: [
    { code: 'specks', sign: 'warning', values: { thinnest: 0.3, share: 0.003 } },
    { code: 'sharp', sign: 'tick', values: { dpi: 302, width: 320, good: 200 } },
  ],
  original: { width: 3810, height: 3548, bytes: 3_100_000 },
  decisions: [],
  proofs: [],
  draft: {
    job: SPEC,
    aspect: 320 / 298,
    rows: serialisePriceTable(EXAMPLE_PRICE_TABLE),
    lines: computeProofLines(SPEC, 954, EXAMPLE_PRICE_TABLE),
    taxRatePercent: 7.7,
    shippingInRappen: 1000,
    readyOn: '2026-12-04',
    validUntil: '2026-12-08',
  },
}
export const PRICES: PricesResponse = {
  version: 0,
  isExample: true,
  rows: serialisePriceTable(EXAMPLE_PRICE_TABLE),
  pricing: DEFAULT_PRICING,
  isFull: false,
}

/** Shows the board with these requests, and opens their list. */
export async function showRequests(...requests: StaffRequestResponse[]) {
  answers['GET /admin/press-requests'] = { body: { requests } }
  answers['POST /admin/press-requests/preq_1'] = { body: { requests } }
  answers['GET /api/press-prices'] = { body: PRICES }
  await showBoard()
  openList(new RegExp(`^Requests ${requests.length}$`))
}

/** Returns the bodies that were posted to a path. */
export const findSentTo = (path: string) =>
  sentRequests
    .filter((request) => request.path === path && request.init.method === 'POST')
    .map(({ init }) => JSON.parse(String(init.body)) as Record<string, unknown>)
