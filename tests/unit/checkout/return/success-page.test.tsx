import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { lazy } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { BuyerOrder } from '@contract/orders/buyer-order'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { SuccessPage } from '@/checkout/return/success-page'
import { PrintThankYou } from '@/custom-print/thank-you/print-thank-you'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, buildCartLine } from '../../support/products'
import { renderShop, storeCart, readStoredCart } from '../../support/render-shop'
import { silenceErrors } from '../../support/silence-errors'

const ORDER: NonNullable<BuyerOrder['order']> = {
  number: 1001,
  lines: [{ name: 'Crying Skull', size: 'M', quantity: 2, price: 29.9 }],
  subtotal: 59.8,
  shipping: 10,
  tax: 4.6,
  total: 74.4,
  currency: 'CHF',
  deliveryOption: 'shipping',
  email: 'm***@example.ch',
}

async function openPage(
  answer: () => Response | Promise<Response>,
  path = '/checkout-success?session_id=cs_1',
) {
  const requests = createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/orders': answer,
  })
  await renderShop(<SuccessPage PrintThankYou={PrintThankYou} />, path)
  return () => requests.filter(({ url }) => url.includes('/api/orders'))
}

const BOUGHT = [{ id: 'prod_skull-M', quantity: 2 }]
const DONUTS_LINE = buildCartLine({
  id: 'prod_donuts-S',
  productId: 'prod_donuts',
  name: 'Donuts',
  size: 'S',
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('the success page', () => {
  it('shows the real order: number, lines, delivery, totals, and the way home [26] [120]', async () => {
    const calls = await openPage(() => buildJsonResponse({ status: 'paid', order: ORDER }))
    expect(await screen.findByRole('heading', { name: 'Order successful' })).toBeVisible()
    expect(calls().map(({ url }) => new URL(url).search)).toEqual(['?session_id=cs_1'])
    const order = screen.getByRole('region', { name: 'Your order' })
    expect(within(order).getByText('Order number 1001')).toBeVisible()
    expect(within(order).getByRole('listitem')).toHaveTextContent('Crying SkullSize M, quantity 2CHF 29.90')
    expect(order).toHaveTextContent('Shipping within Switzerland')
    expect(order).toHaveTextContent('SubtotalCHF 59.80ShippingCHF 10.00VATCHF 4.60TotalCHF 74.40')
    expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  })

  it('hangs each shirt that was bought on the line once', async () => {
    const images = ['skull', 'skull', 'donuts', 'donut', 'cheese'].map(
      (name) => `/media/products/${name}-front.webp`,
    )
    const lines = images.map((image, index) => ({ ...ORDER.lines[0], name: `Shirt ${index}`, image }))
    await openPage(() => buildJsonResponse({ status: 'paid', order: { ...ORDER, lines } }))
    expect(await screen.findByRole('heading', { name: 'Order successful' })).toBeVisible()
    // Those of the list of what was bought follow.
    const hung = screen.getAllByRole('presentation').slice(0, -lines.length)
    expect(hung.map((picture) => picture.getAttribute('src'))).toEqual([
      '/media/thanks.webp',
      '/media/products/skull-front-400.webp',
      '/media/products/donuts-front-400.webp',
      '/media/products/donut-front-400.webp',
      '/media/products/cheese-front-400.webp',
    ])
  })

  it('lets the buyer wait beside the ibex, on whose line the shirts are hung later', async () => {
    await openPage(() => buildJsonResponse({ status: 'pending', isAwaited: true, items: BOUGHT }))
    expect(await screen.findByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible()
    expect(screen.getByRole('presentation')).toHaveAttribute('src', '/media/thanks.webp')
  })

  it('does not doubt a payment that has arrived while the page of a print is loading', async () => {
    const Loading = lazy(() => new Promise<never>(() => undefined))
    createFakeNetwork({
      '/api/products': () => buildJsonResponse(buildCatalogue()),
      '/api/orders': () =>
        buildJsonResponse({ status: 'paid', order: { ...ORDER, requestToken: 'preq_1.abc' } }),
    })
    await renderShop(<SuccessPage PrintThankYou={Loading} />, '/checkout-success?session_id=cs_1')
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })).toBeNull())
    expect(screen.getByRole('link', { name: 'Back to home' })).toBeVisible()
  })

  it("leads to the order's own page, where it can be followed [U13]", async () => {
    await openPage(() => buildJsonResponse({ status: 'paid', order: ORDER, token: 'a.b' }))
    expect(await screen.findByRole('link', { name: 'Your order' })).toHaveAttribute(
      'href',
      '/order?token=a.b',
    )
  })

  it('says what comes next [258] [259] [260]', async () => {
    await openPage(() => buildJsonResponse({ status: 'paid', order: ORDER }))
    expect(
      await screen.findByText('A confirmation email arrives within minutes at m***@example.ch.'),
    ).toBeVisible()
    expect(screen.getByText('Processing and shipping take 1-2 business days.')).toBeVisible()
    expect(screen.getByText('Tracking information is sent when shipped.')).toBeVisible()
  })

  it('names the day that was promised for a print, whose work has no size', async () => {
    const work = { name: 'Screen print in olive, request 27', size: '', quantity: 1, price: 256 }
    const order = { ...ORDER, readyOn: '2026-12-04', lines: [work, ...ORDER.lines] }
    await openPage(() => buildJsonResponse({ status: 'paid', order }))
    expect(
      await screen.findByText(/We print it now. It is ready on Friday,? 4 December 2026\./),
    ).toBeVisible()
    expect(screen.queryByText(/business days/)).toBeNull()
    const [first] = within(screen.getByRole('region', { name: 'Your order' })).getAllByRole('listitem')
    expect(first).toHaveTextContent('Screen print in olive, request 27CHF 256.00')
  })

  it('promises no tracking and counts no shipping to who picks up', async () => {
    await openPage(() => buildJsonResponse({ status: 'paid', order: { ...ORDER, deliveryOption: 'pickup' } }))
    expect(await screen.findByText(/ready at the studio in Chur/)).toBeVisible()
    expect(screen.queryByText(/Tracking/)).toBeNull()
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Pickup')
  })

  it('keeps the cart while the money may still not come, and after it has not come (reading R28)', async () => {
    storeCart([buildCartLine()], { sessionId: 'cs_1' })
    let looks = 0
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openPage(() =>
      buildJsonResponse(
        ++looks < 2 ? { status: 'pending', isAwaited: true, items: BOUGHT } : { status: 'failed' },
      ),
    )
    expect(await screen.findByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible()
    await pass(1000)
    expect(await screen.findByText('No order was placed, and your cart is kept.')).toBeVisible()
    expect(readStoredCart().items).toHaveLength(1)
  })

  it('empties a cart that was bought whole, once the order is known (reading R28)', async () => {
    storeCart([buildCartLine({ quantity: 2 })], { sessionId: 'cs_1' })
    sessionStorage.setItem(STORAGE_KEYS.pendingCheckout, '"cs_1"')
    await openPage(() => buildJsonResponse({ status: 'paid', order: ORDER, items: BOUGHT }))
    await screen.findByRole('heading', { name: 'Order successful' })
    expect(readStoredCart()).toBeNull()
    expect(sessionStorage.getItem(STORAGE_KEYS.pendingCheckout)).toBeNull()
  })

  it('takes only what was bought out of the cart, once: a shirt added meanwhile stays (reading R28)', async () => {
    storeCart([buildCartLine({ quantity: 3 }), DONUTS_LINE], { sessionId: 'cs_1' })
    const answer = () => buildJsonResponse({ status: 'paid', order: ORDER, items: BOUGHT })
    for (let time = 0; time < 2; time++) {
      await openPage(answer)
      await screen.findByRole('heading', { name: 'Order successful' })
      cleanup()
    }
    expect(readStoredCart().items).toEqual([buildCartLine(), DONUTS_LINE])
  })

  it('takes it as soon as the money is there, and nothing more with the order that follows', async () => {
    vi.useFakeTimers()
    storeCart([buildCartLine({ quantity: 2 }), DONUTS_LINE], { sessionId: 'cs_1' })
    let status = 'pending'
    await openPage(() => buildJsonResponse({ status, items: BOUGHT }))
    await pass(10)
    expect(readStoredCart().items).toEqual([DONUTS_LINE])
    // Wanted once more, while the order is being made.
    storeCart([DONUTS_LINE, buildCartLine()])
    status = 'paid'
    await pass(1000)
    expect(screen.getByRole('heading', { name: 'Order successful' })).toBeVisible()
    expect(readStoredCart().items).toEqual([DONUTS_LINE, buildCartLine()])
  })

  it('takes nothing before the shop says what was bought, as a server of the release before does not', async () => {
    storeCart([buildCartLine()], { sessionId: 'cs_1' })
    await openPage(() => buildJsonResponse({ status: 'paid', order: ORDER }))
    await screen.findByRole('heading', { name: 'Order successful' })
    // The drawer asks again.
    expect(readStoredCart()).toMatchObject({ items: [buildCartLine()], sessionId: 'cs_1' })
  })

  it('of a print takes nothing out of the cart', async () => {
    storeCart([buildCartLine()], { sessionId: 'cs_1' })
    await openPage(
      () => buildJsonResponse({ status: 'paid', order: { ...ORDER, readyOn: '2026-12-04' }, items: [] }),
      '/checkout-success?session_id=cs_print',
    )
    await screen.findByRole('heading', { name: 'Order successful' })
    expect(readStoredCart()).toMatchObject({ items: [buildCartLine()], sessionId: 'cs_1' })
  })

  it('leaves a cart alone that was filled since, or on another device', async () => {
    storeCart([buildCartLine()], { sessionId: null })
    await openPage(() => buildJsonResponse({ status: 'paid', order: ORDER, items: BOUGHT }))
    await screen.findByRole('heading', { name: 'Order successful' })
    expect(readStoredCart().items).toEqual([buildCartLine()])
  })

  it('waits while the payment is being confirmed, and then shows the order', async () => {
    vi.useFakeTimers()
    let looks = 0
    const calls = await openPage(() =>
      buildJsonResponse(++looks < 3 ? { status: 'pending' } : { status: 'paid', order: ORDER }),
    )
    await pass(10)
    expect(screen.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible()
    await pass(2500)
    expect(screen.getByRole('heading', { name: 'Order successful' })).toBeVisible()
    await pass(60_000)
    expect(calls()).toHaveLength(3)
  })

  it('keeps the cart and goes on while the shop cannot be reached', async () => {
    silenceErrors()
    vi.useFakeTimers()
    storeCart([buildCartLine()], { sessionId: 'cs_1' })
    let isUp = false
    await openPage(() =>
      isUp
        ? buildJsonResponse({ status: 'paid', order: ORDER })
        : Promise.reject(new TypeError('Failed to fetch')),
    )
    await pass(10)
    expect(screen.getByRole('alert')).toHaveTextContent('The shop cannot be reached right now.')
    expect(readStoredCart().items).toEqual([buildCartLine()])
    isUp = true
    await pass(1000)
    expect(screen.getByRole('heading', { name: 'Order successful' })).toBeVisible()
  })

  it('looks at most 20 times a minute, and then leaves it to the buyer', async () => {
    vi.useFakeTimers()
    const calls = await openPage(() => buildJsonResponse({ status: 'pending' }))
    await pass(120_000)
    expect(calls().length).toBeLessThan(20)
    expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Check again' }).click())
    expect(screen.getByRole('heading', { name: 'Your payment is being confirmed' })).toBeVisible()
  })

  it('says that an order is unknown, as one that nobody has paid, and keeps the cart', async () => {
    silenceErrors()
    storeCart([buildCartLine()], { sessionId: 'cs_1' })
    await openPage(() => buildJsonResponse({ error: 'No such order.', code: 'not_found' }, 404))
    expect(await screen.findByRole('heading', { name: 'We do not know this order' })).toBeVisible()
    expect(readStoredCart().items).toEqual([buildCartLine()])
  })

  it('says that the address names no checkout', async () => {
    const calls = await openPage(() => buildJsonResponse({ status: 'pending' }), '/checkout-success')
    expect(screen.getByRole('heading', { name: 'No order belongs to this link' })).toBeVisible()
    expect(calls()).toHaveLength(0)
  })

  it.each([
    ['failed', 'The payment did not go through'],
    ['refunded', 'This order was refunded'],
  ])('says that an order is %s, and keeps the cart', async (status, heading) => {
    storeCart([buildCartLine()], { sessionId: 'cs_1' })
    await openPage(() => buildJsonResponse({ status }))
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
    expect(readStoredCart().items).toEqual([buildCartLine()])
  })
})
