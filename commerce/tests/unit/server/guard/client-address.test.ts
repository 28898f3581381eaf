import { describe, expect, it } from 'vitest'
import { dropForgedAddresses } from '../../../../src/server/guard/client-address'

/** Every header that Medusa and its libraries believe an address in. */
const BELIEVED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded',
  'forwarded-for',
  'x-client-ip',
  'x-real-ip',
  'x-cluster-client-ip',
  'cf-connecting-ip',
  'cf-pseudo-ipv4',
  'fastly-client-ip',
  'true-client-ip',
  'x-appengine-user-ip',
]
const FORGED = { host: 'shop.example', ...Object.fromEntries(BELIEVED.map((name) => [name, '1.2.3.4'])) }

function left(trustProxy: 0 | 1) {
  const headers = { ...FORGED }
  dropForgedAddresses(headers, trustProxy)
  return headers
}

describe('what a visitor says of their own address', () => {
  it('is believed in no header where no proxy stands in front', () => {
    expect(left(0)).toEqual({ host: 'shop.example' })
  })

  it('is believed only in the one header that the proxy in front writes', () => {
    expect(left(1)).toEqual({ host: 'shop.example', 'x-forwarded-for': '1.2.3.4' })
  })
})
