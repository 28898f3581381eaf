import { describe, expect, it } from 'vitest'
import type { Product } from '@contract/catalogue/catalogue'
import type { LineIssue } from '@contract/cart/line-issue-schema'
import { findCurrentIssue, getRepairedLine } from '@/cart/state/line-issues'
import { type CatalogueState, toPricing } from '@/shop/catalogue/catalogue-atoms'
import { buildCatalogue, DONUTS, buildCartLine, buildProduct } from '../../support/products'

const SHOP = [DONUTS, buildProduct()]
const ID = { id: 'prod_skull-M' }
const M = { name: 'Crying Skull', size: 'M' }
const PRICE = { name: 'Crying Skull', price: 29.9, currency: 'CHF' }
const buildCatalogueState = (
  products: readonly Product[],
  served: { servedAt?: string } = {},
): CatalogueState => ({
  status: 'ready',
  products,
  pricing: toPricing(buildCatalogue().pricing),
  ...served,
})
const found = (changes: Parameters<typeof buildCartLine>[0] = {}, hasOpenSession = false, products = SHOP) =>
  findCurrentIssue(buildCartLine(changes), [], buildCatalogueState(products), hasOpenSession)

describe('a line of the cart', () => {
  it('is well while the shop sells it as it stands', () => {
    expect(found()).toBeUndefined()
    expect(found({ size: 'L', quantity: 10 })).toBeUndefined()
  })

  it('says that its product is gone', () => {
    expect(found({ productId: 'prod_x' })).toEqual({ ...ID, code: 'product_gone' })
  })

  it('says that its size is gone', () =>
    expect(found({ size: 'XXS' })).toEqual({ ...ID, code: 'size_gone', values: { size: 'XXS' } }))

  it('says how many are left where it asks for more', () => {
    const shop = [buildProduct({ availability: { M: 3 } })]
    expect(found({ quantity: 3 }, false, shop)).toBeUndefined()
    expect(found({ quantity: 4 }, false, shop)).toEqual({
      ...ID,
      code: 'out_of_stock',
      values: { ...M, available: 3 },
    })
    expect(found({ size: 'XL' })).toEqual({
      ...ID,
      code: 'out_of_stock',
      values: { ...M, size: 'XL', available: 0 },
    })
  })

  it('says what it costs now', () => {
    expect(found({ price: 25 })).toEqual({ ...ID, code: 'price_changed', values: PRICE })
  })

  it('says nothing against itself where its own checkout holds the pieces', () => {
    expect(found({ size: 'XL' }, true)).toBeUndefined()
    expect(found({ price: 25 }, true)).toEqual({ ...ID, code: 'price_changed', values: PRICE })
    expect(found({}, true)).toBeUndefined()
  })

  it('says nothing while the shop is out of reach', () => {
    expect(found({ productId: 'prod_x' }, false, [])).toBeUndefined()
    expect(findCurrentIssue(buildCartLine(), [], { status: 'failed' }, false)).toBeUndefined()
  })

  it('says nothing of a product that the page was served without', () => {
    const onItsPage = buildCatalogueState([DONUTS], { servedAt: '/shop/donuts' })
    expect(findCurrentIssue(buildCartLine(), [], onItsPage, false)).toBeUndefined()
    const served = buildCatalogueState(SHOP, { servedAt: '/product/crying-skull' })
    expect(findCurrentIssue(buildCartLine({ price: 25 }), [], served, false)?.code).toBe('price_changed')
  })

  it('says what the server has refused, whatever the catalogue says, and of no other line', () => {
    const issue: LineIssue = { ...ID, code: 'out_of_stock', values: { ...M, available: 1 } }
    expect(findCurrentIssue(buildCartLine(), [issue], buildCatalogueState(SHOP), true)).toEqual(issue)
    expect(
      findCurrentIssue(
        buildCartLine({ id: 'prod_skull-L', size: 'L' }),
        [issue],
        buildCatalogueState(SHOP),
        false,
      ),
    ).toBeUndefined()
  })
})

describe('a line that cannot be bought as it stands', () => {
  it('could be bought at the price of now', () => {
    expect(
      getRepairedLine(buildCartLine(), { ...ID, code: 'price_changed', values: { ...PRICE, price: 0 } }),
    ).toEqual(buildCartLine({ price: 0 }))
  })

  it('could be bought with what is left, never with more than was asked for', () => {
    const few = (available: number) =>
      getRepairedLine(buildCartLine({ quantity: 4 }), {
        ...ID,
        code: 'out_of_stock',
        values: { ...M, available },
      })
    expect(few(1)).toEqual(buildCartLine({ quantity: 1 }))
    expect(few(9)).toEqual(buildCartLine({ quantity: 4 }))
    expect(few(0)).toBeUndefined()
  })

  it.each([
    { ...ID, code: 'product_gone' },
    { ...ID, code: 'size_gone', values: { size: 'M' } },
    { ...ID, code: 'duplicate_line' },
    { ...ID, code: 'out_of_stock', values: { ...M, available: 0 } },
  ] as const)('can only be removed with %o', (issue) => {
    expect(getRepairedLine(buildCartLine(), issue)).toBeUndefined()
  })
})
