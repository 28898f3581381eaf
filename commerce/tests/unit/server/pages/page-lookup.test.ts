import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PAGE_NAMES, PAGES } from '../../../../src/contract/site/pages'
import { findPage, isMedusaPath, stripTrailing } from '../../../../src/server/pages/page-lookup'

describe('page lookup', () => {
  it.each([
    ['/', 'home'],
    ['/shop', 'shop'],
    ['/admin', 'admin'],
    ['/product/crying-skull', 'product'],
    ['/product/%C3%A4', 'product'],
  ])('finds %s', (path, name) => {
    expect(findPage(path)).toEqual({ kind: 'page', name })
  })

  it.each([
    ['/shop/', 'shop', '/shop'],
    ['/admin/', 'admin', '/admin'],
    ['/admin//', 'admin', '/admin'],
    [`/shop${'.'.repeat(495)}`, 'shop', '/shop'],
    ['/product/a//', 'product', '/product/a'],
    ['/%73hop', 'shop', '/shop'],
    ['/%70roduct/%C3%A4%2F%61', 'product', '/product/%C3%A4%2Fa'],
    ['/SHOP', 'shop', '/shop'],
    ['/Inventory-App', 'inventoryApp', '/inventory-app'],
    ['/shop.', 'shop', '/shop'],
    ['/shop%20', 'shop', '/shop'],
    ['/Shop%20/).', 'shop', '/shop'],
    ['/shop%29%2c', 'shop', '/shop'],
    ['/shop%E2%80%9D', 'shop', '/shop'],
    ['/Order;', 'order', '/order'],
    ['/PROOF,', 'proof', '/proof'],
    ['/Product/Tee', 'product', '/product/Tee'],
    ['/).', 'home', '/'],
    ['/%20', 'home', '/'],
  ])('moves %s to the page %s at %s', (path, name, to) => {
    expect(findPage(path)).toEqual({ kind: 'moved', name, path: to })
  })

  it.each(PAGE_NAMES.filter((name) => !['notFound', 'admin', 'product'].includes(name)))(
    'moves the page %s from however a mail or a hand spells it',
    (name) => {
      const { path } = PAGES[name]
      const end = fc.constantFrom(...'.,;:!)]>"\'/', '%20', '%29', '%2C', '%C2%A0', '%3e')
      const capitals = fc.array(fc.boolean(), { minLength: path.length, maxLength: path.length })
      fc.assert(
        fc.property(capitals, fc.array(end, { maxLength: 5 }), (isCapital, ends) => {
          const typed = [...path].map((letter, index) => (isCapital[index] ? letter.toUpperCase() : letter))
          const match = findPage(typed.join('') + ends.join(''))
          if (path === '/' && ends[0] === '/') return
          expect(match.kind === 'moved' ? match.path : match).toEqual(
            match.kind === 'moved' ? path : { kind: 'page', name },
          )
        }),
      )
    },
  )

  it('moves nobody anywhere but to a page of the shop, from whatever path', () => {
    const part = fc.constantFrom(
      ...String.raw`/ // \ %2F %5C . .. %2e ; ) %20 %09 @ : http: evil.example`.split(' '),
      ...'shop SHOP product Admin api app static a %0d%0a'.split(' '),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const match = findPage(parts.join(''))
        if (match.kind !== 'moved') return
        expect(findPage(match.path)).toEqual({ kind: 'page', name: match.name })
        const { origin, pathname } = new URL(match.path, 'https://shop.example')
        expect(origin).toBe('https://shop.example')
        expect(isMedusaPath(pathname)).toBe(false)
      }),
      { numRuns: 5000 },
    )
  })

  it.each([
    '/nowhere',
    '/product',
    '/product/',
    '/product/a/b',
    '/product/*',
    '*',
    '/*',
    '/admin/products',
    '//evil.example/',
    '//shop/',
    '/__proto__',
    '/constructor',
    'http://evil.example/',
    '/ADMIN',
    '/admin.',
    '/Admin/products',
    '/API/products',
    '/app.',
    '/App',
    '/media/products/a.webp.',
    '/robots.TXT',
    '/static/js/a.js)',
    '//SHOP',
    '/\\\\SHOP',
    '/%2FSHOP',
    '/%5Cshop',
    '/shop%00',
    `/shop${'.'.repeat(496)}`,
    `/shop${'/'.repeat(496)}`,
    `/shop${'.'.repeat(16_000)}`,
    '/%2Fevil.example',
    '/%E0%A4%A',
    '',
  ])('knows no page %o', (path) => {
    expect(findPage(path).kind).toBe('none')
  })

  it.each([
    ['/Shop%20).', '/Shop'],
    ['/).', '/'],
    ['//.', ''],
    [`/shop${'.'.repeat(496)}`, `/shop${'.'.repeat(496)}`],
  ])('reads what a text ends an address with as no part of it: %s', (typed, path) => {
    expect(stripTrailing(typed)).toBe(path)
  })

  it.each([
    '/app',
    '/app/orders',
    '/admin/products',
    '/api/x',
    '/store/x',
    '/auth/user/emailpass',
    '/static/x.png',
  ])('leaves %s to Medusa', (path) => expect(isMedusaPath(path)).toBe(true))

  it.each(['/apps', '/admin', '/appx', '/', '/storefront', '/api'])('does not leave %s to Medusa', (path) =>
    expect(isMedusaPath(path)).toBe(false),
  )
})
