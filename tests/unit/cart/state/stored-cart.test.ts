// @vitest-environment jsdom
import { createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { addToCartAtom, cartLinesAtom } from '@/cart/state/cart-atoms'
import { isDrawerOpenAtom, isDrawerPaintedAtom } from '@/cart/state/drawer-atoms'
import {
  deliveryOptionAtom,
  removeFromCartAtom,
  restoreLineAtom,
  setDeliveryOptionAtom,
  setQuantityAtom,
} from '@/cart/state/edit-atoms'
import { clearCartAtom, loadCartAtom } from '@/cart/state/stored-cart'
import { refusedIssuesAtom } from '@/cart/state/checkout-state'
import { buildCartLine } from '../../support/products'
import { storeCart, readStoredCart } from '../../support/render-shop'
import { SKULL, other, createLoadedStore, createReloadedStore, fillStorage } from '../cart-support'
import { silenceErrors } from '../../support/silence-errors'

describe('the cart and the storage', () => {
  it('starts empty, with the drawer closed, the page within reach and shipping chosen [149]', () => {
    const store = createStore()
    expect(store.get(cartLinesAtom)).toEqual([])
    expect(store.get(isDrawerOpenAtom)).toBe(false)
    expect(store.get(isDrawerPaintedAtom)).toBe(false)
    expect(store.get(refusedIssuesAtom)).toEqual([])
    expect(store.get(deliveryOptionAtom)).toBe('shipping')
  })

  it('loads the lines from its one key, in place of what it had [156] [158]', async () => {
    const store = await createLoadedStore()
    store.set(addToCartAtom, { product: SKULL, size: 'L' })
    storeCart([other], { deliveryOption: 'pickup' })
    store.set(loadCartAtom)
    expect(store.get(cartLinesAtom)).toEqual([other])
    expect(store.get(deliveryOptionAtom)).toBe('pickup')
    expect(Object.keys(localStorage)).toEqual([STORAGE_KEYS.cart])
  })

  it('saves every change of the lines [157]', async () => {
    const store = await createLoadedStore()
    storeCart([other])
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    expect(readStoredCart().items).toEqual([other, buildCartLine()])
    store.set(setQuantityAtom, 'prod_skull-M', 5)
    expect(readStoredCart().items).toEqual([other, buildCartLine({ quantity: 5 })])
    const removed = store.set(removeFromCartAtom, 'prod_skull-M')
    expect(readStoredCart().items).toEqual([other])
    if (removed !== undefined) store.set(restoreLineAtom, removed.line, removed.index)
    expect(readStoredCart().items).toEqual([other, buildCartLine({ quantity: 5 })])
  })

  it('clears the cart and wipes the stored copy [166]', async () => {
    const store = await createLoadedStore()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(clearCartAtom)
    expect(store.get(cartLinesAtom)).toEqual([])
    expect(localStorage.getItem(STORAGE_KEYS.cart)).toBeNull()
  })

  it('ships by default, also a cart that was stored before there was a choice [176]', async () => {
    const store = await createLoadedStore()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    expect(store.get(deliveryOptionAtom)).toBe('shipping')
    expect(createReloadedStore().get(deliveryOptionAtom)).toBe('shipping')
    for (const deliveryOption of [undefined, 'drone', 7]) {
      storeCart([buildCartLine()], { deliveryOption })
      expect(createReloadedStore().get(deliveryOptionAtom)).toBe('shipping')
    }
  })

  it('is picked up where that was chosen, also after a reload, and shipped again where that was [177]', async () => {
    const store = await createLoadedStore()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(setDeliveryOptionAtom, 'pickup')
    expect(store.get(deliveryOptionAtom)).toBe('pickup')
    expect(createReloadedStore().get(deliveryOptionAtom)).toBe('pickup')
    store.set(setDeliveryOptionAtom, 'shipping')
    expect(createReloadedStore().get(deliveryOptionAtom)).toBe('shipping')
  })

  it('sets more than ten where it is asked to, and comes back with ten (reading R13) [165] [167]', async () => {
    const store = await createLoadedStore()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(setQuantityAtom, 'prod_skull-M', 12)
    expect(store.get(cartLinesAtom)).toEqual([buildCartLine({ quantity: 12 })])
    const next = createStore()
    next.set(loadCartAtom)
    expect(next.get(cartLinesAtom)).toEqual([buildCartLine({ quantity: 10 })])
  })

  it.each(['{', '[]', '7', '{"version":2,"items":[]}', '{"version":1,"items":"x"}'])(
    'takes a corrupt or foreign copy (%s) as an empty cart, logged [174]',
    (text) => {
      const log = silenceErrors()
      localStorage.setItem(STORAGE_KEYS.cart, text)
      const store = createStore()
      store.set(loadCartAtom)
      expect(store.get(cartLinesAtom)).toEqual([])
      expect(log).toHaveBeenCalled()
    },
  )

  it('takes a stored null as an empty cart [174]', () => {
    localStorage.setItem(STORAGE_KEYS.cart, 'null')
    expect(createReloadedStore().get(cartLinesAtom)).toEqual([])
  })

  it('works without a storage [174] [175]', async () => {
    const log = silenceErrors()
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const store = await createLoadedStore()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(setQuantityAtom, 'prod_skull-M', 3)
    expect(store.get(cartLinesAtom)).toEqual([buildCartLine({ quantity: 3 })])
    store.set(clearCartAtom)
    expect(store.get(cartLinesAtom)).toEqual([])
    expect(log).toHaveBeenCalled()
  })

  it('keeps on working when the storage is full, logged [175]', async () => {
    const store = await createLoadedStore()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    const log = silenceErrors()
    fillStorage()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(addToCartAtom, { product: SKULL, size: 'L' })
    expect(store.get(cartLinesAtom).map(({ size, quantity }) => size + quantity)).toEqual(['M2', 'L1'])
    expect(log.mock.calls.flat().join()).toContain('Failed to save')
  })
})
