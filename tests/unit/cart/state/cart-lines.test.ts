import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutRequestSchema } from '@contract/cart/checkout-request'
import { DELIVERY_OPTIONS } from '@contract/cart/delivery-option'
import { computeTotals, DEFAULT_PRICING } from '@contract/money/totals'
import { toRappen } from '@contract/money/money'
import {
  addLine,
  countPieces,
  type CartLines,
  removeLine,
  restoreLine,
  setQuantity,
} from '@/cart/state/cart-lines'
import { sanitiseLines } from '@/cart/state/sanitise-lines'
import { DONUTS, buildCartLine, buildProduct, PRICED_BY_SIZE } from '../../support/products'

const SKULL = buildProduct()

describe('the rules of the cart', () => {
  it('adds a new product as a line of one, with what the catalogue says [159] [147] [148]', () => {
    expect(addLine([], SKULL, 'M')).toEqual([buildCartLine()])
  })

  it('adds the same product and size as one more [160]', () => {
    expect(addLine([buildCartLine({ quantity: 2 })], SKULL, 'M')).toEqual([buildCartLine({ quantity: 3 })])
  })

  it('adds another size as a line of its own [161]', () => {
    expect(addLine([buildCartLine()], SKULL, 'L').map(({ id }) => id)).toEqual([
      'prod_skull-M',
      'prod_skull-L',
    ])
  })

  it('puts a dearer size into the cart at its own price [F6] [198]', () => {
    expect(addLine([], PRICED_BY_SIZE, 'L')).toEqual([
      buildCartLine({ id: 'prod_skull-L', size: 'L', price: 34.55 }),
    ])
    expect(addLine([], PRICED_BY_SIZE, 'M')).toEqual([buildCartLine()])
  })

  it('removes a line and no other [162]', () => {
    const lines = addLine([buildCartLine()], DONUTS, 'S')
    expect(removeLine(lines, 'prod_skull-M').map(({ id }) => id)).toEqual(['prod_donuts-S'])
  })

  it('removes a line whose quantity is set to zero or less [163] [164]', () => {
    expect(setQuantity([buildCartLine()], 'prod_skull-M', 0)).toEqual([])
    expect(setQuantity([buildCartLine()], 'prod_skull-M', -3)).toEqual([])
  })

  it('sets the quantity it is given, of that line and no other [165]', () => {
    const other = buildCartLine({ id: 'prod_skull-L', size: 'L' })
    expect(setQuantity([buildCartLine(), other], 'prod_skull-M', 7)).toEqual([
      buildCartLine({ quantity: 7 }),
      other,
    ])
  })

  it('leaves the lines it was given as they were', () => {
    const lines: CartLines = Object.freeze([Object.freeze(buildCartLine())])
    addLine(lines, SKULL, 'M')
    setQuantity(lines, 'prod_skull-M', 4)
    expect(lines).toEqual([buildCartLine()])
  })

  it('puts a removed line back where it stood, with what was added meanwhile', () => {
    const [skull, donuts] = [
      buildCartLine({ quantity: 4 }),
      buildCartLine({ id: 'prod_donuts-S', productId: 'prod_donuts' }),
    ]
    expect(restoreLine([donuts], skull, 0)).toEqual([skull, donuts])
    expect(restoreLine([buildCartLine({ quantity: 8 })], skull, 0)).toEqual([buildCartLine({ quantity: 10 })])
  })

  it('counts pieces, not lines [81]', () => {
    expect(countPieces([buildCartLine({ quantity: 3 }), buildCartLine({ id: 'b', quantity: 4 })])).toBe(7)
  })
})

describe('a stored list of lines', () => {
  it('keeps what is a line, with a whole quantity from 1 to 10', () => {
    const quantities = [0, 1, 2.9, 11, 1e9].map((quantity, index) =>
      buildCartLine({ size: `S${index}`, quantity }),
    )
    expect(sanitiseLines(quantities).map(({ quantity }) => quantity)).toEqual([1, 1, 2, 10, 10])
  })

  it('drops what is none', () => {
    const broken = [
      null,
      7,
      'line',
      {},
      buildCartLine({ price: Number.NaN }),
      { ...buildCartLine(), name: 5 },
      buildCartLine({ size: '' }),
    ]
    expect(sanitiseLines([...broken, buildCartLine()])).toEqual([buildCartLine()])
  })

  it('joins lines of one product and size, and names them again', () => {
    const twice = [buildCartLine({ id: 'a', quantity: 4 }), buildCartLine({ id: 'b', quantity: 3 })]
    expect(sanitiseLines(twice)).toEqual([buildCartLine({ quantity: 7 })])
  })

  it('keeps as many lines as a checkout may hold, the first ones', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => buildCartLine({ size: `S${index}` }))
    expect(sanitiseLines(lines(50))).toHaveLength(50)
    const kept = sanitiseLines(lines(60))
    expect(kept.map(({ size }) => size)).toEqual(lines(50).map(({ size }) => size))
    // After a reload only as many lines are kept as the server takes.
    expect(checkoutRequestSchema.shape.items.safeParse(kept).success).toBe(true)
    expect(checkoutRequestSchema.shape.items.safeParse(lines(51)).success).toBe(false)
  })

  it('keeps a free shirt, one without a picture, and the dearest that a checkout takes', () => {
    const shirts = [
      buildCartLine({ price: 0, image: '' }),
      buildCartLine({ id: 'prod_skull-L', size: 'L', price: 100_000 }),
    ]
    expect(sanitiseLines(shirts)).toEqual(shirts)
  })

  it.each([
    ['productId', undefined],
    ['productId', ''],
    ['name', ''],
    ['size', 7],
    ['size', 'S'.repeat(51)],
    ['currency', ''],
    ['currency', null],
    ['image', undefined],
    ['price', -1],
    ['price', 100_000.01],
    ['price', Number.POSITIVE_INFINITY],
    ['price', '29.90'],
    ['quantity', Number.NaN],
    ['quantity', -1],
    ['quantity', '2'],
    ['quantity', undefined],
  ])('drops a line whose %s is %o, and keeps the others', (field, value) => {
    expect(
      sanitiseLines([{ ...buildCartLine(), [field]: value }, buildCartLine({ size: 'L' })]).map(
        ({ size }) => size,
      ),
    ).toEqual(['L'])
  })

  it('takes whatever a storage may hold', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (stored) => {
        for (const { quantity } of sanitiseLines(stored)) expect(quantity).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('any sequence of what the shop offers', () => {
  const size = fc.constantFrom('S', 'M', 'L')
  const shirt = fc.constantFrom(SKULL, DONUTS)
  const id = fc.tuple(shirt, size).map(([{ id }, size]) => `${id}-${size}`)
  const operation = fc.oneof(
    fc.tuple(shirt, size).map(
      ([shirt, size]) =>
        (lines: CartLines) =>
          addLine(lines, shirt, size),
    ),
    id.map((id) => (lines: CartLines) => removeLine(lines, id)),
    // The interface never asks for more than 10 (reading R13).
    fc.tuple(id, fc.integer({ min: -3, max: 10 })).map(
      ([id, quantity]) =>
        (lines: CartLines) =>
          setQuantity(lines, id, quantity),
    ),
    fc.nat(5).map((at) => (lines: CartLines) => {
      const removed = lines[at]
      return removed === undefined ? lines : restoreLine(removeLine(lines, removed.id), removed, at)
    }),
  )
  const cart = fc
    .array(operation, { maxLength: 80 })
    .map((all) => all.reduce<CartLines>((lines, rule) => rule(lines), []))

  it('keeps whole quantities from 1 to 10 and one line a product and size [261]', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        for (const { quantity } of lines) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(quantity)
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      }),
    )
  })

  it('has totals in whole Rappen that do not depend on the order of the lines [268]', () => {
    fc.assert(
      fc.property(cart, fc.constantFrom(...DELIVERY_OPTIONS), (lines, option) => {
        const priced = lines.map(({ price, quantity }) => ({ priceInRappen: toRappen(price), quantity }))
        const totals = computeTotals(priced, option, DEFAULT_PRICING)
        expect(Object.values(totals).every(Number.isSafeInteger)).toBe(true)
        expect(computeTotals(priced.toReversed(), option, DEFAULT_PRICING)).toEqual(totals)
      }),
    )
  })
})
