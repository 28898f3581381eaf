import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { CartButton } from '@/cart/cart-button'
import { takePurchasedAtom } from '@/cart/state/purchased-items'
import { useCart } from '@/cart/use-cart'
import { useCartActions } from '@/shop/cart-context'
import { createFakeNetwork, buildJsonResponse } from '../support/fake-network'
import { buildCatalogue, buildCartLine } from '../support/products'
import { renderShop, storeCart } from '../support/render-shop'
import { createReloadedStore } from './cart-support'

function CartUser() {
  useCart()
  return null
}

function Buyer() {
  useCartActions()
  return null
}

describe('outside the CartProvider', () => {
  it.each([CartUser, Buyer])('using the cart throws [173]', (User) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<User />)).toThrow('useCart must be used within a CartProvider')
  })
})

describe('a tab beside the one that has paid', () => {
  const NEWS = {
    'is told by the browser': () => new StorageEvent('storage', { key: STORAGE_KEYS.cart }),
    'comes back out of the back-forward cache, where it was told nothing': () =>
      new PageTransitionEvent('pageshow', { persisted: true }),
  }

  it.each(Object.entries(NEWS))('has only what was not bought in its cart once it %s', async (_, news) => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
    storeCart([buildCartLine({ quantity: 3 })], { sessionId: 'cs_1' })
    await renderShop(<CartButton />)
    expect(await screen.findByRole('button', { name: 'Shopping cart, 3 items' })).toBeVisible()
    createReloadedStore().set(takePurchasedAtom, 'cs_1', [{ id: 'prod_skull-M', quantity: 2 }])
    act(() => {
      window.dispatchEvent(news())
    })
    expect(await screen.findByRole('button', { name: 'Shopping cart, 1 item' })).toBeVisible()
  })
})
