import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { CartButton } from '@/cart/cart-button'
import { startCheckoutAtom } from '@/checkout/start/start-checkout'
import { CheckoutDrawer } from '@/checkout/start/checkout-drawer'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, buildCartLine } from '../../support/products'
import { renderShop, storeCart, readStoredCart } from '../../support/render-shop'
import { installFakeStripe } from './fake-stripe'

const SESSION = { id: 'cs_1', url: 'https://pay.example/cs_1' }
const redirectToCheckout = vi.fn(async () => ({}))

installFakeStripe(redirectToCheckout)
beforeEach(() => redirectToCheckout.mockClear())

async function openDrawer(answer: () => Response | Promise<Response>) {
  const requests = createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/create-checkout-session': answer,
    '/api/orders': () => buildJsonResponse({ error: 'There is no such order.', code: 'not_found' }, 404),
  })
  storeCart([buildCartLine()])
  const store = await renderShop(
    <>
      <CartButton />
      <CheckoutDrawer />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Shopping cart/ }))
  const drawer = await screen.findByRole('dialog')
  const calls = () => requests.filter(({ url }) => url.endsWith('/api/create-checkout-session'))
  return { drawer, calls, store }
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'PROCEED TO CHECKOUT' }))

describe('the checkout button', () => {
  it('says PROCESSING... while the request runs, and takes no second press [178] [179]', async () => {
    const { calls, drawer } = await openDrawer(() => new Promise<Response>(() => undefined))
    const lines = within(drawer).getByRole('list', { name: 'In your cart' })
    expect(lines.closest('[inert]')).toBeNull()
    await press()
    const busy = await screen.findByRole('button', { name: 'PROCESSING...' })
    // The hosted page asks for what was in the cart then.
    expect(lines.closest('[inert]')).not.toBeNull()
    await userEvent.click(busy)
    await waitFor(() => expect(calls()).toHaveLength(1))
    expect(busy).toHaveAttribute('aria-busy', 'true')
  })

  it('is in flight once, however often it is asked for [179]', async () => {
    const { calls, store } = await openDrawer(() => buildJsonResponse(SESSION))
    await Promise.all([store.set(startCheckoutAtom, 'en'), store.set(startCheckoutAtom, 'en')])
    expect(calls()).toHaveLength(1)
    expect(redirectToCheckout).toHaveBeenCalledTimes(1)
  })

  it('hands over to the hosted page and stays busy until the browser has left [181]', async () => {
    await openDrawer(() => buildJsonResponse(SESSION))
    await press()
    await waitFor(() => expect(redirectToCheckout).toHaveBeenCalledWith({ sessionId: 'cs_1' }))
    expect(screen.getByRole('button', { name: 'PROCESSING...' })).toBeVisible()
    expect(readStoredCart()).toMatchObject({ items: [buildCartLine()], sessionId: 'cs_1' })
    expect(sessionStorage.getItem(STORAGE_KEYS.pendingCheckout)).not.toBeNull()
  })

  it('is idle again after a failure, with the message above it and the cart as it was [180] [111]', async () => {
    const body = { error: 'Too many requests. Please wait a moment and try again.', code: 'rate' }
    const { drawer } = await openDrawer(() => buildJsonResponse(body, 429))
    await press()
    const alert = await within(drawer).findByRole('alert')
    expect(alert).toHaveTextContent('Too many requests. Please wait a moment and try again.')
    expect(alert).toHaveTextContent('No money has moved and your cart is kept.')
    const button = within(drawer).getByRole('button', { name: 'PROCEED TO CHECKOUT' })
    expect(alert.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(readStoredCart().items).toEqual([buildCartLine()])
    expect(redirectToCheckout).not.toHaveBeenCalled()
  })

  it.each([
    ['[230]', 400, 'Invalid request. Please check your cart and try again.'],
    ['[231]', 401, 'Authentication failed. Please refresh the page and try again.'],
    ['[232]', 403, 'Access denied. Please contact support if this persists.'],
    ['[233]', 404, 'Checkout service not found. Please contact support.'],
    ['[237]', 418, 'Request failed with status 418. Please try again.'],
  ])('%s tells a silent %i above itself, at once, and keeps the focus', async (_, status, sentence) => {
    const { drawer } = await openDrawer(() => new Response('', { status }))
    await press()
    const alert = await within(drawer).findByRole('alert')
    expect(alert).toHaveTextContent(`${sentence} No money has moved and your cart is kept.`)
    const button = within(drawer).getByRole('button', { name: 'PROCEED TO CHECKOUT' })
    expect(alert.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(button).toHaveFocus()
    expect(readStoredCart().items).toEqual([buildCartLine()])
  })

  it('says what the shop says of a line, however it was asked for [229]', async () => {
    const lines = [{ id: 'prod_skull-M', code: 'duplicate_line' }]
    const refused = { error: 'Cart is empty or invalid', code: 'catalogue_changed', lines }
    const { drawer } = await openDrawer(() => buildJsonResponse(refused, 422))
    await press()
    expect(await within(drawer).findByRole('alert')).toHaveTextContent('Cart is empty or invalid')
    expect(within(within(drawer).getByRole('listitem')).getByRole('status')).toHaveTextContent(
      'Cart is empty or invalid',
    )
  })

  it('tells an answer without an id [203]', async () => {
    const { drawer } = await openDrawer(() => buildJsonResponse({ url: 'https://pay.example' }))
    await press()
    expect(await within(drawer).findByRole('alert')).toHaveTextContent(
      'Invalid response from checkout service',
    )
    expect(redirectToCheckout).not.toHaveBeenCalled()
  })

  it('sends nothing while offline [202]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { drawer, calls } = await openDrawer(() => buildJsonResponse(SESSION))
    await press()
    expect(await within(drawer).findByRole('alert')).toHaveTextContent(
      'No internet connection. Please check your network and try again.',
    )
    expect(calls()).toHaveLength(0)
  })

  it('says that Stripe failed to load, and can be pressed again [241]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    document.querySelector('meta[name="shop-config"]')?.remove()
    const { drawer, calls } = await openDrawer(() => buildJsonResponse(SESSION))
    await press()
    expect(await within(drawer).findByRole('alert')).toHaveTextContent('Stripe failed to load')
    expect(within(drawer).getByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
    expect(sessionStorage.getItem(STORAGE_KEYS.pendingCheckout)).toBeNull()
    // The shop has made a session by then: another press asks for the same one.
    await press()
    await waitFor(() => expect(calls()).toHaveLength(2))
    const [first, second] = calls().map(({ headers }) => headers.get('idempotency-key'))
    expect(second).toBe(first)
  })

  it('shows on its line what the server says of it, and asks for the catalogue again', async () => {
    const values = { name: 'Crying Skull', size: 'M', available: 3 }
    const lines = [{ id: 'prod_skull-M', code: 'out_of_stock', values }]
    const refused = { error: 'Please check your cart.', code: 'catalogue_changed', lines }
    const { drawer } = await openDrawer(() => buildJsonResponse(refused, 422))
    await press()
    expect(await within(drawer).findByRole('alert')).toHaveTextContent(
      'Only 3 of Crying Skull in size M left.',
    )
    expect(within(within(drawer).getByRole('listitem')).getByRole('status')).toHaveTextContent(
      'Only 3 of Crying Skull in size M left.',
    )
    await userEvent.click(within(drawer).getByRole('button', { name: 'One more: Crying Skull, size M' }))
    expect(within(drawer).queryByText(/Only 3 of/)).toBeNull()
    expect(within(drawer).queryByRole('alert')).toBeNull()
  })

  it('keeps its key while the outcome is unknown, and takes a new one afterwards', async () => {
    const answers = [
      buildJsonResponse({ error: 'x', code: 'x' }, 500),
      buildJsonResponse({ error: 'y', code: 'y' }, 400),
      buildJsonResponse(SESSION),
    ]
    const { drawer, calls } = await openDrawer(() => answers.shift() ?? buildJsonResponse(SESSION))
    for (const words of ['x', 'y']) {
      await press()
      await waitFor(() => expect(within(drawer).getByRole('alert')).toHaveTextContent(words))
    }
    await press()
    await waitFor(() => expect(redirectToCheckout).toHaveBeenCalled())
    const [first, second, third] = calls().map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('keeps its key also over a press without a network', async () => {
    let hasNetwork = false
    const { drawer, calls } = await openDrawer(() =>
      hasNetwork ? buildJsonResponse(SESSION) : Promise.reject(new TypeError('Failed to fetch')),
    )
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await press()
    await within(drawer).findByRole('alert')
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press()
    expect(await within(drawer).findByText(/^No internet connection/)).toBeVisible()
    onLine.mockReturnValue(true)
    hasNetwork = true
    await press()
    // A press that still tries again would reach the network of the next test.
    await waitFor(() => expect(redirectToCheckout).toHaveBeenCalled())
    const keys = new Set(calls().map(({ headers }) => headers.get('idempotency-key')))
    expect(keys.size).toBe(1)
  })

  it('is idle again when the page comes back out of the back-forward cache [180]', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await openDrawer(() => buildJsonResponse(SESSION))
    await press()
    await waitFor(() => expect(redirectToCheckout).toHaveBeenCalled())
    await userEvent.keyboard('{Escape}')
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await userEvent.click(screen.getByRole('button', { name: /^Shopping cart/ }))
    expect(await screen.findByRole('button', { name: 'PROCEED TO CHECKOUT' })).toBeVisible()
  })
})
