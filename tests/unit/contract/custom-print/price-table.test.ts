import { describe, expect, it } from 'vitest'
import { EXAMPLE_PRICE_TABLE, computePrintQuote } from '@contract/custom-print/print-quote'
import {
  priceRowsResponseSchema,
  savePricesBodySchema,
  serialisePriceTable,
  parsePriceTable,
} from '@contract/custom-print/price-table'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { DEFAULT_PRICING } from '@contract/money/totals'

describe("the studio's prices", () => {
  it('cost the same after they were stored and sent', () => {
    const rows = priceRowsResponseSchema.parse(
      JSON.parse(JSON.stringify(serialisePriceTable(EXAMPLE_PRICE_TABLE))),
    )
    const table = parsePriceTable({ version: 0, isExample: true, rows })
    expect(table).toEqual(EXAMPLE_PRICE_TABLE)
    for (let pieces = 1; pieces <= 500; pieces += 1) {
      const input = {
        ...DEFAULT_PRINT_SPEC,
        counts: { S: 0, M: pieces, L: 0, XL: 0 },
        area: 700,
        delivery: 'shipping',
      } as const
      expect(computePrintQuote(input, table, DEFAULT_PRICING)).toEqual(
        computePrintQuote(input, EXAMPLE_PRICE_TABLE, DEFAULT_PRICING),
      )
    }
  })

  it('are refused where steps fall, have no end, or an amount is none', () => {
    const rows = serialisePriceTable(EXAMPLE_PRICE_TABLE)
    for (const wrong of [
      { ...rows, screenInRappen: -1 },
      { ...rows, screenInRappen: 1.5 },
      { ...rows, printSteps: [] },
      { ...rows, printSteps: [{ upTo: 20, eachInRappen: 850 }] },
      {
        ...rows,
        printSteps: [
          { upTo: null, eachInRappen: 1 },
          { upTo: null, eachInRappen: 1 },
        ],
      },
      { ...rows, printSteps: [50, 20, null].map((upTo) => ({ upTo, eachInRappen: 1 })) },
      { ...rows, dtgSteps: [50, 50, null].map((upToArea) => ({ upToArea, eachInRappen: 1 })) },
      { ...rows, shirtInRappen: { natural: rows.shirtInRappen.natural } },
      { ...rows, more: 1 },
    ])
      expect(savePricesBodySchema.safeParse({ known: 0, rows: wrong }).success).toBe(false)
  })
})
