// @vitest-environment jsdom
import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { addToCartAtom, cartLinesAtom, pieceCountAtom } from '@/cart/state/cart-atoms'
import { isDrawerOpenAtom, isDrawerPaintedAtom, isPageInertAtom } from '@/cart/state/drawer-atoms'
import {
  removeFromCartAtom,
  repairLineAtom,
  setDeliveryOptionAtom,
  setQuantityAtom,
} from '@/cart/state/edit-atoms'
import { loadCartAtom, storedCartAtom } from '@/cart/state/stored-cart'
import { cartErrorAtom, checkoutAtom, drawerErrorAtom, refusedIssuesAtom } from '@/cart/state/checkout-state'
import { loadCatalogueAtom } from '@/shop/catalogue/catalogue-atoms'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCartLine } from '../../support/products'
import { storeCart, readStoredCart } from '../../support/render-shop'
import { SKULL, other, createReloadedStore, createLoadedStore } from '../cart-support'
import { silenceErrors } from '../../support/silence-errors'

describe('two tabs with one cart', () => {
  it('lose no line, even where one has not heard of the other', async () => {
    const first = await createLoadedStore()
    const second = await createLoadedStore()
    first.set(addToCartAtom, { product: SKULL, size: 'M' })
    second.set(addToCartAtom, { product: SKULL, size: 'L' })
    first.set(addToCartAtom, { product: SKULL, size: 'M' })
    expect(readStoredCart().items.map(({ size, quantity }) => size + quantity)).toEqual(['M2', 'L1'])
    expect(first.get(pieceCountAtom)).toBe(3)
    second.set(setDeliveryOptionAtom, 'pickup')
    expect(readStoredCart()).toMatchObject({
      items: [{ quantity: 2 }, { size: 'L' }],
      deliveryOption: 'pickup',
    })
  })

  it('say so where the line to change is gone [243]', async () => {
    const store = await createLoadedStore()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    storeCart([other])
    store.set(setQuantityAtom, 'prod_skull-M', 2)
    expect(store.get(drawerErrorAtom)).toEqual({
      message: { key: 'failedToUpdateQuantity' },
      isCheckout: false,
    })
    expect(store.get(cartLinesAtom)).toEqual([other])
  })

  it('say so where the line to remove is gone [244]', async () => {
    const store = await createLoadedStore()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    storeCart([other])
    expect(store.set(removeFromCartAtom, 'prod_skull-M')).toBeUndefined()
    expect(store.get(drawerErrorAtom)).toEqual({ message: { key: 'failedToRemoveItem' }, isCheckout: false })
  })
})

describe('adding', () => {
  it('finds nothing in an empty catalogue, after its failure was logged [223]', async () => {
    const log = silenceErrors()
    createFakeNetwork({ '/api/products': () => buildJsonResponse({ error: 'down', code: 'down' }, 503) })
    const store = createStore()
    await store.set(loadCatalogueAtom)
    expect(log.mock.calls.map(([first]) => first)).toContain('Failed to load products for cart validation')
    expect(store.set(addToCartAtom, { product: SKULL, size: 'M' })).toEqual({ key: 'notInCatalogue' })
    expect(store.get(cartLinesAtom)).toEqual([])
  })

  it('takes the price of the catalogue [198]', async () => {
    const store = await createLoadedStore()
    expect(
      store.set(addToCartAtom, { product: { ...SKULL, price: 0.05 } as never, size: 'M' }),
    ).toBeUndefined()
    expect(store.get(cartLinesAtom)[0]?.price).toBe(29.9)
  })
})

describe('a change of the cart', () => {
  it('leaves a checkout under way that has begun, and takes an error of the cart away', async () => {
    const store = await createLoadedStore()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(checkoutAtom, { status: 'creatingSession' })
    store.set(cartErrorAtom, { key: 'failedToRemoveItem' })
    store.set(setQuantityAtom, 'prod_skull-M', 2)
    expect(store.get(checkoutAtom)).toEqual({ status: 'creatingSession' })
    expect(store.get(drawerErrorAtom)).toBeNull()
  })
})

describe('what the shop has refused', () => {
  const refused = [buildCartLine(), other].map(({ id }) => ({
    id,
    code: 'price_changed' as const,
    values: { name: 'x', price: 25, currency: 'CHF' },
  }))

  async function refusedShop() {
    const store = await createLoadedStore()
    storeCart([buildCartLine(), other])
    store.set(loadCartAtom)
    store.set(checkoutAtom, { status: 'failed', message: { text: 'Please check.' }, lineIssues: refused })
    return store
  }

  it('stands at each line until that line is as the shop can sell it', async () => {
    const store = await refusedShop()
    expect(store.get(drawerErrorAtom)).toEqual({ message: { text: 'Please check.' }, isCheckout: true })
    store.set(repairLineAtom, buildCartLine({ price: 25 }))
    expect(store.get(cartLinesAtom)).toEqual([buildCartLine({ price: 25 }), other])
    expect(readStoredCart().items[0]?.price).toBe(25)
    expect(store.get(refusedIssuesAtom)).toEqual([refused[1]])
    expect(store.get(drawerErrorAtom)).toBeNull()
  })

  it('is gone with the line, and when another checkout begins', async () => {
    const store = await refusedShop()
    store.set(removeFromCartAtom, other.id)
    expect(store.get(refusedIssuesAtom)).toEqual([refused[0]])
    expect(store.get(checkoutAtom).status).toBe('idle')
    store.set(checkoutAtom, { status: 'creatingSession' })
    expect([store.get(refusedIssuesAtom), store.get(drawerErrorAtom)]).toEqual([[], null])
  })
})

describe('an attempt to pay', () => {
  const attempt = { key: 'a'.repeat(32), at: 1 }

  it('is known again after a reload, as the session is that the cart left for', () => {
    storeCart([buildCartLine()], { attempt, sessionId: 'cs_mine' })
    expect(createReloadedStore().get(storedCartAtom)).toMatchObject({ attempt, sessionId: 'cs_mine' })
  })

  it.each([
    null,
    undefined,
    'a',
    { key: attempt.key },
    { ...attempt, at: '1' },
    { ...attempt, key: [attempt.key] },
    { ...attempt, key: `${attempt.key}a` },
    { ...attempt, key: 'A'.repeat(32) },
  ])('is none where something else is stored: %o', (stored) => {
    storeCart([buildCartLine()], { attempt: stored, sessionId: 7 })
    expect(createReloadedStore().get(storedCartAtom)).toMatchObject({ attempt: null, sessionId: null })
  })
})

describe('the open drawer', () => {
  it('keeps the page behind it out of reach once it is painted', () => {
    const store = createStore()
    const isInert = (isOpen: boolean, isPainted: boolean) => {
      store.set(isDrawerOpenAtom, isOpen)
      store.set(isDrawerPaintedAtom, isPainted)
      return store.get(isPageInertAtom)
    }
    expect([isInert(false, true), isInert(true, false), isInert(true, true)]).toEqual([false, false, true])
  })
})
