// @vitest-environment jsdom
import { createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import type { BuyerOrder } from '@contract/orders/buyer-order'
import { loadCartAtom } from '@/cart/state/stored-cart'
import { cartLinesAtom } from '@/cart/state/cart-atoms'
import { removeFromCartAtom } from '@/cart/state/edit-atoms'
import {
  earlierCheckoutAtom,
  refreshCheckoutAtom,
  isPaymentAwaitedAtom,
} from '@/checkout/return/earlier-checkout'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCartLine } from '../../support/products'
import { storeCart, readStoredCart } from '../../support/render-shop'

const SHIRTS = buildCartLine({ quantity: 3 })
const items = [{ id: 'prod_skull-M', quantity: 2 }]

/** A page whose cart opened cs_1, about which the shop says this. */
function openPage(answer: BuyerOrder | undefined, sessionId: string | null = 'cs_1') {
  const requests = createFakeNetwork({
    '/api/orders': () => (answer === undefined ? buildJsonResponse({}, 404) : buildJsonResponse(answer)),
  })
  storeCart([SHIRTS], { sessionId })
  const store = createStore()
  store.set(loadCartAtom)
  return { store, requests }
}

describe('a cart whose session was paid for elsewhere or not at all', () => {
  const paid = { status: 'paid', sessionId: 'cs_1' }
  const awaited = { status: 'awaited', sessionId: 'cs_1', items }

  it.each<[BuyerOrder, pieces: number, session: string | null, told: object | null, isAwaited: boolean]>([
    [{ status: 'paid', items }, 1, null, paid, false],
    [{ status: 'pending', items }, 1, null, paid, false],
    [{ status: 'pending', isAwaited: true, items }, 3, 'cs_1', awaited, true],
    [{ status: 'paid' }, 3, 'cs_1', { ...awaited, items: undefined }, true],
    [{ status: 'paid', items: [] }, 3, null, paid, false],
    [{ status: 'failed' }, 3, null, null, false],
    [{ status: 'refunded' }, 3, null, null, false],
  ])('follows the shop, which says %j', async (answer, pieces, session, told, isAwaited) => {
    const { store } = openPage(answer)
    await store.set(refreshCheckoutAtom)
    expect(readStoredCart()).toMatchObject({ items: [{ ...SHIRTS, quantity: pieces }], sessionId: session })
    expect(store.get(earlierCheckoutAtom)).toEqual(told)
    expect(store.get(isPaymentAwaitedAtom)).toBe(isAwaited)
  })

  it('is left as it is where the shop knows of no payment, unless it has just refused one', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { store } = openPage(undefined)
    await store.set(refreshCheckoutAtom)
    expect(store.get(earlierCheckoutAtom)).toBeNull()
    await store.set(refreshCheckoutAtom, 'cs_1')
    expect(store.get(isPaymentAwaitedAtom)).toBe(true)
    expect(store.get(cartLinesAtom)).toEqual([SHIRTS])
  })

  it('asks nothing where no session was opened', async () => {
    const { store, requests } = openPage({ status: 'paid', items }, null)
    await store.set(refreshCheckoutAtom)
    expect(requests).toEqual([])
    expect(store.get(earlierCheckoutAtom)).toBeNull()
  })

  it('is told of an awaited payment as long as anything of it is in the cart', async () => {
    const two = [{ id: 'prod_donuts-S', quantity: 1 }, ...items]
    const { store } = openPage({ status: 'pending', isAwaited: true, items: two })
    await store.set(refreshCheckoutAtom)
    expect(store.get(earlierCheckoutAtom)).toEqual({ status: 'awaited', sessionId: 'cs_1', items: two })
  })

  it('is told of no payment that is awaited for other things alone', async () => {
    const { store } = openPage({
      status: 'pending',
      isAwaited: true,
      items: [{ id: 'prod_donuts-S', quantity: 1 }],
    })
    await store.set(refreshCheckoutAtom)
    expect(store.get(earlierCheckoutAtom)).toBeNull()
  })

  it('says no more of an awaited payment once nothing of it is in the cart', async () => {
    const { store } = openPage({ status: 'pending', isAwaited: true, items })
    await store.set(refreshCheckoutAtom)
    store.set(removeFromCartAtom, SHIRTS.id)
    expect(store.get(earlierCheckoutAtom)).toBeNull()
  })
})
