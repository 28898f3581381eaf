import { describe, expect, it } from 'vitest'
import { SHIRT_SIZES } from '@contract/custom-print/blanks'
import {
  EXAMPLE_PRICE_TABLE,
  computePiecePrice,
  computePrintQuote,
  type PrintQuoteInput,
} from '@contract/custom-print/print-quote'
import { DEFAULT_PRICING } from '@contract/money/totals'

const INPUT: PrintQuoteInput = {
  method: 'screen',
  shirt: 'natural',
  counts: { S: 4, M: 8, L: 8, XL: 4 },
  area: 32 * 29.8,
  delivery: 'shipping',
}
const quote = (changes: Partial<PrintQuoteInput>) =>
  computePrintQuote({ ...INPUT, ...changes }, EXAMPLE_PRICE_TABLE, DEFAULT_PRICING)
const spread = (pieces: number) => {
  const counts = { S: 0, M: 0, L: 0, XL: 0 }
  for (let piece = 0; piece < pieces; piece++) counts[SHIRT_SIZES[piece % 4] ?? 'M']++
  return counts
}

describe('the price of a print', () => {
  it('of 24 natural shirts is CHF 529.02, shipped 539.02 [P12]', () => {
    expect(quote({})).toEqual({
      pieces: 24,
      screen: 6000,
      print: 19_600,
      shirts: 23_520,
      net: 49_120,
      tax: 3782,
      shipping: 1000,
      total: 53_902,
      piece: 2204,
    })
    expect(quote({ delivery: 'pickup' }).total).toBe(52_902)
  })

  it('of one large piece by DTG is CHF 34.25 [P12]', () => {
    const one = { method: 'dtg', counts: spread(1), delivery: 'pickup' } as const
    expect(quote(one).total).toBe(3425)
    expect(quote({ ...one, area: 600 }).total).toBe(2779)
  })

  it.each(['screen', 'dtg'] as const)(
    'of %s never falls with another piece, and adds up to the Rappen [P12]',
    (method) => {
      let last = 0
      for (let pieces = 1; pieces <= 500; pieces++) {
        const { net, tax, shipping, total, screen, print, shirts } = quote({ method, counts: spread(pieces) })
        // Summed piece by piece, as nobody would compute it.
        let each = method === 'screen' ? 6000 : 0
        for (let piece = 1; piece <= pieces; piece++)
          each +=
            980 + (method === 'dtg' ? 2200 : piece <= 20 ? 850 : piece <= 50 ? 650 : piece <= 100 ? 500 : 400)
        expect([net, screen + print + shirts]).toEqual([each, each])
        expect(tax).toBe(Math.floor((each * 77 + 500) / 1000))
        expect(total).toBe(each + tax + shipping)
        expect(total).toBeGreaterThan(last)
        last = total
      }
    },
  )

  it('falls a piece, and screen printing has one from ten pieces on [P12]', () => {
    const price = (pieces: number, method: 'screen' | 'dtg' = 'screen') =>
      computePiecePrice(pieces, method, INPUT, EXAMPLE_PRICE_TABLE, DEFAULT_PRICING)
    expect([price(9), price(10), price(100)]).toEqual([undefined, 2617, 1782])
    expect([price(1, 'dtg'), price(100, 'dtg')]).toEqual([3425, 3425])
    expect(quote({ counts: spread(0) })).toMatchObject({ total: 0, piece: 0 })
  })
})
