import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import type { LinkedOrder } from '@contract/orders/buyer-order'
import { OrderPage } from '@/order/order-page'
import { createFakeNetwork, buildJsonResponse } from '../support/fake-network'
import { buildCatalogue } from '../support/products'
import { renderShop } from '../support/render-shop'
import { silenceErrors } from '../support/silence-errors'

const ANSWER: LinkedOrder = {
  status: 'paid',
  order: {
    number: 1001,
    lines: [{ name: 'Crying Skull', size: 'M', quantity: 2, price: 29.9 }],
    subtotal: 59.8,
    shipping: 10,
    tax: 4.6,
    total: 74.4,
    currency: 'CHF',
    deliveryOption: 'shipping',
    email: 'm***@example.ch',
  },
  // Half past midnight at the studio.
  placedAt: '2026-11-20T23:30:00.000Z',
  taxRatePercent: 7.7,
  refunded: 0,
  delivery: { state: 'preparing', tracking: [] },
  note: { text: '', isOpen: true },
  returns: { returnable: [], cases: [] },
}

async function openPage(answer: () => Response, path = '/order?token=chki_1.abc.def') {
  const requests = createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/orders': answer,
  })
  await renderShop(<OrderPage />, path)
  return () => requests.filter(({ url }) => url.includes('/api/orders'))
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('the page behind the link of a mail', () => {
  it('shows the order with the rate of its tax, who sold it and when', async () => {
    const calls = await openPage(() => buildJsonResponse(ANSWER))
    expect(await heading('Your order is being prepared')).toBeVisible()
    expect(calls().map(({ url }) => new URL(url).search)).toEqual(['?token=chki_1.abc.def'])
    const order = screen.getByRole('region', { name: 'Your order' })
    expect(within(order).getByText('Order number 1001')).toBeVisible()
    expect(order).toHaveTextContent('SubtotalCHF 59.80ShippingCHF 10.00VAT 7.7 %CHF 4.60TotalCHF 74.40')
    expect(screen.getByText(new RegExp(STUDIO_PLACEHOLDERS.address.street))).toBeVisible()
    expect(screen.getByText('Ordered on 21 November 2026')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'How far it is' })).toBeNull()
  })

  it('names the day that was promised for a print', async () => {
    await openPage(() => buildJsonResponse({ ...ANSWER, order: { ...ANSWER.order, readyOn: '2026-12-04' } }))
    expect(await screen.findByText(/It is ready on Friday,? 4 December 2026\./)).toBeVisible()
    expect(screen.queryByText(/business days/)).toBeNull()
  })

  it('says how far a print is, by the days at the studio, and once what comes next', async () => {
    const stages = [
      { stage: 'approved' as const, at: '2026-11-24T08:00:00Z' },
      { stage: 'screens_made' as const, at: '2026-11-25T23:30:00Z' },
      { stage: 'printed' as const, at: null },
      { stage: 'packed' as const, at: null },
      { stage: 'sent' as const, at: null },
    ]
    await openPage(() => buildJsonResponse({ ...ANSWER, stages }))
    const list = await screen.findByRole('list', { name: 'How far it is' })
    expect(list).toHaveTextContent(
      /Proof approved24 November 2026Screen made26 November 2026Printedcomes nextPackedSent$/,
    )
  })

  it('says how far shirts are, from the day on which they were ordered', async () => {
    const stages = [
      { stage: 'printed' as const, at: '2026-11-24T08:00:00Z' },
      { stage: 'sent' as const, at: null },
    ]
    await openPage(() => buildJsonResponse({ ...ANSWER, stages }))
    const list = await screen.findByRole('list', { name: 'How far it is' })
    expect(list).toHaveTextContent('Ordered21 November 2026Printed24 November 2026Sentcomes next')
    expect(screen.getAllByRole('listitem', { current: 'step' })[0]).toHaveTextContent('Sent')
  })

  it('says where the delivery address is, which nobody reads who was sent the link', async () => {
    await openPage(() => buildJsonResponse(ANSWER))
    const title = await screen.findByRole('heading', { name: 'Delivery address' })
    expect(title.parentElement).toHaveTextContent(/address in our confirmation email/)
  })

  it('asks to be loaded again where the shop has a stage that an older page does not know', async () => {
    await openPage(() => buildJsonResponse({ ...ANSWER, delivery: { state: 'in_the_air', tracking: [] } }))
    expect(await heading('This page is older than the shop')).toBeVisible()
    expect(screen.getByText(/Reload the page to see where things stand\./)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  })

  it('prints, and asks for a return in a mail that names the order', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await openPage(() => buildJsonResponse(ANSWER))
    await userEvent.click(await screen.findByRole('button', { name: 'Print receipt' }))
    expect(print).toHaveBeenCalledOnce()
    const link = screen.getByRole('link', { name: 'Ask for a return' })
    expect(link).toHaveAttribute(
      'href',
      `mailto:${STUDIO_PLACEHOLDERS.email}?subject=Return%20of%20order%201001`,
    )
  })

  it('leads to the invoice, under the link’s own token', async () => {
    await openPage(() => buildJsonResponse(ANSWER))
    const link = await screen.findByRole('link', { name: 'Download invoice (PDF)' })
    expect(link).toHaveAttribute('href', '/api/receipt?token=chki_1.abc.def')
  })

  it('leads to the parcel where its address is one', async () => {
    const tracking = [
      { number: '99.1', url: 'https://post.example/99.1' },
      { number: '99.2', url: 'javascript:alert(1)' },
    ]
    await openPage(() => buildJsonResponse({ ...ANSWER, delivery: { state: 'shipped', tracking } }))
    expect(await heading('Your parcel is on its way')).toBeVisible()
    expect(screen.getByRole('link', { name: '99.1' })).toHaveAttribute('href', 'https://post.example/99.1')
    expect(screen.getByText('99.2')).toBeVisible()
    expect(screen.queryByRole('link', { name: '99.2' })).toBeNull()
  })

  it('tells who picks up where and when', async () => {
    const order = ANSWER.order && { ...ANSWER.order, deliveryOption: 'pickup' as const }
    await openPage(() => buildJsonResponse({ ...ANSWER, order, delivery: { state: 'ready', tracking: [] } }))
    expect(await heading('Your order is ready for pickup')).toBeVisible()
    expect(screen.getByText('Monday – Friday, 09:00–17:00')).toBeVisible()
    // The page says 'Pickup' as the mail does, and not 'Shipping CHF 0.00'.
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain('Pickup')
    expect(screen.queryByText('Shipping')).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Delivery address' })).toBeNull()
  })

  it('says what went back', async () => {
    await openPage(() => buildJsonResponse({ ...ANSWER, refunded: 10 }))
    expect(await screen.findByText(/CHF 10\.00 of it went back to you/)).toBeVisible()
    expect(screen.getByText('Refunded').nextSibling).toHaveTextContent('CHF -10.00')
    expect(screen.getByRole('link', { name: 'Ask for a return' })).toBeVisible()
  })

  it('asks for no return of what was refunded, and says of no step that it is to come', async () => {
    await openPage(() => buildJsonResponse({ ...ANSWER, status: 'refunded', refunded: 42.2, stages: [] }))
    expect(await heading('Your order has been refunded')).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Ask for a return' })).toBeNull()
    expect(screen.queryByRole('list', { name: 'How far it is' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Delivery address' })).toBeNull()
  })

  it.each([
    [404, 'This link leads to no order', /hello@/],
    [400, 'This link leads to no order', /cut off/],
    [410, 'This link has expired', /90 days/],
  ])(
    'says so in a sentence, with a link to write to the studio, when the shop answers %i',
    async (status, title, sentence) => {
      silenceErrors()
      await openPage(() => buildJsonResponse({ error: 'x', code: 'x' }, status))
      expect(await heading(title)).toBeVisible()
      expect(screen.getByText(sentence)).toBeVisible()
      const { email } = STUDIO_PLACEHOLDERS
      expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
    },
  )

  it('asks again for who presses, while the shop is away', async () => {
    silenceErrors()
    let looks = 0
    const calls = await openPage(() =>
      ++looks === 1 ? buildJsonResponse({ error: 'x', code: 'x' }, 503) : buildJsonResponse(ANSWER),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await heading('Your order is being prepared')).toBeVisible()
    expect(calls()).toHaveLength(2)
  })

  it('asks nobody without a token', async () => {
    const calls = await openPage(() => buildJsonResponse(ANSWER), '/order')
    expect(await heading('No order belongs to this link')).toBeVisible()
    await waitFor(() => expect(calls()).toEqual([]))
  })
})
