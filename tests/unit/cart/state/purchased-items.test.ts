// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import type { CartItem } from '@contract/cart/cart-item'
import { addToCartAtom, cartLinesAtom } from '@/cart/state/cart-atoms'
import { setDeliveryOptionAtom, setQuantityAtom } from '@/cart/state/edit-atoms'
import { subtractItems, takePurchasedAtom } from '@/cart/state/purchased-items'
import { storedCartAtom } from '@/cart/state/stored-cart'
import { buildCartLine } from '../../support/products'
import { storeCart, readStoredCart } from '../../support/render-shop'
import { SKULL, other, createLoadedStore, createReloadedStore, fillStorage } from '../cart-support'
import { silenceErrors } from '../../support/silence-errors'

const M = 'prod_skull-M'

/** Any cart of different lines, and for each of them how many of its pieces are bought. */
const cartWithPurchase = fc
  .uniqueArray(fc.record({ id: fc.string(), quantity: fc.integer({ min: 1, max: 10 }) }), {
    selector: ({ id }) => id,
  })
  .chain((lines) =>
    fc.record({
      lines: fc.constant(lines.map((one) => buildCartLine(one))),
      bought: fc.tuple(...lines.map(({ quantity }) => fc.nat(quantity))),
    }),
  )
const piecesById = (lines: readonly Pick<CartItem, 'id' | 'quantity'>[]) =>
  Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))

describe('what stays of a cart', () => {
  it('is exactly the rest, of any cart and any part of it that is bought', () => {
    fc.assert(
      fc.property(cartWithPurchase, ({ lines, bought }) => {
        const items = lines.map(({ id }, at) => ({ id, quantity: bought[at] ?? 0 }))
        const rest = subtractItems(lines, items)
        const expected = lines
          .map((one, at) => ({ ...one, quantity: one.quantity - (bought[at] ?? 0) }))
          .filter(({ quantity }) => quantity > 0)
        expect(rest).toEqual(expected)
      }),
    )
  })

  it('has no piece that was not there, whatever a purchase says', () => {
    const anyItems = fc.array(fc.record({ id: fc.string(), quantity: fc.nat(20) }))
    fc.assert(
      fc.property(cartWithPurchase, anyItems, ({ lines }, items) => {
        const [before, after] = [piecesById(lines), piecesById(subtractItems(lines, items))]
        for (const [id, quantity] of Object.entries(after)) {
          expect(quantity).toBeGreaterThan(0)
          expect(quantity).toBeLessThanOrEqual(before[id] ?? 0)
        }
      }),
    )
  })

  it('is all of it where nothing of it was bought', () => {
    const lines = [buildCartLine(), other]
    expect(subtractItems(lines, [{ id: 'prod_skull-L', quantity: 1 }])).toEqual(lines)
  })
})

describe('a paid checkout', () => {
  it('takes two pieces of three, and leaves what another tab has added meanwhile', async () => {
    storeCart([buildCartLine({ quantity: 2 })], { sessionId: 'cs_mine', deliveryOption: 'pickup' })
    const [paying, browsing] = [createReloadedStore(), await createLoadedStore()]
    browsing.set(addToCartAtom, { product: SKULL, size: 'M' })
    browsing.set(addToCartAtom, { product: SKULL, size: 'L' })
    paying.set(takePurchasedAtom, 'cs_mine', [{ id: M, quantity: 2 }])
    const rest = [buildCartLine(), buildCartLine({ id: 'prod_skull-L', size: 'L' })]
    expect(paying.get(cartLinesAtom)).toEqual(rest)
    // The form of the release before, which an older tab beside this one reads.
    expect(readStoredCart()).toEqual({
      version: 1,
      items: rest,
      deliveryOption: 'pickup',
      sessionId: null,
      attempt: null,
    })
    // Before it has heard of it.
    browsing.set(setQuantityAtom, 'prod_skull-L', 4)
    expect(readStoredCart().items.map(({ quantity }) => quantity)).toEqual([1, 4])
  })

  it('wipes the stored copy of a cart that it takes whole', () => {
    storeCart([buildCartLine()], { sessionId: 'cs_mine', deliveryOption: 'pickup' })
    const store = createReloadedStore()
    store.set(takePurchasedAtom, 'cs_mine', [{ id: M, quantity: 1 }])
    expect(store.get(cartLinesAtom)).toEqual([])
    expect(localStorage.getItem(STORAGE_KEYS.cart)).toBeNull()
  })

  it('takes its pieces once, in however many tabs and however often it is shown', async () => {
    storeCart([buildCartLine({ quantity: 3 }), other], { sessionId: 'cs_mine' })
    const [first, second] = [createReloadedStore(), await createLoadedStore()]
    const bought = [{ id: M, quantity: 1 }]
    for (const store of [first, second, first, createReloadedStore()])
      store.set(takePurchasedAtom, 'cs_mine', bought)
    expect(second.get(cartLinesAtom)).toEqual([buildCartLine({ quantity: 2 }), other])
    second.set(addToCartAtom, { product: SKULL, size: 'M' })
    first.set(takePurchasedAtom, 'cs_mine', bought)
    expect(readStoredCart().items).toEqual([buildCartLine({ quantity: 3 }), other])
  })

  it('takes nothing out of a cart that another session was opened for, or none', () => {
    for (const sessionId of ['cs_mine', null]) {
      storeCart([buildCartLine()], { sessionId })
      const store = createReloadedStore()
      store.set(takePurchasedAtom, 'cs_other', [{ id: M, quantity: 1 }])
      expect(readStoredCart()).toMatchObject({ items: [buildCartLine()], sessionId })
      expect(store.get(cartLinesAtom)).toEqual([buildCartLine()])
    }
  })

  it('ends the attempt to pay for what is no longer the cart', () => {
    const attempt = { key: '0'.repeat(32), at: Date.now() }
    storeCart([buildCartLine(), other], { sessionId: 'cs_mine', attempt })
    createReloadedStore().set(takePurchasedAtom, 'cs_mine', [{ id: M, quantity: 1 }])
    expect(readStoredCart()).toMatchObject({ items: [other], attempt: null })
  })

  it('takes its pieces also where the browser has no storage', async () => {
    silenceErrors()
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    const store = await createLoadedStore()
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(addToCartAtom, { product: SKULL, size: 'M' })
    store.set(storedCartAtom, { ...store.get(storedCartAtom), sessionId: 'cs_mine' })
    for (let time = 0; time < 2; time++) store.set(takePurchasedAtom, 'cs_mine', [{ id: M, quantity: 1 }])
    expect(store.get(cartLinesAtom)).toEqual([buildCartLine()])
  })

  it('takes its pieces once where the storage is full', async () => {
    storeCart([buildCartLine({ quantity: 3 })], { sessionId: 'cs_mine' })
    const store = await createLoadedStore()
    silenceErrors()
    fillStorage()
    for (let time = 0; time < 2; time++) store.set(takePurchasedAtom, 'cs_mine', [{ id: M, quantity: 1 }])
    expect(store.get(cartLinesAtom)).toEqual([buildCartLine({ quantity: 2 })])
    // A reload finds the old copy with its session, and takes the same from the same.
    const reloaded = createReloadedStore()
    reloaded.set(takePurchasedAtom, 'cs_mine', [{ id: M, quantity: 1 }])
    expect(reloaded.get(cartLinesAtom)).toEqual([buildCartLine({ quantity: 2 })])
  })

  it('leaves the way of delivery as it was chosen', async () => {
    storeCart([buildCartLine(), other], { sessionId: 'cs_mine' })
    const store = await createLoadedStore()
    store.set(setDeliveryOptionAtom, 'pickup')
    store.set(takePurchasedAtom, 'cs_mine', [{ id: M, quantity: 1 }])
    expect(readStoredCart().deliveryOption).toBe('pickup')
  })
})
