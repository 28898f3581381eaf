import { describe, expect, it } from 'vitest'
import { findPage, isMedusaPath } from '../../../src/server/pages/page-lookup'

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
    ['/shop/', '/shop'],
    ['/admin/', '/admin'],
    ['/product/a//', '/product/a'],
    ['/%73hop', '/shop'],
    ['/%70roduct/%C3%A4%2F%61', '/product/%C3%A4%2Fa'],
  ])('moves %s to %s', (path, to) => {
    expect(findPage(path)).toEqual({ kind: 'moved', path: to })
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
    '/SHOP',
    '/%2Fevil.example',
    '/%E0%A4%A',
    '',
  ])('knows no page %o', (path) => {
    expect(findPage(path).kind).toBe('none')
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
