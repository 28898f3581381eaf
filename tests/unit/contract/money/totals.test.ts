import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartItemSchema } from '@contract/cart/cart-item'
import { MAX_QUANTITY, MIN_SCREEN_PRINT_PIECES } from '@contract/limits'
import { toFrancs } from '@contract/money/money'
import { DELIVERY, DELIVERY_OPTIONS, type DeliveryOption } from '@contract/cart/delivery-option'
import { computeTotals, DEFAULT_PRICING } from '@contract/money/totals'

const SHIRT = 2990

function totals(quantities: number[], option: DeliveryOption = 'shipping', country?: string) {
  const lines = quantities.map((quantity) => ({ priceInRappen: SHIRT, quantity }))
  const { subtotal, shipping, tax, total } = computeTotals(lines, option, DEFAULT_PRICING, country)
  return [subtotal, shipping, tax, total].map((amount) => toFrancs(amount).toFixed(2)).join(' / ')
}

describe('totals of the specification, section 9', () => {
  it('allows 10 pieces a line and no more [261]', () => {
    expect(MAX_QUANTITY).toBe(10)
    const isValid = (quantity: number) => cartItemSchema.shape.quantity.safeParse(quantity).success
    expect([0, 1, 10, 11, 1.5].map(isValid)).toEqual([false, true, true, false, false])
  })

  it('wants at least 10 screen prints', () => {
    expect(MIN_SCREEN_PRINT_PIECES).toBe(10)
  })

  it('knows shipping and pickup and nothing else [151]', () => {
    expect(DELIVERY_OPTIONS).toEqual(['shipping', 'pickup'])
  })

  it('ships for CHF 10 to CH [262]', () => {
    expect(totals([1], 'shipping', 'CH')).toBe('29.90 / 10.00 / 2.30 / 42.20')
  })

  it('ships for CHF 10 to the country named Switzerland [263]', () => {
    expect(totals([1], 'shipping', 'Switzerland')).toBe('29.90 / 10.00 / 2.30 / 42.20')
  })

  it('ships for CHF 15 abroad: 47.20 for one shirt [264] [275]', () => {
    expect(totals([1], 'shipping', 'DE')).toBe('29.90 / 15.00 / 2.30 / 47.20')
  })

  it('charges nothing for an empty cart [265] [276]', () => {
    expect(totals([])).toBe('0.00 / 0.00 / 0.00 / 0.00')
    expect(totals([], 'pickup')).toBe('0.00 / 0.00 / 0.00 / 0.00')
  })

  it('charges 32.20 for one shirt picked up: subtotal and tax [266] [270]', () => {
    expect(totals([1], 'pickup')).toBe('29.90 / 0.00 / 2.30 / 32.20')
    expect(totals([1], 'pickup', 'DE')).toBe('29.90 / 0.00 / 2.30 / 32.20')
  })

  it.each(DELIVERY_OPTIONS)('charges for %s what its shipping method costs', (option) => {
    const pricing = { ...DEFAULT_PRICING, shippingInRappen: { domestic: 1, international: 2, pickup: 3 } }
    const { shipping } = computeTotals([{ priceInRappen: SHIRT, quantity: 1 }], option, pricing)
    expect(shipping).toBe(pricing.shippingInRappen[DELIVERY[option].shippingMethod])
  })

  it('charges for pickup what the studio has set, and for nothing to pick up nothing', () => {
    const shippingInRappen = { ...DEFAULT_PRICING.shippingInRappen, pickup: 250 }
    const pricing = { ...DEFAULT_PRICING, shippingInRappen }
    const lines = [{ priceInRappen: SHIRT, quantity: 1 }]
    expect(computeTotals(lines, 'pickup', pricing)).toMatchObject({ shipping: 250, total: 3470 })
    expect(computeTotals([], 'pickup', pricing)).toMatchObject({ shipping: 0, total: 0 })
  })

  it("knows the studio's own country by its code, and Switzerland's by its name as well", () => {
    const german = { ...DEFAULT_PRICING, country: 'DE' }
    const shippingTo = (country?: string) =>
      computeTotals([{ priceInRappen: SHIRT, quantity: 1 }], 'shipping', german, country).shipping
    expect([undefined, 'DE', 'CH', 'Switzerland'].map(shippingTo)).toEqual([1000, 1000, 1500, 1500])
  })

  it('taxes 7.7 % of the goods, not of the shipping [267]', () => {
    const { tax } = computeTotals([{ priceInRappen: 10_000, quantity: 1 }], 'shipping', DEFAULT_PRICING)
    expect(tax).toBe(770)
  })

  it.each([
    ['charges 42.20 for one shirt shipped [269]', 1, '29.90 / 10.00 / 2.30 / 42.20'],
    ['charges 74.40 for two [271]', 2, '59.80 / 10.00 / 4.60 / 74.40'],
    ['charges 106.61 for three [272]', 3, '89.70 / 10.00 / 6.91 / 106.61'],
    ['charges 171.01 for five [273]', 5, '149.50 / 10.00 / 11.51 / 171.01'],
    ['charges 332.02 for ten [274]', 10, '299.00 / 10.00 / 23.02 / 332.02'],
  ])('%s', (_, quantity, expected) => {
    expect(totals([quantity])).toBe(expected)
  })

  it('rounds the tax once on the sum, so that five separate lines cost what one line of five costs [273]', () => {
    expect(totals([1, 1, 1, 1, 1])).toBe(totals([5]))
  })

  it('rounds half a Rappen up [268]', () => {
    // 7.7 % of 0.50 is 3.85 Rappen; of 0.65 it is 5.005; of 4.50 it is 34.65; of 50.00 exactly 3.85 francs.
    const computeTax = (priceInRappen: number) =>
      computeTotals([{ priceInRappen, quantity: 1 }], 'pickup', DEFAULT_PRICING).tax
    expect([50, 65, 450, 5000, 500].map(computeTax)).toEqual([4, 5, 35, 385, 39])
  })

  it('always answers whole Rappen that add up [150] [268]', () => {
    const line = fc.record({
      priceInRappen: fc.integer({ min: 0, max: 1_000_000 }),
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
    })
    const rate = fc.integer({ min: 0, max: 30_000 }).map((steps) => steps / 1000)
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 50 }),
        fc.constantFrom(...DELIVERY_OPTIONS),
        rate,
        (lines, option, taxRatePercent) => {
          const answer = computeTotals(lines, option, { ...DEFAULT_PRICING, taxRatePercent })
          expect(Object.values(answer).every(Number.isSafeInteger)).toBe(true)
          expect(answer.total).toBe(answer.subtotal + answer.shipping + answer.tax)
        },
      ),
    )
  })

  it('counts with CH and CHF where nothing else is given [278]', () => {
    expect([DEFAULT_PRICING.country, DEFAULT_PRICING.currency]).toEqual(['CH', 'CHF'])
    expect(totals([1])).toBe(totals([1], 'shipping', 'CH'))
  })
})
