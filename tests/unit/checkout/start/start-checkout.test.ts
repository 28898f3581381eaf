// @vitest-environment jsdom
import { createStore } from 'jotai'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartLinesAtom } from '@/cart/state/cart-atoms'
import { loadCartAtom } from '@/cart/state/stored-cart'
import { readPendingCheckout } from '@/cart/state/pending-checkout'
import { checkoutAtom, drawerErrorAtom, refusedIssuesAtom } from '@/cart/state/checkout-state'
import { resetCheckoutAtom, startCheckoutAtom } from '@/checkout/start/start-checkout'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, buildCartLine } from '../../support/products'
import { storeCart, readStoredCart } from '../../support/render-shop'
import { installFakeStripe } from './fake-stripe'

const SESSION = { id: 'cs_1', url: 'https://pay.example/cs_1' }
const redirectToCheckout = vi.fn(async () => ({}))

installFakeStripe(redirectToCheckout)
beforeEach(() => redirectToCheckout.mockClear())

/** A page with a shirt in its cart, before a shop that answers a checkout in some way. */
function page(
  answer: () => Response | Promise<Response>,
  items = [buildCartLine()],
  earlier: { sessionId: string | null; order?: object } = { sessionId: null },
) {
  const requests = createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/create-checkout-session': answer,
    '/api/orders': () => buildJsonResponse(earlier.order),
  })
  storeCart(items, { sessionId: earlier.sessionId })
  const store = createStore()
  store.set(loadCartAtom)
  return { store, requests, start: () => store.set(startCheckoutAtom, 'de') }
}

describe('a checkout', () => {
  it('is on its way from the press until the browser has left, and marked in this tab', async () => {
    const { store, start, requests } = page(() => buildJsonResponse(SESSION))
    expect(store.get(checkoutAtom)).toEqual({ status: 'idle', lineIssues: [] })
    const leaving = start()
    expect(store.get(checkoutAtom)).toEqual({ status: 'creatingSession' })
    await leaving
    expect(store.get(checkoutAtom)).toEqual({ status: 'redirecting' })
    expect(redirectToCheckout).toHaveBeenCalledWith({ sessionId: 'cs_1' })
    expect(readStoredCart()).toMatchObject({ items: [buildCartLine()], sessionId: 'cs_1', attempt: null })
    expect(requests[0]?.headers.get('accept-language')).toBe('de')
    expect(requests[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    expect(readPendingCheckout()).toBe('cs_1')
    store.set(resetCheckoutAtom)
    expect(store.get(checkoutAtom)).toEqual({ status: 'idle', lineIssues: [] })
  })

  it('that the shop refuses keeps the cart, and is said with the lines that it is about', async () => {
    const lines = [{ id: 'prod_skull-M', code: 'product_gone' }]
    const { store, start, requests } = page(() =>
      buildJsonResponse({ error: 'Please check.', code: 'catalogue_changed', lines }, 422),
    )
    await start()
    const message = { key: 'productGone' }
    expect(store.get(checkoutAtom)).toEqual({ status: 'failed', message, lineIssues: lines })
    expect(store.get(drawerErrorAtom)).toEqual({ message, isCheckout: true })
    expect(store.get(refusedIssuesAtom)).toEqual(lines)
    expect(store.get(cartLinesAtom)).toEqual([buildCartLine()])
    // The page asks again, as its prices and stock are old.
    await expect.poll(() => requests.map(({ url }) => new URL(url).pathname)).toContain('/api/products')
    expect(redirectToCheckout).not.toHaveBeenCalled()
    store.set(resetCheckoutAtom)
    expect(store.get(drawerErrorAtom)).toEqual({ message, isCheckout: true })
    expect(readPendingCheckout()).toBeUndefined()
  })

  it.each([
    ['as paid ends without an error, as the order is shown', 'already_paid', 'cs_0', 'paid', undefined],
    [
      'as paid can be repeated if the money went back',
      'already_paid',
      'cs_0',
      'refunded',
      { key: 'checkoutFailed' },
    ],
    ['for another reason is not said to be paid', 'no', 'cs_0', 'paid', { text: 'No.' }],
    [
      'as paid while its cart knows of no payment ends with its words',
      'already_paid',
      null,
      'paid',
      { text: 'No.' },
    ],
  ])('that the shop refuses %s', async (_, code, sessionId, status, message) => {
    const order = { status, items: [{ id: buildCartLine().id, quantity: 1 }] }
    const refuse = () => buildJsonResponse({ error: 'No.', code }, 422)
    const { store, start } = page(refuse, undefined, { sessionId, order })
    await start()
    const end = message === undefined ? { status: 'idle' } : { status: 'failed', message }
    expect(store.get(checkoutAtom)).toEqual({ ...end, lineIssues: [] })
  })

  it('is begun once however often the button is pressed meanwhile', async () => {
    const { start, requests } = page(() => buildJsonResponse(SESSION))
    await Promise.all([start(), start(), start()])
    expect(requests).toHaveLength(1)
    expect(redirectToCheckout).toHaveBeenCalledOnce()
  })

  it('has a key of 32 digits, whatever chance gives', async () => {
    const chance = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
    const { start, requests } = page(() => buildJsonResponse(SESSION))
    await start()
    chance.mockRestore()
    expect(requests[0]?.headers.get('idempotency-key')).toBe('00000000000040008000000000000000')
  })

  it('begins again after a refusal, with nothing left of what was said', async () => {
    const answers = [buildJsonResponse({ error: 'No.', code: 'no' }, 400), buildJsonResponse(SESSION)]
    const { store, start, requests } = page(() => answers.shift() ?? buildJsonResponse(SESSION))
    await start()
    await start()
    expect(store.get(drawerErrorAtom)).toBeNull()
    expect(store.get(refusedIssuesAtom)).toEqual([])
    const [first, second] = requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(second).not.toBe(first)
  })

  it('whose end is unknown goes on with its key, so that it cannot become two sessions', async () => {
    const answers = [buildJsonResponse({ error: 'No.', code: 'no' }, 500), buildJsonResponse(SESSION)]
    const { start, requests } = page(() => answers.shift() ?? buildJsonResponse(SESSION))
    await start()
    await start()
    const keys = requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  it('of nothing, or without a network, is refused before anything is sent', async () => {
    const empty = page(() => buildJsonResponse(SESSION), [])
    await empty.start()
    expect(empty.store.get(checkoutAtom)).toEqual({
      status: 'failed',
      message: { key: 'cartInvalid' },
      lineIssues: [],
    })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const offline = page(() => buildJsonResponse(SESSION))
    await offline.start()
    expect(offline.store.get(checkoutAtom)).toEqual({
      status: 'failed',
      message: { key: 'offline' },
      lineIssues: [],
    })
    expect([...empty.requests, ...offline.requests]).toEqual([])
  })

  it("is refused by the shop's word before it is by Stripe's", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    document.head.replaceChildren()
    const refused = page(() => buildJsonResponse({ error: 'No.', code: 'no' }, 400))
    await refused.start()
    expect(refused.store.get(checkoutAtom)).toMatchObject({ message: { text: 'No.' } })
    const opened = page(() => buildJsonResponse(SESSION))
    await opened.start()
    expect(opened.store.get(checkoutAtom)).toMatchObject({ message: { key: 'stripeFailed' } })
    expect(readStoredCart().sessionId).toBeNull()
  })

  it('whose part of the site does not come is refused, with the part in the log', async () => {
    vi.useFakeTimers()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.doMock('@/checkout/start/hosted-checkout', () => new Promise(() => undefined))
    try {
      const { store, start } = page(() => buildJsonResponse(SESSION))
      const checkout = start()
      await vi.advanceTimersByTimeAsync(120_000)
      await checkout
      const message = { key: 'checkoutFailed' }
      expect(store.get(checkoutAtom)).toEqual({ status: 'failed', message, lineIssues: [] })
      expect(store.get(drawerErrorAtom)).toEqual({ message, isCheckout: true })
      expect(log.mock.calls.map(String).join()).toMatch(/^Checkout failed,.*Loading chunk checkout failed/)
    } finally {
      vi.doUnmock('@/checkout/start/hosted-checkout')
      vi.useRealTimers()
    }
  })
})
