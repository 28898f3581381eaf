import { describe, expect, it } from 'vitest'
import { DEFAULT_PRICING } from '@contract/money/totals'
import type { ReadyCatalogue } from '@/shop/catalogue/catalogue-atoms'
import { getPageLinks } from '@/shop/list/shop-pagination'
import { getCurrentPage } from '@/shop/list/use-current-page'
import { buildProduct } from '../../support/products'

const shop = (count: number, rest: Partial<ReadyCatalogue> = {}): ReadyCatalogue => ({
  status: 'ready',
  pricing: DEFAULT_PRICING,
  products: Array.from({ length: count }, (_, index) => buildProduct({ id: `prod_${index}` })),
  ...rest,
})

describe('the page of the shop that is shown', () => {
  it('has 24 shirts, the last one what is left [F4]', () => {
    const second = getCurrentPage(shop(60), '?page=2')
    expect(second?.products.map(({ id }) => id)).toEqual(
      Array.from({ length: 24 }, (_, i) => `prod_${i + 24}`),
    )
    expect(getCurrentPage(shop(60), '?page=3')?.products).toHaveLength(12)
    expect(getCurrentPage(shop(48), '')?.page).toEqual({ number: 1, count: 2 })
  })

  it.each(['?page=9', '?page=99999999999999999999', '?page=3&page=1'])(
    'is the last one for %s [F4]',
    (search) => expect(getCurrentPage(shop(60), search)?.page.number).toBe(3),
  )

  it.each(['', '?page=0', '?page=-2', '?page=1.5', '?page=x', '?page=', '?page=%00'])(
    'is the first one for %o [F4]',
    (search) => expect(getCurrentPage(shop(60), search)?.page.number).toBe(1),
  )

  it('is the served one before the rest of the catalogue is known, and no other [F4]', () => {
    const served = shop(24, { servedAt: '/shop', page: { number: 2, count: 3 } })
    expect(getCurrentPage(served, '?page=2')?.products).toHaveLength(24)
    expect(getCurrentPage(served, '?page=3')).toBeUndefined()
    expect(getCurrentPage(served, '')).toBeUndefined()
    expect(getCurrentPage(shop(1, { servedAt: '/product/crying-skull' }), '')).toBeUndefined()
  })

  it('is there with nothing to sell', () => {
    expect(getCurrentPage(shop(0), '?page=2')).toEqual({ products: [], page: { number: 1, count: 1 } })
  })
})

describe('the links to the pages of the shop', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 3, [1, 2, 3]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 42, [1, 2, undefined, 42]],
    [20, 42, [1, undefined, 19, 20, 21, undefined, 42]],
    [42, 42, [1, undefined, 41, 42]],
  ])('on page %i of %i lead to the ends and to the neighbours [F4]', (number, count, links) => {
    expect(getPageLinks(number, count)).toEqual(links)
  })
})
