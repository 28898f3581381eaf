import { describe, expect, it } from 'vitest'
import { listPageProducts, countShopPages, getShopPage, getShopPagePath } from '@contract/site/shop-pages'

describe('the pages of the shop', () => {
  it.each([
    [0, 1],
    [1, 1],
    [24, 1],
    [25, 2],
    [48, 2],
    [5000, 209],
  ])('hold 24 products each: of %i there are %i', (products, count) => {
    expect(countShopPages(products)).toBe(count)
  })

  it.each([
    ['', 1],
    ['?page=1', 1],
    ['?page=2', 2],
    ['?lang=de&page=3', 3],
    ['?page=10', 10],
    ['?page=11', 10],
    ['?page=999999999999999999999', 10],
    ['?page=0', 1],
    ['?page=02', 1],
    ['?page=-2', 1],
    ['?page=2.5', 1],
    ['?page=2x', 1],
    ['?page=x2', 1],
    ['?page=', 1],
    ['?side=2', 1],
  ])('are asked for by number, and by nonsense as the first: %s', (search, number) => {
    expect(getShopPage(search, 10)).toEqual({ number, count: 10 })
  })

  it('show every product once, in order', () => {
    const products = Array.from({ length: 50 }, (_, index) => index)
    const pages = [1, 2, 3].map((number) => listPageProducts(products, { number, count: 3 }))
    expect(pages.map(({ length }) => length)).toEqual([24, 24, 2])
    expect(pages.flat()).toEqual(products)
  })

  it('have an address each, the first one the plain one', () => {
    expect(getShopPagePath(1)).toBe('/shop')
    expect(getShopPagePath(2)).toBe('/shop?page=2')
  })
})
