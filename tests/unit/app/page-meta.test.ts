import { describe, expect, it } from 'vitest'
import { pageForPath } from '@/app/page-meta'
import { sectionForPath } from '@/sections/registry'

describe('pages', () => {
  it.each([
    ['/', 'home'],
    ['/printing', 'printing'],
    ['/inventory-app', 'inventoryApp'],
    ['/product/donuts', 'product'],
    ['/checkout-success', 'checkoutSuccess'],
    ['/admin', 'admin'],
    ['/no-such-page', 'notFound'],
    ['/product', 'notFound'],
    ['/SHOP', 'notFound'],
  ])('%s is %s', (path, page) => {
    expect(pageForPath(path)).toBe(page)
  })
})

describe('sections', () => {
  it.each([
    ['[15] ', '/', 'home'],
    ['[16] ', '/printing', 'printing'],
    ['[17] ', '/apps', 'apps'],
    ['[18] ', '/shop', 'shop'],
    ['[19] ', '/about', 'about'],
    ['[20] ', '/bonus', 'bonus'],
    ['[21] ', '/privacy', 'privacy'],
    ['[22] ', '/terms', 'terms'],
    ['[23] ', '/inventory-app', 'apps'],
    ['[24] ', '/no-such-page', 'home'],
  ])('%s%s shows %s', (_number, path, section) => {
    expect(sectionForPath(path).id).toBe(section)
  })
})
