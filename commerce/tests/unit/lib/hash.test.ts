import { describe, expect, it } from 'vitest'
import { computeContentHash, hashIpAddress } from '../../../src/lib/hash'

const SECRET = 'a-secret-of-the-shop-of-32-characters'

describe('the pseudonym of a network address', () => {
  it('is the same for the same address, another for another, and does not hold it [F5]', () => {
    const pseudonym = hashIpAddress('203.0.113.7', SECRET)
    expect(pseudonym).toMatch(/^[\w-]{22}$/)
    expect(hashIpAddress('203.0.113.7', SECRET)).toBe(pseudonym)
    expect(hashIpAddress('203.0.113.8', SECRET)).not.toBe(pseudonym)
  })

  it('stays the same in each version of the shop, which counts what was held before an update [F5]', () => {
    expect(hashIpAddress('203.0.113.7', SECRET)).toBe('VnsanjMdysaDS6hvi54XIZ')
  })

  it('cannot be found by trying addresses without the secret [F5]', () => {
    expect(hashIpAddress('203.0.113.7', `${SECRET}!`)).not.toBe(hashIpAddress('203.0.113.7', SECRET))
  })

  it('is one for a whole network of IPv6, whose owner has as many addresses as they like [F5]', () => {
    const [one, neighbour, other] = ['2001:db8:1:2::1', '2001:db8:1:3:ffff::9', '2001:db8:2::1'].map(
      (address) => hashIpAddress(address, SECRET),
    )
    expect(neighbour).toBe(one)
    expect(other).not.toBe(one)
  })
})

describe('the tag by which a browser knows that it has a page already', () => {
  it('is short, the same for the same content, and another for another', () => {
    const tag = computeContentHash('Gipfel')
    expect(tag).toMatch(/^[\w-]{22}$/)
    expect(computeContentHash(Buffer.from('Gipfel'))).toBe(tag)
    expect(computeContentHash('Murmel')).not.toBe(tag)
  })
})
