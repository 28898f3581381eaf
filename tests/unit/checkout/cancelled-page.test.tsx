import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { SETTINGS } from '@contract/settings'
import { isDrawerOpenAtom } from '@/cart/cart-atoms'
import { CancelledPage } from '@/checkout/cancelled-page'
import { CheckoutDrawer } from '@/checkout/checkout-drawer'
import { useCancelledRedirect } from '@/checkout/use-cancelled-redirect'
import { fakeNetwork, json } from '../shop/fake-network'
import { catalogue, line } from '../shop/fixtures'
import { renderShop, storeCart, storedCart } from '../shop/render-shop'

function Home() {
  useCancelledRedirect()
  return <h1>Home</h1>
}

async function come(path: string) {
  fakeNetwork({ '/api/products': () => json(catalogue()) })
  storeCart([line()])
  return renderShop(
    <>
      <Routes>
        <Route path="/checkout-cancelled" element={<CancelledPage />} />
        <Route path="*" element={<Home />} />
      </Routes>
      <CheckoutDrawer />
    </>,
    path,
  )
}

const mark = () => sessionStorage.setItem(SETTINGS.pendingCheckoutKey, '"cs_1"')

describe('the cancelled page', () => {
  it('says that nothing was completed or paid, and that the items remain [256]', async () => {
    await come('/checkout-cancelled')
    expect(screen.getByText('Your order was not completed.')).toBeVisible()
    expect(screen.getByText('No payment was processed.')).toBeVisible()
    expect(screen.getByText('Your items remain in your cart.')).toBeVisible()
    expect(storedCart().items).toEqual([line()])
  })

  it('lists four reasons [257]', async () => {
    await come('/checkout-cancelled')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The payment was declined',
      'Browser or network issues',
      'The checkout window was closed',
      'You cancelled the checkout',
    ])
  })

  it('tries again from the cart, or continues shopping [119]', async () => {
    await come('/checkout-cancelled')
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
  })
})

describe('coming back from the hosted page without having paid', () => {
  it('leads from the root to the cancelled page, once [182]', async () => {
    mark()
    await come('/')
    expect(await screen.findByRole('heading', { name: 'Checkout cancelled' })).toBeVisible()
    expect(sessionStorage.getItem(SETTINGS.pendingCheckoutKey)).toBeNull()
    expect(storedCart().items).toEqual([line()])
  })

  it('leads there also out of the back-forward cache', async () => {
    const store = await come('/shop')
    act(() => store.set(isDrawerOpenAtom, true))
    mark()
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(await screen.findByRole('heading', { name: 'Checkout cancelled' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leads nowhere without a checkout under way', async () => {
    await come('/')
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  })
})
