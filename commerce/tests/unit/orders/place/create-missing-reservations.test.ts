import { expect, it } from 'vitest'
import { getStockLocationId } from '../../../../src/orders/place/create-missing-reservations'

const LEVELS = [{ location_id: 'sloc_fair' }, { location_id: 'sloc_studio' }]

it('pieces that are reserved again are taken from a stock that the shop sells from', () => {
  expect(getStockLocationId(LEVELS, ['sloc_studio'])).toBe('sloc_studio')
  expect(() => getStockLocationId(LEVELS, ['sloc_closed'])).toThrow('no stock at a location')
})
