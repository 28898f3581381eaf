import { describe, expect, it } from 'vitest'
import type { Product } from '@contract/catalogue'
import type { LineProblem } from '@contract/checkout'
import { problemOf, repairedLine } from '@/cart/line-problems'
import type { CatalogueState } from '@/shop/catalogue-atom'
import { pricingOf } from '@/shop/pricing'
import { catalogue, DONUTS, line, product } from '../shop/fixtures'

const SHOP = [DONUTS, product()]
const known = (products: readonly Product[], served: { servedAt?: string } = {}): CatalogueState => ({
  status: 'ready',
  products,
  pricing: pricingOf(catalogue().pricing),
  ...served,
})
const found = (changes: Parameters<typeof line>[0] = {}, isHeld = false, products = SHOP) =>
  problemOf(line(changes), [], known(products), isHeld)

describe('a line of the cart', () => {
  it('is well while the shop sells it as it stands', () => {
    expect(found()).toBeUndefined()
    expect(found({ size: 'L', quantity: 10 })).toBeUndefined()
  })

  it('says that its product is gone', () => {
    expect(found({ productId: 'prod_x' })).toEqual({ code: 'product_gone' })
  })

  it('says that its size is gone', () => expect(found({ size: 'XXS' })).toEqual({ code: 'size_gone' }))

  it('says how many are left where it asks for more', () => {
    const shop = [product({ availability: { M: 3 } })]
    expect(found({ quantity: 3 }, false, shop)).toBeUndefined()
    expect(found({ quantity: 4 }, false, shop)).toEqual({ code: 'out_of_stock', available: 3 })
    expect(found({ size: 'XL' })).toEqual({ code: 'out_of_stock', available: 0 })
  })

  it('says what it costs now', () => {
    expect(found({ price: 25 })).toEqual({ code: 'price_changed', price: 29.9 })
  })

  it('says nothing against itself where its own checkout holds the pieces', () => {
    expect(found({ size: 'XL' }, true)).toBeUndefined()
    expect(found({ price: 25 }, true)).toEqual({ code: 'price_changed', price: 29.9 })
    expect(found({}, true)).toBeUndefined()
  })

  it('says nothing while the shop is out of reach', () => {
    expect(found({ productId: 'prod_x' }, false, [])).toBeUndefined()
    expect(problemOf(line(), [], { status: 'failed' }, false)).toBeUndefined()
  })

  it('says nothing of a product that the page was served without', () => {
    const onItsPage = known([DONUTS], { servedAt: '/shop/donuts' })
    expect(problemOf(line(), [], onItsPage, false)).toBeUndefined()
  })

  it('says what the server has refused, whatever the catalogue says, and of no other line', () => {
    const told: LineProblem = { id: 'prod_skull-M', code: 'out_of_stock', message: 'Only 1.', available: 1 }
    expect(problemOf(line(), [told], known(SHOP), true)).toEqual(told)
    expect(problemOf(line({ id: 'prod_skull-L', size: 'L' }), [told], known(SHOP), false)).toBeUndefined()
  })
})

describe('a line that cannot be bought as it stands', () => {
  it('could be bought at the price of now', () => {
    expect(repairedLine(line(), { code: 'price_changed', price: 0 })).toEqual(line({ price: 0 }))
  })

  it('could be bought with what is left, never with more than was asked for', () => {
    const few = (available: number) =>
      repairedLine(line({ quantity: 4 }), { code: 'out_of_stock', available })
    expect(few(1)).toEqual(line({ quantity: 1 }))
    expect(few(9)).toEqual(line({ quantity: 4 }))
    expect(few(0)).toBeUndefined()
  })

  it.each([
    { code: 'product_gone' },
    { code: 'size_gone', price: 1, available: 1 },
    { code: 'duplicate_line', price: 1, available: 1 },
    { code: 'price_changed', available: 1 },
    { code: 'out_of_stock', price: 1 },
  ] as const)('can only be removed with %o', (problem) => {
    expect(repairedLine(line(), problem)).toBeUndefined()
  })
})
