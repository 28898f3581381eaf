import { describe, expect, it } from 'vitest'
import { isCrossOriginWrite } from '../../../../src/server/guard/cross-origin'

const OWN = ['https://shop.example', 'http://127.0.0.1:9000']
const isForeign = (method: string | undefined, headers: Record<string, string>) =>
  isCrossOriginWrite({ ...(method === undefined ? {} : { method }), headers }, OWN)

describe("a page of another origin, with a visitor's cookies", () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'])('may change nothing by %s', (method) => {
    for (const origin of [
      'https://evil.example',
      'https://sub.shop.example',
      'https://shop.example:8443',
      'null',
    ])
      expect([origin, isForeign(method, { origin, host: 'shop.example' })]).toEqual([origin, true])
  })

  it.each(['GET', 'HEAD', 'OPTIONS', undefined])('may ask by %s', (method) => {
    expect(isForeign(method, { origin: 'https://evil.example', host: 'shop.example' })).toBe(false)
  })
})

describe("the shop's own pages", () => {
  it.each([
    ['at its public address', 'https://shop.example', 'other:1'],
    ['at another of its addresses', 'http://127.0.0.1:9000', 'other:1'],
    ['by its name in the network of the studio', 'http://192.168.1.5:9000', '192.168.1.5:9000'],
    ['behind a proxy that speaks TLS', 'https://studio.local', 'studio.local'],
  ])('may change things %s', (_, origin, host) => {
    expect(isForeign('DELETE', { origin, host })).toBe(false)
  })

  it('are known by the whole origin, not by what it begins with', () => {
    expect(isForeign('POST', { origin: 'https://shop.example.evil.example', host: 'x' })).toBe(true)
    expect(isForeign('POST', { origin: 'ftp://studio.local', host: 'studio.local' })).toBe(true)
  })
})

it('programs, which send no origin and have no cookies of a visitor, may change things', () => {
  expect(isForeign('POST', { host: 'shop.example' })).toBe(false)
})
