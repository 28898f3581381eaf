import { describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '../../../../src/contract/custom-print/print-spec'
import { computeHeightMm } from '../../../../src/contract/custom-print/print-position'
import { EXAMPLE_PRICE_TABLE, computePrintQuote } from '../../../../src/contract/custom-print/print-quote'
import {
  pricesResponseSchema,
  serialisePriceTable,
  parsePriceTable,
} from '../../../../src/contract/custom-print/price-table'
import { DELIVERY_OPTIONS } from '../../../../src/contract/cart/delivery-option'
import { DEFAULT_PRICING } from '../../../../src/contract/money/totals'
import { matchSeenQuote, quoteRequest } from '../../../../src/custom-print/rules/quote-request'

const PRICES = {
  version: 0,
  isExample: true,
  rows: serialisePriceTable(EXAMPLE_PRICE_TABLE),
  pricing: DEFAULT_PRICING,
  isFull: false,
}
/** The server's answer as the bench receives it, from which it computes a total. */
const RECEIVED = pricesResponseSchema.parse(JSON.parse(JSON.stringify(PRICES)))
const ASPECT = 1.07

describe('the total that the server asks for', () => {
  it.each(['screen', 'dtg'] as const)(
    'for 1 to 500 pieces by %s is the one on the bench, and another piece never makes it less [P12]',
    (method) => {
      for (const delivery of DELIVERY_OPTIONS) {
        let last = 0
        for (let pieces = 1; pieces <= 500; pieces++) {
          const counts = { S: pieces % 3, M: pieces - (pieces % 3), L: 0, XL: 0 }
          const spec = { ...DEFAULT_PRINT_SPEC, method, counts }
          const height = computeHeightMm(spec.width, ASPECT)
          const quoted = quoteRequest({ spec, heightMm: height }, delivery, PRICES)
          const area = (spec.width * height) / 100
          const shown = computePrintQuote(
            { ...spec, area, delivery },
            parsePriceTable(RECEIVED),
            RECEIVED.pricing,
          )
          expect(quoted).toEqual(shown)
          expect(quoted).toEqual(
            computePrintQuote({ ...spec, area, delivery }, EXAMPLE_PRICE_TABLE, DEFAULT_PRICING),
          )
          expect(quoted.total).toBeGreaterThan(last)
          expect(Number.isInteger(quoted.total)).toBe(true)
          last = quoted.total
        }
      }
    },
  )

  it('counts the whole area of a print by DTG [P12]', () => {
    const spec = {
      ...DEFAULT_PRINT_SPEC,
      method: 'dtg',
      width: 200,
      counts: { S: 0, M: 1, L: 0, XL: 0 },
    } as const
    expect(quoteRequest({ spec, heightMm: 300 }, 'pickup', PRICES).total).toBe(2779)
    expect(quoteRequest({ spec, heightMm: 301 }, 'pickup', PRICES).total).toBe(3425)
  })

  it('takes the total that the buyer has seen where the drawing may be read a pixel apart, and no other', () => {
    const spec = {
      ...DEFAULT_PRINT_SPEC,
      method: 'dtg',
      width: 200,
      counts: { S: 0, M: 1, L: 0, XL: 0 },
    } as const
    const seen = (height: number, total: number) =>
      matchSeenQuote({ spec, heightMm: height }, { delivery: 'pickup', total }, PRICES).total
    expect([seen(301, 2779), seen(301, 3425), seen(300, 3425), seen(299, 2779)]).toEqual([
      2779, 3425, 3425, 2779,
    ])
    expect([seen(302, 2779), seen(298, 3425), seen(300, 1)]).toEqual([3425, 2779, 2779])
  })
})
