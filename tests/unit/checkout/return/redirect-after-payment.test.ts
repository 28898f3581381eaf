// @vitest-environment jsdom
import { createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isDrawerOpenAtom } from '@/cart/state/drawer-atoms'
import { readPendingCheckout, setPendingCheckout } from '@/cart/state/pending-checkout'
import { redirectAfterPayment } from '@/checkout/return/redirect-after-payment'
import { buildJsonResponse, createFakeNetwork } from '../../support/fake-network'
import { silenceErrors } from '../../support/silence-errors'

const ORDER = '/checkout-success?session_id=cs_1%2F2'
const NOT_FOUND = { error: 'There is no such order.', code: 'not_found' }
const navigate = vi.fn()

beforeEach(() => {
  navigate.mockClear()
  window.history.replaceState(null, '', '/shop')
})

/** Comes back from the payment page of a session to a page with the cart open, before a shop that answers so. */
function comeBack(answer: () => Response, pathname = '/shop') {
  setPendingCheckout('cs_1/2')
  const requests = createFakeNetwork({ '/api/orders': answer })
  const store = createStore()
  store.set(isDrawerOpenAtom, true)
  return { store, requests, led: redirectAfterPayment(pathname, navigate, store) }
}

describe('a buyer who leaves the payment page by another way than its own', () => {
  it.each([
    ['who has paid is led to the order', { status: 'paid' }, 200, ORDER],
    ['whose money is awaited is led to the order', { status: 'pending', isAwaited: true }, 200, ORDER],
    [
      'whose payment has failed is led to what was cancelled',
      { status: 'failed' },
      200,
      '/checkout-cancelled',
    ],
    ['who has not paid is led to what was cancelled', NOT_FOUND, 404, '/checkout-cancelled'],
  ])('%s, once, with the cart closed [182]', async (_, answer, status, path) => {
    silenceErrors()
    const { store, led } = comeBack(() => buildJsonResponse(answer, status))
    await led
    expect(navigate.mock.calls).toEqual([[path, { replace: true }]])
    expect(store.get(isDrawerOpenAtom)).toBe(false)
    expect(readPendingCheckout()).toBeUndefined()
  })

  it('stays while the shop is unreachable, and is asked about at the next page', async () => {
    silenceErrors()
    const { store, led } = comeBack(() => buildJsonResponse({}, 503))
    await led
    expect(navigate).not.toHaveBeenCalled()
    expect(store.get(isDrawerOpenAtom)).toBe(true)
    expect(readPendingCheckout()).toBe('cs_1/2')
  })

  it.each([
    ['has gone to another page', () => window.history.replaceState(null, '', '/about')],
    ['has begun another checkout', () => setPendingCheckout('cs_3')],
  ])('is left alone who %s before the shop answers', async (_, act) => {
    const { store, led } = comeBack(() => buildJsonResponse({ status: 'paid' }))
    act()
    await led
    expect(navigate).not.toHaveBeenCalled()
    expect(store.get(isDrawerOpenAtom)).toBe(true)
    expect(readPendingCheckout()).toBeDefined()
  })

  it('is not asked about on the page that says how the payment went', async () => {
    const { requests, led } = comeBack(() => buildJsonResponse({ status: 'paid' }), '/checkout-success')
    await led
    expect(requests).toEqual([])
    expect(navigate).not.toHaveBeenCalled()
  })

  it('is not asked about who has opened no payment page in this tab', async () => {
    const requests = createFakeNetwork({ '/api/orders': () => buildJsonResponse({ status: 'paid' }) })
    await redirectAfterPayment('/shop', navigate, createStore())
    expect(requests).toEqual([])
    expect(navigate).not.toHaveBeenCalled()
  })
})
