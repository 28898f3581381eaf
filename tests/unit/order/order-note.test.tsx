import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { LinkedOrder } from '@contract/orders/buyer-order'
import { OrderPage } from '@/order/order-page'
import { createFakeNetwork, buildJsonResponse } from '../support/fake-network'
import { buildCatalogue } from '../support/products'
import { renderShop } from '../support/render-shop'
import { LINKED } from '../contract/schema-examples'

const linked = (note: LinkedOrder['note']) => ({ ...LINKED, note })

async function openPage(note: LinkedOrder['note'], saved: () => Response = () => buildJsonResponse({}, 500)) {
  const requests = createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/orders': () => buildJsonResponse(linked(note)),
    '/api/order-note': saved,
  })
  await renderShop(<OrderPage />, '/order?token=chki_1.abc.def')
  await screen.findByRole('region', { name: 'Your order' })
  return () => requests.filter(({ url }) => url.includes('/api/order-note'))
}
const field = () => screen.getByRole('textbox', { name: 'A note for the studio' })

describe('a note for the studio [S11]', () => {
  it('is written on the order’s page, and stands there afterwards', async () => {
    const calls = await openPage({ text: '', isOpen: true }, () =>
      buildJsonResponse(linked({ text: 'Please ring', isOpen: true })),
    )
    await userEvent.type(field(), 'Please ring')
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('The studio has your note.')).toBeVisible()
    expect(await calls()[0]?.json()).toEqual({ token: 'chki_1.abc.def', text: 'Please ring' })
    expect(field()).toHaveValue('Please ring')
  })

  it('is kept by a newer shop, whose answer the page cannot read', async () => {
    await openPage({ text: '', isOpen: true }, () => buildJsonResponse({ ...LINKED, status: 'gifted' }))
    await userEvent.type(field(), 'Hello')
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText(/since you opened this page\. Reload the page/)).toBeVisible()
    expect(screen.queryByText(/was not saved/)).toBeNull()
  })

  it('is only read once the order has left, and not missed where nobody wrote one', async () => {
    await openPage({ text: 'Please ring', isOpen: false })
    expect(screen.getByText('Please ring')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('has no place where the order has left without one', async () => {
    await openPage({ text: '', isOpen: false })
    expect(screen.queryByRole('heading', { name: 'A note for the studio' })).toBeNull()
  })

  it.each([
    [409, /has left the studio/],
    [503, /was not saved/],
  ])('stays in its field when the shop answers %i, and the page says why', async (status, sentence) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await openPage({ text: '', isOpen: true }, () => buildJsonResponse({ error: 'x', code: 'x' }, status))
    await userEvent.type(field(), 'Hello')
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(field()).toHaveValue('Hello')
  })
})
