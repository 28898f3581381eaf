import { describe, expect, it } from 'vitest'
import { verifyRequestToken, createRequestToken } from '../../../src/links/request-token'
import { createOrderToken } from '../../../src/links/order-token'

const SECRET = 'a-secret-of-the-shop-of-32-characters'
const ID = 'preq_01KAK3F0N3V5Q7W9Y1A3C5E7G9'

describe('the link to a request', () => {
  it('opens that request, and nothing when any character of it is another [P24]', () => {
    const token = createRequestToken(ID, SECRET)
    expect(verifyRequestToken(token, SECRET)).toBe(ID)
    for (let at = 0; at < token.length - 1; at += 1) {
      const forged = `${token.slice(0, at)}${token[at] === 'b' ? 'c' : 'b'}${token.slice(at + 1)}`
      expect(verifyRequestToken(forged, SECRET), `character ${at}`).toBeUndefined()
    }
  })

  it('is signed with a key of its own: the link of an order opens no request [P24]', () => {
    expect(verifyRequestToken(createRequestToken(ID, SECRET), `${SECRET}!`)).toBeUndefined()
    const orderToken = createOrderToken('chki_01KAK3F0N3V5Q7W9Y1A3C5E7G9', SECRET, new Date())
    expect(verifyRequestToken(orderToken, SECRET)).toBeUndefined()
    for (const guess of ['', 'x', `${ID}.`, `${ID}.${'A'.repeat(43)}`, ` ${createRequestToken(ID, SECRET)}`])
      expect(verifyRequestToken(guess, SECRET)).toBeUndefined()
  })
})
