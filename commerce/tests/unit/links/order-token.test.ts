import { describe, expect, it } from 'vitest'
import { createOrderToken, verifyOrderToken } from '../../../src/links/order-token'

const SECRET = 'a-secret-of-the-shop-of-32-characters'
const NOW = new Date('2026-11-21T12:00:00Z')
const later = (days: number) => new Date(NOW.getTime() + days * 24 * 3600 * 1000)
const ID = 'chki_01KAK3F0N3V5Q7W9Y1A3C5E7G9'

describe("the link to a buyer's order", () => {
  it('opens that order until 90 days are over', () => {
    const token = createOrderToken(ID, SECRET, NOW)
    expect(token).toMatch(/^[\w.-]+$/)
    expect(verifyOrderToken(token, SECRET, NOW)).toEqual({ kind: 'valid', checkoutId: ID })
    expect(verifyOrderToken(token, SECRET, later(89.999)).kind).toBe('valid')
    expect(verifyOrderToken(token, SECRET, later(90))).toEqual({ kind: 'expired' })
  })

  it('opens that order still after the shop was updated', () => {
    const mailed = 'chki_01KAK3F0N3V5Q7W9Y1A3C5E7G9.tthdc0.M8n7_nKKHa-MkfB4w8hte0Rd9MDCbtyLv4RFkEE0Nzw'
    expect(verifyOrderToken(mailed, SECRET, NOW)).toEqual({ kind: 'valid', checkoutId: ID })
  })

  it('opens nothing that is longer than a token, before or after', () => {
    const token = createOrderToken(ID, SECRET, NOW)
    for (const other of [
      ` ${token}`,
      `\n${token}`,
      `${token}A`,
      `x${token}`,
      `${token}\n`,
      token.replace('chki_', 'chkm_'),
    ])
      expect(verifyOrderToken(other, SECRET, NOW)).toEqual({ kind: 'invalid' })
  })

  it('opens nothing when any character of it is another', () => {
    const token = createOrderToken(ID, SECRET, NOW)
    for (let at = 0; at < token.length - 1; at += 1) {
      const other = token[at] === 'b' ? 'c' : 'b'
      const forged = `${token.slice(0, at)}${other}${token.slice(at + 1)}`
      expect(verifyOrderToken(forged, SECRET, NOW), `character ${at}`).toEqual({ kind: 'invalid' })
    }
  })

  it.each(['', 'x', '..', `${ID}..`, `${ID}.zzzz`, `${ID}.zzzz.${'A'.repeat(43)}`, 'é'.repeat(100)])(
    'is not %s',
    (guess) => expect(verifyOrderToken(guess, SECRET, NOW)).toEqual({ kind: 'invalid' }),
  )

  it('is signed with a key of its own, derived from the secret', () => {
    const token = createOrderToken(ID, SECRET, NOW)
    expect(verifyOrderToken(token, `${SECRET}!`, NOW)).toEqual({ kind: 'invalid' })
    expect(token).not.toContain(SECRET)
  })
})
