import { render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useCart } from '@/cart/use-cart'
import { useCartActions } from '@/shop/cart-context'

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
