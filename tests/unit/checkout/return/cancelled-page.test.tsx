import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { BuyerOrder } from '@contract/orders/buyer-order'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { isDrawerOpenAtom } from '@/cart/state/drawer-atoms'
import { CancelledPage } from '@/checkout/return/cancelled-page'
import { CheckoutDrawer } from '@/checkout/start/checkout-drawer'
import { SuccessPage } from '@/checkout/return/success-page'
import { useReturnFromPayment } from '@/checkout/return/use-return-from-payment'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, buildCartLine } from '../../support/products'
import { renderShop, storeCart, readStoredCart } from '../../support/render-shop'

function Home() {
  useReturnFromPayment()
  return <h1>Home</h1>
}

type Answer = () => Response | Promise<Response>
const UNPAID: Answer = () => buildJsonResponse({ error: 'Order not found', code: 'order_not_found' }, 404)

const NO_ANSWER: Answer = () => new Promise<Response>(() => undefined)

async function openPage(path: string, orders: Answer = UNPAID, session: Answer = NO_ANSWER) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const requests = createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/orders': orders,
    '/api/create-checkout-session': session,
  })
  storeCart([buildCartLine()])
  const store = await renderShop(
    <>
      <Routes>
        <Route path="/checkout-cancelled" element={<CancelledPage />} />
        <Route path="/checkout-success" element={<SuccessPage PrintThankYou={() => null} />} />
        <Route path="*" element={<Home />} />
      </Routes>
      <CheckoutDrawer />
    </>,
    path,
  )
  return { store, requests }
}

/** This tab has left for the hosted page, and no page of the shop has run since. */
const mark = () => sessionStorage.setItem(STORAGE_KEYS.pendingCheckout, '"cs_1"')

describe('the cancelled page', () => {
  it('says that nothing was completed or paid, and that the items remain [256]', async () => {
    await openPage('/checkout-cancelled')
    expect(screen.getByText('Your order was not completed.')).toBeVisible()
    expect(screen.getByText('No payment was processed.')).toBeVisible()
    expect(screen.getByText('Your items remain in your cart.')).toBeVisible()
    expect(readStoredCart().items).toEqual([buildCartLine()])
  })

  it('lists four reasons [257]', async () => {
    await openPage('/checkout-cancelled')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'The payment was declined',
      'Browser or network issues',
      'The checkout window was closed',
      'You cancelled the checkout',
    ])
  })

  it('tries again without another press in the cart', async () => {
    const { requests } = await openPage('/checkout-cancelled')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() =>
      expect(requests.map(({ url }) => url)).toContainEqual(
        expect.stringMatching(/create-checkout-session$/),
      ),
    )
    expect(await screen.findByRole('button', { name: 'PROCESSING...' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('tries again from the cart, or continues shopping [119]', async () => {
    await openPage('/checkout-cancelled', UNPAID, () => buildJsonResponse({ error: 'Server error' }, 500))
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
  })
})

describe('coming back from the hosted page without having paid', () => {
  it('leads from the root to the cancelled page, once [182]', async () => {
    mark()
    await openPage('/')
    expect(await screen.findByRole('heading', { name: 'Checkout cancelled' })).toBeVisible()
    expect(sessionStorage.getItem(STORAGE_KEYS.pendingCheckout)).toBeNull()
    expect(readStoredCart().items).toEqual([buildCartLine()])
  })

  it('leads there also out of the back-forward cache', async () => {
    const { store } = await openPage('/shop')
    act(() => store.set(isDrawerOpenAtom, true))
    mark()
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(await screen.findByRole('heading', { name: 'Checkout cancelled' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('leads nowhere without a checkout under way', async () => {
    await openPage('/')
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible()
  })
})

describe('a buyer who left the success page before its scripts ran', () => {
  const pending: BuyerOrder[] = [{ status: 'paid' }, { status: 'pending' }, { status: 'refunded' }]

  it.each(pending)('is led to the order, and never told that it was cancelled: $status', async (order) => {
    mark()
    await openPage('/', () => buildJsonResponse(order))
    expect(
      await screen.findByRole('heading', { name: /Order successful|being confirmed|refunded/ }),
    ).toBeVisible()
    expect(screen.queryByText('Checkout cancelled')).toBeNull()
  })

  it('is told of nothing that the shop cannot say now, and asked for again at the next page', async () => {
    mark()
    let isReached = false
    const answer = vi.fn(() => {
      if (!isReached) throw new TypeError('Failed to fetch')
      return buildJsonResponse({ status: 'paid' })
    })
    await openPage('/', answer)
    await waitFor(() => expect(answer).toHaveBeenCalled())
    expect(sessionStorage.getItem(STORAGE_KEYS.pendingCheckout)).not.toBeNull()
    isReached = true
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(await screen.findByRole('heading', { name: 'Order successful' })).toBeVisible()
  })

  it('is told that it was cancelled where the payment failed afterwards', async () => {
    mark()
    await openPage('/', () => buildJsonResponse({ status: 'failed' }))
    expect(await screen.findByRole('heading', { name: 'Checkout cancelled' })).toBeVisible()
  })
})
