import { describe, expect, it } from 'vitest'
import type { QuotedLine } from '../../../../src/checkout/checkout'
import { areLinesInStock, type OrderVariant } from '../../../../src/orders/place/order-variants'

/** A size of which each piece takes one print and two of the shirts that all sizes here are made of. */
const variant = (id: string, shirts: number, prints = 9): OrderVariant => ({
  id,
  title: id,
  sku: null,
  manage_inventory: true,
  allow_backorder: false,
  product: { id: 'prod_1', title: 'Skull', handle: 'skull', description: null, thumbnail: null },
  inventory_items: [
    { required_quantity: 1, inventory: { id: `print_${id}`, location_levels: [level(prints)] } },
    { required_quantity: 2, inventory: { id: 'shirt', location_levels: [level(shirts)] } },
  ],
})
const level = (pieces: number) => ({
  location_id: 'studio',
  stocked_quantity: pieces + 3,
  reserved_quantity: 3,
})
const line = (variantId: string, quantity: number) => ({ variantId, quantity }) as QuotedLine
const isPossible = (lines: QuotedLine[], ...variants: OrderVariant[]) =>
  areLinesInStock(lines, new Map(variants.map((one) => [one.id, one])), ['studio'])

describe('a paid cart becomes an order', () => {
  it('where all that it is made of lies unreserved at one of the locations of the shop', () => {
    expect(isPossible([line('S', 2)], variant('S', 4))).toBe(true)
    expect(isPossible([line('S', 2)], variant('S', 3))).toBe(false)
    expect(isPossible([line('S', 2)], variant('S', 4, 1))).toBe(false)
    expect(areLinesInStock([line('S', 2)], new Map([['S', variant('S', 4)]]), ['elsewhere'])).toBe(false)
  })

  it('where two sizes made of the same leave enough for each other', () => {
    expect(isPossible([line('S', 1), line('M', 1)], variant('S', 4), variant('M', 4))).toBe(true)
    expect(isPossible([line('S', 2), line('M', 1)], variant('S', 4), variant('M', 4))).toBe(false)
  })

  it('not where a size was deleted, and always where nobody counts', () => {
    expect(isPossible([line('S', 1)])).toBe(false)
    expect(isPossible([line('S', 9)], { ...variant('S', 0), manage_inventory: false })).toBe(true)
    expect(isPossible([line('S', 9)], { ...variant('S', 0), allow_backorder: true })).toBe(true)
  })
})
