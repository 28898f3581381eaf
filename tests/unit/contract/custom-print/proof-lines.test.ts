import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHIRT_SIZES } from '@contract/custom-print/blanks'
import { DEFAULT_PRINT_SPEC, PRINT_METHODS, type PrintSpec } from '@contract/custom-print/print-spec'
import { EXAMPLE_PRICE_TABLE, computePrintQuote } from '@contract/custom-print/print-quote'
import { computeProofLines, sumProofLines, replaceUnitPrices } from '@contract/custom-print/proof-lines'
import { DEFAULT_PRICING } from '@contract/money/totals'

const SPEC: PrintSpec = { ...DEFAULT_PRINT_SPEC, counts: { S: 4, M: 8, L: 8, XL: 4 } }
const TERMS = { taxRatePercent: 7.7, shippingInRappen: 1000 }

describe('the lines of a proof', () => {
  it('are the screen, the steps of printing and the shirts of each size', () => {
    expect(computeProofLines(SPEC, 954, EXAMPLE_PRICE_TABLE)).toEqual([
      { kind: 'screen', size: null, upTo: null, quantity: 1, eachInRappen: 6000 },
      { kind: 'print', size: null, upTo: 20, quantity: 20, eachInRappen: 850 },
      { kind: 'print', size: null, upTo: null, quantity: 4, eachInRappen: 650 },
      { kind: 'shirt', size: 'S', upTo: null, quantity: 4, eachInRappen: 980 },
      { kind: 'shirt', size: 'M', upTo: null, quantity: 8, eachInRappen: 980 },
      { kind: 'shirt', size: 'L', upTo: null, quantity: 8, eachInRappen: 980 },
      { kind: 'shirt', size: 'XL', upTo: null, quantity: 4, eachInRappen: 980 },
    ])
  })

  it('come to what the bench has shown, for every job', () => {
    const pieces = fc.integer({ min: 0, max: 125 })
    const jobs = fc.record({
      method: fc.constantFrom(...PRINT_METHODS),
      counts: fc.record({ S: pieces, M: pieces, L: pieces, XL: pieces }),
    })
    fc.assert(
      fc.property(jobs, fc.integer({ min: 9, max: 1428 }), (chosen, area) => {
        const spec = { ...SPEC, ...chosen }
        fc.pre(SHIRT_SIZES.some((size) => spec.counts[size] > 0))
        const shown = computePrintQuote(
          { ...spec, area, delivery: 'shipping' },
          EXAMPLE_PRICE_TABLE,
          DEFAULT_PRICING,
        )
        expect(sumProofLines(computeProofLines(spec, area, EXAMPLE_PRICE_TABLE), TERMS)).toEqual(shown)
      }),
    )
  })

  it('take other prices in their order, and refuse more or fewer of them', () => {
    const lines = computeProofLines(SPEC, 954, EXAMPLE_PRICE_TABLE)
    const changed =
      replaceUnitPrices(lines, [5000, ...lines.slice(1).map(({ eachInRappen }) => eachInRappen)]) ?? []
    expect(sumProofLines(changed, TERMS)).toMatchObject({ screen: 5000, net: 48_120 })
    expect(replaceUnitPrices(lines, [5000])).toBeUndefined()
  })
})
