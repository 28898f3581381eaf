import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CartButton } from '@/cart/cart-button'
import { createFakeNetwork, buildJsonResponse } from '../support/fake-network'
import { buildCatalogue, buildCartLine } from '../support/products'
import { renderShop, storeCart } from '../support/render-shop'
import { DONUTS_LINE } from './drawer/open-drawer'

describe('the cart icon', () => {
  it('is absent while the cart is empty [79]', async () => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
    await renderShop(<CartButton />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('tells the pieces in the cart [80] [81]', async () => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
    storeCart([buildCartLine({ quantity: 3 }), DONUTS_LINE])
    await renderShop(<CartButton />)
    expect(await screen.findByRole('button', { name: 'Shopping cart, 4 items' })).toHaveTextContent('4')
  })

  it.each([
    [99, '99'],
    [100, '99+'],
  ])('shows %i pieces as %s [82]', async (pieces, badge) => {
    createFakeNetwork({ '/api/products': () => buildJsonResponse(buildCatalogue()) })
    const full = Array.from({ length: Math.ceil(pieces / 10) }, (_, index) =>
      buildCartLine({ size: `S${index}`, quantity: Math.min(10, pieces - index * 10) }),
    )
    storeCart(full)
    await renderShop(<CartButton />)
    const button = await screen.findByRole('button', { name: `Shopping cart, ${pieces} items` })
    expect(button.textContent).toBe(badge)
  })
})
