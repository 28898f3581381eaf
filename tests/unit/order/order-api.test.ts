import { describe, expect, it } from 'vitest'
import { submitReturn, saveBuyerNote } from '@/order/order-api'
import { LINKED } from '../contract/schema-examples'
import { createFakeNetwork, buildJsonResponse } from '../support/fake-network'

const RETURN = { token: 'chki_1.a.b', key: 'k', lines: [{ line: 0, quantity: 1 }], reason: '' }

describe('what a buyer sends from the page of an order', () => {
  it('is a note under the link’s token, answered with the order as it is then', async () => {
    const requests = createFakeNetwork({ '/api/order-note': () => buildJsonResponse(LINKED) })
    expect(await saveBuyerNote('chki_1.a.b', 'Please ring')).toEqual(LINKED)
    expect([requests[0]?.method, await requests[0]?.json()]).toEqual([
      'POST',
      { token: 'chki_1.a.b', text: 'Please ring' },
    ])
  })

  it('is a return under the same, answered the same', async () => {
    const requests = createFakeNetwork({ '/api/order-return': () => buildJsonResponse(LINKED) })
    expect(await submitReturn(RETURN)).toEqual(LINKED)
    expect([requests[0]?.method, await requests[0]?.json()]).toEqual(['POST', RETURN])
  })

  it('is not taken for sent when something else answers', async () => {
    createFakeNetwork({ '/api/order-note': () => buildJsonResponse({ ...LINKED, note: 'x' }) })
    await expect(saveBuyerNote('chki_1.a.b', 'x')).rejects.toThrow()
  })
})
