import { describe, expect, it } from 'vitest'
import {
  PAGE_LABELS,
  findPageByPath,
  PAGE_NAMES,
  type PageName,
  PAGES,
  getProductPath,
  isIndexable,
  LANGUAGE_PARAMETER,
  formatPageTitle,
} from '@contract/site/pages'
import { buildPreviewPath, buildTokenPath } from '@contract/site/token-path'
import { VIDEO_PATH } from '@contract/site/video'

const PATHS: [path: string, name: PageName][] = [
  ['/', 'home'],
  ['/printing', 'printing'],
  ['/apps', 'apps'],
  ['/inventory-app', 'inventoryApp'],
  ['/shop', 'shop'],
  ['/about', 'about'],
  ['/bonus', 'bonus'],
  ['/privacy', 'privacy'],
  ['/terms', 'terms'],
  ['/press', 'press'],
  ['/product/donuts', 'product'],
  ['/checkout-success', 'checkoutSuccess'],
  ['/checkout-cancelled', 'checkoutCancelled'],
  ['/order', 'order'],
  ['/proof', 'proof'],
  ['/admin', 'admin'],
]

describe('pages', () => {
  it.each([
    ...PATHS,
    ['/product/%C3%A4', 'product'],
    ['/no-such-page', 'notFound'],
    ['/product', 'notFound'],
    ['/product/', 'notFound'],
    ['/product/a/b', 'notFound'],
    ['/a/product/b', 'notFound'],
    ['/shop/', 'notFound'],
    ['/shop/a', 'notFound'],
    ['/SHOP', 'notFound'],
    ['/*', 'notFound'],
    ['//', 'notFound'],
    ['', 'notFound'],
  ])('%s is %s', (path, page) => {
    expect(findPageByPath(path)).toBe(page)
  })

  it('have a path each, and the rest one for all', () => {
    expect(new Set(PATHS.map(([, name]) => name))).toEqual(
      new Set(PAGE_NAMES.filter((name) => name !== 'notFound')),
    )
    expect(PAGES.notFound.path).toBe('/*')
  })

  it('lie inside one another', () => {
    const inside = PAGE_NAMES.flatMap((name) => (PAGES[name].parent ? [[name, PAGES[name].parent]] : []))
    expect(inside).toEqual([
      ['inventoryApp', 'apps'],
      ['press', 'printing'],
      ['product', 'shop'],
    ])
    expect(PAGE_LABELS).toEqual({ inventoryApp: 'apps.inventory.title' })
  })

  it.each([
    ['donuts', '/product/donuts'],
    ['a&b', '/product/a%26b'],
    ['ä/1', '/product/%C3%A4%2F1'],
    ['$&', '/product/%24%26'],
  ])('the product %s is at %s', (handle, path) => {
    expect(getProductPath(handle)).toBe(path)
  })
})

describe('what a link opens', () => {
  it('is asked for with its whole token, whatever that has in it', () => {
    expect(buildTokenPath(PAGES.order.path, 'a/b&c')).toBe('/order?token=a%2Fb%26c')
    expect(buildPreviewPath('a/b')).toBe('/api/press-preview?token=a%2Fb')
    expect(buildPreviewPath('a/b', 2)).toBe('/api/press-preview?token=a%2Fb&version=2')
  })
})

describe('pages', () => {
  it('of products are called after them', () =>
    expect(formatPageTitle('Donuts', 'Atelier Steinbock')).toBe('Donuts | Atelier Steinbock'))

  it("that are a buyer's or the studio's own stay out of search engines", () => {
    const unlisted = PAGE_NAMES.filter((name) => !isIndexable(name))
    expect(unlisted).toEqual(['checkoutSuccess', 'checkoutCancelled', 'order', 'proof', 'admin', 'notFound'])
  })

  it('name their language in one parameter', () => expect(LANGUAGE_PARAMETER).toBe('lang'))
  it('find the film', () => expect(VIDEO_PATH).toBe('/media/film/the-printer-movie'))
})
