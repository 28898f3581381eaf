// @vitest-environment jsdom
import { createStore } from 'jotai'
import { describe, expect, it, vi } from 'vitest'
import { SETTINGS } from '@contract/settings'
import {
  addToCartAtom,
  deliveryOptionAtom,
  isDrawerOpenAtom,
  isDrawerPaintedAtom,
  linesAtom,
  removeFromCartAtom,
  repairLineAtom,
  restoreLineAtom,
  setDeliveryOptionAtom,
  setQuantityAtom,
} from '@/cart/cart-atoms'
import { clearCartAtom, clearPaidCartAtom, loadCartAtom } from '@/cart/cart-store'
import { cartErrorAtom, checkoutAtom, drawerErrorAtom, refusedLinesAtom } from '@/cart/checkout-state'
import { loadCatalogueAtom } from '@/shop/catalogue-atom'
import { fakeNetwork, json } from '../shop/fake-network'
import { catalogue, line, product } from '../shop/fixtures'
import { storeCart, storedCart } from '../shop/render-shop'

const SKULL = product()
const other = line({ id: 'prod_donuts-S', productId: 'prod_donuts', name: 'Donuts', size: 'S' })

/** A page that knows its cart and the catalogue. */
async function shop() {
  fakeNetwork({ '/api/products': () => json(catalogue()) })
  const store = createStore()
  store.set(loadCartAtom)
  await store.set(loadCatalogueAtom)
  return store
}

/** The cart as another visit of the same browser finds it. */
function reloaded() {
  const store = createStore()
  store.set(loadCartAtom)
  return store
}

/** What a full storage does to whoever writes. */
function fillStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

const silenceErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

describe('the cart and the storage', () => {
  it('starts empty, with the drawer closed, the page within reach and shipping chosen [149]', () => {
    const store = createStore()
    expect(store.get(linesAtom)).toEqual([])
    expect(store.get(isDrawerOpenAtom)).toBe(false)
    expect(store.get(isDrawerPaintedAtom)).toBe(false)
    expect(store.get(refusedLinesAtom)).toEqual([])
    expect(store.get(deliveryOptionAtom)).toBe('shipping')
  })

  it('loads the lines from its one key, in place of what it had [156] [158]', async () => {
    const store = await shop()
    store.set(addToCartAtom, { product: SKULL, size: 'L' })
    storeCart([other], { deliveryOption: 'pickup' })
    store.set(loadCartAtom)
    expect(store.get(linesAtom)).toEqual([other])
    expect(store.get(deliveryOptionAtom)).toBe('pickup')
    expect(Object.keys(localStorage)).toEqual([SETTINGS.cartStorageKey])
  })

  it('saves every change of the lines [157]', async () => {
    const store = await shop()
    storeCart([other])
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    expect(storedCart().items).toEqual([other, line()])
    store.set(setQuantityAtom, 'prod_skull-M', 5)
    expect(storedCart().items).toEqual([other, line({ quantity: 5 })])
    const removed = store.set(removeFromCartAtom, 'prod_skull-M')
    expect(storedCart().items).toEqual([other])
    if (removed !== undefined) store.set(restoreLineAtom, removed.line, removed.index)
    expect(storedCart().items).toEqual([other, line({ quantity: 5 })])
  })

  it('clears the cart and wipes the stored copy [166]', async () => {
    const store = await shop()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(clearCartAtom)
    expect(store.get(linesAtom)).toEqual([])
    expect(localStorage.getItem(SETTINGS.cartStorageKey)).toBeNull()
  })

  it('ships by default, also a cart that was stored before there was a choice [176]', async () => {
    const store = await shop()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    expect(store.get(deliveryOptionAtom)).toBe('shipping')
    expect(reloaded().get(deliveryOptionAtom)).toBe('shipping')
    for (const deliveryOption of [undefined, 'drone', 7]) {
      storeCart([line()], { deliveryOption })
      expect(reloaded().get(deliveryOptionAtom)).toBe('shipping')
    }
  })

  it('is picked up where that was chosen, also after a reload, and shipped again where that was [177]', async () => {
    const store = await shop()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(setDeliveryOptionAtom, 'pickup')
    expect(store.get(deliveryOptionAtom)).toBe('pickup')
    expect(reloaded().get(deliveryOptionAtom)).toBe('pickup')
    store.set(setDeliveryOptionAtom, 'shipping')
    expect(reloaded().get(deliveryOptionAtom)).toBe('shipping')
  })

  it('sets more than ten where it is told so, and comes back with ten (reading R13) [165] [167]', async () => {
    const store = await shop()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(setQuantityAtom, 'prod_skull-M', 12)
    expect(store.get(linesAtom)).toEqual([line({ quantity: 12 })])
    const next = createStore()
    next.set(loadCartAtom)
    expect(next.get(linesAtom)).toEqual([line({ quantity: 10 })])
  })

  it.each(['{', '[]', '7', '{"version":2,"items":[]}', '{"version":1,"items":"x"}'])(
    'takes a corrupt or foreign copy (%s) as an empty cart, logged [174]',
    (text) => {
      const log = silenceErrors()
      localStorage.setItem(SETTINGS.cartStorageKey, text)
      const store = createStore()
      store.set(loadCartAtom)
      expect(store.get(linesAtom)).toEqual([])
      expect(log).toHaveBeenCalled()
    },
  )

  it('takes a stored null as an empty cart [174]', () => {
    localStorage.setItem(SETTINGS.cartStorageKey, 'null')
    expect(reloaded().get(linesAtom)).toEqual([])
  })

  it('works without a storage [174] [175]', async () => {
    const log = silenceErrors()
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const store = await shop()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(setQuantityAtom, 'prod_skull-M', 3)
    expect(store.get(linesAtom)).toEqual([line({ quantity: 3 })])
    store.set(clearCartAtom)
    expect(store.get(linesAtom)).toEqual([])
    expect(log).toHaveBeenCalled()
  })

  it('keeps on working when the storage is full, logged [175]', async () => {
    const store = await shop()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    const log = silenceErrors()
    fillStorage()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(addToCartAtom, { product: SKULL, size: 'L' })
    expect(store.get(linesAtom).map(({ size, quantity }) => size + quantity)).toEqual(['M2', 'L1'])
    expect(log.mock.calls.flat().join()).toContain('Failed to save')
  })
})

describe('two tabs with one cart', () => {
  it('lose no line, even where one has not heard of the other', async () => {
    const first = await shop()
    const second = await shop()
    first.set(addToCartAtom, { product: SKULL, size: 'M' })
    second.set(addToCartAtom, { product: SKULL, size: 'L' })
    first.set(addToCartAtom, { product: SKULL, size: 'M' })
    expect(storedCart().items.map(({ size, quantity }) => size + quantity)).toEqual(['M2', 'L1'])
    second.set(setDeliveryOptionAtom, 'pickup')
    expect(storedCart()).toMatchObject({ items: [{ quantity: 2 }, { size: 'L' }], deliveryOption: 'pickup' })
  })

  it('say so where the line to change is gone [243]', async () => {
    const store = await shop()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    storeCart([other])
    store.set(setQuantityAtom, 'prod_skull-M', 2)
    expect(store.get(drawerErrorAtom)).toEqual({
      message: { key: 'failedToUpdateQuantity' },
      isCheckout: false,
    })
    expect(store.get(linesAtom)).toEqual([other])
  })

  it('say so where the line to remove is gone [244]', async () => {
    const store = await shop()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    storeCart([other])
    expect(store.set(removeFromCartAtom, 'prod_skull-M')).toBeUndefined()
    expect(store.get(drawerErrorAtom)).toEqual({ message: { key: 'failedToRemoveItem' }, isCheckout: false })
  })
})

describe('adding', () => {
  it('finds nothing in an empty catalogue, after its failure was logged [223]', async () => {
    const log = silenceErrors()
    fakeNetwork({ '/api/products': () => json({ error: 'down', code: 'down' }, 503) })
    const store = createStore()
    await store.set(loadCatalogueAtom)
    expect(log.mock.calls.map(([first]) => first)).toContain('Failed to load products for cart validation')
    expect(store.set(addToCartAtom, { product: SKULL, size: 'M' })).toEqual({ key: 'notInCatalogue' })
    expect(store.get(linesAtom)).toEqual([])
  })

  it('takes the price of the catalogue [198]', async () => {
    const store = await shop()
    expect(
      store.set(addToCartAtom, { product: { ...SKULL, price: 0.05 } as never, size: 'M' }),
    ).toBeUndefined()
    expect(store.get(linesAtom)[0]?.price).toBe(29.9)
  })
})

describe('a change of the cart', () => {
  it('leaves a checkout under way that has begun, and takes an error of the cart away', async () => {
    const store = await shop()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(checkoutAtom, { status: 'creatingSession' })
    store.set(cartErrorAtom, { key: 'failedToRemoveItem' })
    store.set(setQuantityAtom, 'prod_skull-M', 2)
    expect(store.get(checkoutAtom)).toEqual({ status: 'creatingSession' })
    expect(store.get(drawerErrorAtom)).toBeNull()
  })
})

describe('what the shop has refused', () => {
  const refused = [line(), other].map(({ id }) => ({
    id,
    code: 'price_changed' as const,
    values: { name: 'x', price: 25, currency: 'CHF' },
  }))

  async function refusedShop() {
    const store = await shop()
    storeCart([line(), other])
    store.set(loadCartAtom)
    store.set(checkoutAtom, { status: 'failed', message: { text: 'Please check.' }, lines: refused })
    return store
  }

  it('stands at each line until that line is as the shop can sell it', async () => {
    const store = await refusedShop()
    expect(store.get(drawerErrorAtom)).toEqual({ message: { text: 'Please check.' }, isCheckout: true })
    store.set(repairLineAtom, line({ price: 25 }))
    expect(store.get(linesAtom)).toEqual([line({ price: 25 }), other])
    expect(storedCart().items[0]?.price).toBe(25)
    expect(store.get(refusedLinesAtom)).toEqual([refused[1]])
    expect(store.get(drawerErrorAtom)).toBeNull()
  })

  it('is gone with the line, and when another checkout begins', async () => {
    const store = await refusedShop()
    store.set(removeFromCartAtom, other.id)
    expect(store.get(refusedLinesAtom)).toEqual([refused[0]])
    store.set(checkoutAtom, { status: 'creatingSession' })
    expect([store.get(refusedLinesAtom), store.get(drawerErrorAtom)]).toEqual([[], null])
  })
})

describe('a paid checkout', () => {
  it('empties the cart that left for it, once, and no other (reading R28)', async () => {
    storeCart([line()], { sessionId: 'cs_mine' })
    const store = await shop()
    store.set(clearPaidCartAtom, 'cs_other')
    expect(store.get(linesAtom)).toHaveLength(1)
    store.set(clearPaidCartAtom, 'cs_mine')
    expect(store.get(linesAtom)).toEqual([])
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(clearPaidCartAtom, 'cs_mine')
    expect(store.get(linesAtom)).toHaveLength(1)
  })
})
