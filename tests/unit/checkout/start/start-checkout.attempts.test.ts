// @vitest-environment jsdom
import { createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import { addToCartAtom } from '@/cart/state/cart-atoms'
import { setDeliveryOptionAtom, setQuantityAtom } from '@/cart/state/edit-atoms'
import { loadCartAtom } from '@/cart/state/stored-cart'
import { beginAttemptAtom, endAttemptAtom, saveSessionAtom } from '@/checkout/start/start-checkout'
import { loadCatalogueAtom } from '@/shop/catalogue/catalogue-atoms'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, buildCartLine, buildProduct } from '../../support/products'
import { storeCart } from '../../support/render-shop'

const SKULL = buildProduct()
const KEY = '0123456789abcdef'.repeat(2)

/** A page that knows its cart and the catalogue. */
async function shop() {
  createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
  const store = reloaded()
  await store.set(loadCatalogueAtom)
  return store
}

/** The cart as another visit of the same browser finds it. */
function reloaded() {
  const store = createStore()
  store.set(loadCartAtom)
  return store
}

describe('an attempt to pay', () => {
  const begin = (store: ReturnType<typeof createStore>) =>
    store.set(beginAttemptAtom, () => crypto.randomUUID().replaceAll('-', ''))

  it('has one key in all tabs until its end is known, and is for the newest cart', async () => {
    const [first, second] = [await shop(), await shop()]
    first.set(addToCartAtom, { product: SKULL, size: 'M' })
    const begun = begin(first)
    const again = begin(second)
    expect(again).toEqual(begun)
    expect(again).toMatchObject({ cart: { items: [buildCartLine()] }, replacedSessionId: null })

    first.set(saveSessionAtom, 'cs_1')
    const next = begin(second)
    expect(next.replacedSessionId).toBe('cs_1')
    expect(next.idempotencyKey).not.toBe(begun.idempotencyKey)
    second.set(endAttemptAtom)
    expect(begin(first).idempotencyKey).not.toBe(next.idempotencyKey)
  })

  it('is another one for another cart or delivery, and after a while', async () => {
    vi.useFakeTimers()
    const store = await shop()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    const keys = [begin(store).idempotencyKey]
    store.set(setQuantityAtom, 'prod_skull-M', 2)
    keys.push(begin(store).idempotencyKey)
    store.set(setDeliveryOptionAtom, 'pickup')
    keys.push(begin(store).idempotencyKey)
    vi.advanceTimersByTime(4 * 60_000)
    expect(begin(store).idempotencyKey).toBe(keys[2])
    vi.advanceTimersByTime(2 * 60_000)
    keys.push(begin(store).idempotencyKey)
    expect(new Set(keys).size).toBe(4)
    vi.useRealTimers()
  })

  it('goes on with the key that the storage keeps, and with no foreign one', () => {
    const keyAfter = (key: unknown, at: unknown = Date.now()) => {
      storeCart([buildCartLine()], { attempt: { key, at } })
      return begin(reloaded()).idempotencyKey
    }
    expect(keyAfter(KEY)).toBe(KEY)
    for (const foreign of ['x y', `${KEY}0`, `x${KEY}`, [KEY], undefined])
      expect(keyAfter(foreign)).toMatch(/^(?!0123456789abcdef)[0-9a-f]{32}$/)
    expect(keyAfter(KEY, String(Date.now()))).not.toBe(KEY)
  })

  it('takes the place of no session that the storage does not name in words', () => {
    storeCart([buildCartLine()], { sessionId: 7 })
    expect(begin(reloaded()).replacedSessionId).toBeNull()
  })
})
