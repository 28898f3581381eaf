import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeTax } from '../../../../src/contract/money/totals'
import { computeTaxRoundings } from '../../../../src/orders/place/round-order-tax'

const line = fc.record({
  priceInRappen: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 10 }),
})
const rate = fc.integer({ min: 0, max: 30_000 }).map((thousandths) => thousandths / 1000)

describe('rounding the tax of an order’s lines', () => {
  it('adds 0.0023 and less to each line, so that three shirts cost 106.61 and not 106.6069 [F12]', () => {
    const [rounding = ''] = computeTaxRoundings([{ priceInRappen: 2990, quantity: 3 }], 7.7, 691)
    expect(89.7 * (0.077 + Number(rounding) / 100)).toBeCloseTo(6.91, 12)
    expect(computeTaxRoundings([{ priceInRappen: 1000, quantity: 1 }], 7.7, 77)).toEqual(['0'])
  })

  it('brings each line to whole Rappen, never by one or more, and all together to the tax charged [F12]', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), rate, (lines, percent) => {
        const subtotal = lines.reduce((sum, { priceInRappen, quantity }) => sum + priceInRappen * quantity, 0)
        const charged = computeTax(subtotal, percent)
        const roundings = computeTaxRoundings(lines, percent, charged)
        const taxes = lines.map(({ priceInRappen, quantity }, index) => {
          const difference = (priceInRappen * quantity * Number(roundings[index])) / 100
          expect(Math.abs(difference)).toBeLessThan(1)
          return (priceInRappen * quantity * percent) / 100 + difference
        })
        for (const tax of taxes) expect(Math.abs(tax - Math.round(tax))).toBeLessThan(1e-6)
        expect(taxes.reduce((sum, tax) => sum + Math.round(tax), 0)).toBe(charged)
      }),
    )
  })
})
