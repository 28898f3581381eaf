// @vitest-environment jsdom
import { createStore } from 'jotai'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  cartErrorAtom,
  checkoutAtom,
  type CheckoutState,
  drawerErrorAtom,
  isCheckingOutAtom,
  refusedIssuesAtom,
} from '@/cart/state/checkout-state'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue } from '../../support/products'

const message = { key: 'productGone' } as const
const lines = [
  { id: 'a', code: 'product_gone' },
  { id: 'b', code: 'product_gone' },
] as const

// A test must not end while it is fetched.
beforeAll(() => import('@contract/catalogue/catalogue'))
beforeEach(() => void createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) }))

describe('the state of a checkout', () => {
  it('is pending from the press until the browser has left or it has failed', () => {
    const store = createStore()
    const isCheckingOut = (state: CheckoutState) => {
      store.set(checkoutAtom, state)
      return store.get(isCheckingOutAtom)
    }
    expect(isCheckingOut({ status: 'creatingSession' })).toBe(true)
    expect(isCheckingOut({ status: 'redirecting' })).toBe(true)
    expect(isCheckingOut({ status: 'failed', message, lineIssues: [] })).toBe(false)
    expect(isCheckingOut({ status: 'idle', lineIssues: [] })).toBe(false)
  })

  it('means that prices and stock on the page are old, where it failed about a line', () => {
    const requests = createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
    const store = createStore()
    expect(store.get(checkoutAtom)).toEqual({ status: 'idle', lineIssues: [] })
    store.set(checkoutAtom, { status: 'failed', message, lineIssues: [] })
    store.set(checkoutAtom, { status: 'idle', lineIssues: lines })
    expect(requests).toHaveLength(0)
    store.set(checkoutAtom, { status: 'failed', message, lineIssues: lines })
    expect(requests).toHaveLength(1)
  })

  it('tells what was refused of a line until the cart is taken to the checkout again', () => {
    const store = createStore()
    store.set(checkoutAtom, { status: 'failed', message, lineIssues: lines })
    expect(store.get(refusedIssuesAtom)).toEqual(lines)
    store.set(checkoutAtom, { status: 'idle', lineIssues: lines })
    expect(store.get(refusedIssuesAtom)).toEqual(lines)
    store.set(checkoutAtom, { status: 'creatingSession' })
    expect(store.get(refusedIssuesAtom)).toEqual([])
  })
})

describe('the error of the drawer', () => {
  const cartError = { key: 'failedToRemoveItem' } as const

  it('is the newest of the cart and its checkout', () => {
    const store = createStore()
    expect(store.get(drawerErrorAtom)).toBeNull()
    store.set(checkoutAtom, { status: 'failed', message, lineIssues: [] })
    expect(store.get(drawerErrorAtom)).toEqual({ message, isCheckout: true })
    store.set(cartErrorAtom, cartError)
    expect(store.get(drawerErrorAtom)).toEqual({ message: cartError, isCheckout: false })
    store.set(checkoutAtom, { status: 'failed', message, lineIssues: [] })
    expect(store.get(drawerErrorAtom)).toEqual({ message, isCheckout: true })
    store.set(checkoutAtom, { status: 'creatingSession' })
    expect(store.get(drawerErrorAtom)).toBeNull()
  })
})
