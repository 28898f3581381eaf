import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BuyerOrder } from '@contract/orders/buyer-order'
import { CartButton } from '@/cart/cart-button'
import { CheckoutDrawer } from '@/checkout/start/checkout-drawer'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, buildCartLine } from '../../support/products'
import { renderShop, storeCart, readStoredCart } from '../../support/render-shop'
import { installFakeStripe } from '../start/fake-stripe'
import { silenceErrors } from '../../support/silence-errors'

const SESSION = { id: 'cs_2', url: 'https://pay.example/cs_2' }
const DONUTS_LINE = buildCartLine({
  id: 'prod_donuts-S',
  productId: 'prod_donuts',
  name: 'Donuts',
  size: 'S',
})
const ITEMS = [{ id: 'prod_skull-M', quantity: 1 }]
const PAID: BuyerOrder = { status: 'paid', items: ITEMS }
const AWAITED: BuyerOrder = { status: 'pending', isAwaited: true, items: ITEMS }
const redirectToCheckout = vi.fn(async () => ({}))

const unpaid = () => buildJsonResponse({ error: 'There is no such order.', code: 'not_found' }, 404)
const refused = () => buildJsonResponse({ error: 'There is already a payment.', code: 'already_paid' }, 422)

installFakeStripe(redirectToCheckout)
beforeEach(() => redirectToCheckout.mockClear())

type Answer = () => Response | Promise<Response>

/** Opens the drawer in a new tab, of a cart whose payment page was opened in another one as cs_1. */
async function openInNewTab(
  orders: Answer,
  items = [buildCartLine(), DONUTS_LINE],
  press: Answer = () => buildJsonResponse(SESSION),
) {
  const requests = createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/orders': orders,
    '/api/create-checkout-session': press,
  })
  storeCart(items, { sessionId: 'cs_1' })
  await renderShop(
    <>
      <CartButton />
      <CheckoutDrawer />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Shopping cart/ }))
  const drawer = await screen.findByRole('dialog')
  const countAsked = (path: string) => requests.filter(({ url }) => new URL(url).pathname === path).length
  await waitFor(() => expect(countAsked('/api/orders')).toBe(1))
  return { drawer, requests, countAsked }
}

const findOrderLink = () => screen.findByRole('link', { name: 'To your order' })
const queryCheckout = () => screen.queryByRole('button', { name: 'PROCEED TO CHECKOUT' })
const pressCheckout = () => userEvent.click(screen.getByRole('button', { name: 'PROCEED TO CHECKOUT' }))

describe('a buyer who has paid elsewhere and comes back in a new tab', () => {
  it('finds the order in place of a second payment, and only what was not bought in the cart', async () => {
    const { drawer } = await openInNewTab(() => buildJsonResponse(PAID))
    expect(await findOrderLink()).toHaveAttribute('href', '/checkout-success?session_id=cs_1')
    expect(within(drawer).getByText(/^You have already paid/)).toBeVisible()
    expect(readStoredCart()).toMatchObject({ items: [DONUTS_LINE], sessionId: null })
    expect(queryCheckout()).toBeVisible()
    await userEvent.click(await findOrderLink())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds the order also where nothing is left, and is told of it once', async () => {
    const { drawer } = await openInNewTab(() => buildJsonResponse(PAID), [buildCartLine()])
    expect(await findOrderLink()).toBeVisible()
    expect(drawer).toHaveTextContent('Your cart is empty')
    expect(readStoredCart()).toBeNull()
  })

  it('can pay for nothing a second time while the money is awaited, and keeps the cart', async () => {
    const { drawer } = await openInNewTab(() => buildJsonResponse(AWAITED))
    expect(await findOrderLink()).toBeVisible()
    expect(drawer).toHaveTextContent('There is already a payment for this.')
    expect(queryCheckout()).toBeNull()
    expect(readStoredCart()).toMatchObject({ items: [buildCartLine(), DONUTS_LINE], sessionId: 'cs_1' })
  })

  it('can pay for other things meanwhile, beside the payment that is awaited', async () => {
    const { requests } = await openInNewTab(() => buildJsonResponse(AWAITED))
    await findOrderLink()
    await userEvent.click(screen.getByRole('button', { name: /^Remove Crying Skull/ }))
    expect(screen.queryByRole('link', { name: 'To your order' })).toBeNull()
    await pressCheckout()
    await waitFor(() => expect(redirectToCheckout).toHaveBeenCalledWith({ sessionId: 'cs_2' }))
    expect(requests.at(-1)?.headers.get('replaces-session')).toBeNull()
  })

  it('pays no second time where the shop does not say what was bought, as in an update', async () => {
    await openInNewTab(() => buildJsonResponse({ status: 'paid' }))
    expect(await findOrderLink()).toBeVisible()
    expect(queryCheckout()).toBeNull()
    expect(readStoredCart().items).toHaveLength(2)
  })
})

describe('a payment page that was left unpaid', () => {
  it('gives the cart free: the next press replaces it', async () => {
    silenceErrors()
    const { requests } = await openInNewTab(unpaid)
    await pressCheckout()
    await waitFor(() => expect(redirectToCheckout).toHaveBeenCalled())
    expect(requests.at(-1)?.headers.get('replaces-session')).toBe('cs_1')
    expect(readStoredCart()).toMatchObject({ items: [buildCartLine(), DONUTS_LINE], sessionId: 'cs_2' })
  })

  it.each(['failed', 'refunded'])(
    'is forgotten once its payment has %s, and the cart is unharmed',
    async (status) => {
      await openInNewTab(() => buildJsonResponse({ status }))
      await waitFor(() => expect(readStoredCart().sessionId).toBeNull())
      expect(readStoredCart().items).toEqual([buildCartLine(), DONUTS_LINE])
      expect(queryCheckout()).toBeVisible()
      expect(screen.queryByRole('link', { name: 'To your order' })).toBeNull()
    },
  )
})

describe('a press for what was paid a moment ago', () => {
  it('shows the order and what is left to pay for, and no error', async () => {
    silenceErrors()
    const answers = [unpaid(), buildJsonResponse(PAID)]
    const { drawer } = await openInNewTab(
      () => answers.shift() ?? buildJsonResponse(PAID),
      undefined,
      refused,
    )
    await pressCheckout()
    expect(await findOrderLink()).toBeVisible()
    expect(within(drawer).queryByRole('alert')).toBeNull()
    expect(readStoredCart().items).toEqual([DONUTS_LINE])
    expect(redirectToCheckout).not.toHaveBeenCalled()
    expect(queryCheckout()).toHaveFocus()
  })

  it('leaves the focus at the order where the button is gone', async () => {
    silenceErrors()
    const answers = [unpaid(), buildJsonResponse(AWAITED)]
    await openInNewTab(() => answers.shift() ?? buildJsonResponse(AWAITED), undefined, refused)
    await pressCheckout()
    await waitFor(async () => expect(await findOrderLink()).toHaveFocus())
    expect(queryCheckout()).toBeNull()
  })

  it('offers the order also where the shop cannot say more', async () => {
    silenceErrors()
    const { countAsked } = await openInNewTab(unpaid, undefined, refused)
    await pressCheckout()
    expect(await findOrderLink()).toHaveAttribute('href', '/checkout-success?session_id=cs_1')
    expect(countAsked('/api/create-checkout-session')).toBe(1)
    expect(readStoredCart()).toMatchObject({ items: [buildCartLine(), DONUTS_LINE], sessionId: 'cs_1' })
  })

  it('can be repeated where the payment was refunded meanwhile', async () => {
    silenceErrors()
    const answers = [unpaid(), buildJsonResponse({ status: 'refunded' })]
    const { drawer } = await openInNewTab(() => answers.shift() ?? unpaid(), undefined, refused)
    await pressCheckout()
    expect(await within(drawer).findByRole('alert')).toHaveTextContent('Checkout failed. Please try again.')
    expect(readStoredCart()).toMatchObject({ items: [buildCartLine(), DONUTS_LINE], sessionId: null })
  })
})
