import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { ReturnCase } from '@contract/orders/order-returns'
import { OrderPage } from '@/order/order-page'
import { LINKED } from '../contract/schema-examples'
import { createFakeNetwork, buildJsonResponse } from '../support/fake-network'
import { buildCatalogue } from '../support/products'
import { renderShop } from '../support/render-shop'

const CASE: ReturnCase = {
  id: 'ordret_1',
  state: 'requested',
  lines: [{ name: 'Crying Skull', size: 'M', quantity: 1 }],
  reason: '',
  answer: '',
  refund: 32.2,
  isRestocked: false,
  requestedAt: '2026-11-24T12:00:00Z',
}
const linked = (cases: ReturnCase[], pieces = 1) => ({
  ...LINKED,
  returns: { returnable: pieces === 0 ? [] : [{ line: 0, quantity: pieces }], cases },
})

async function openPage(page: object, answer: () => Response = () => buildJsonResponse({}, 500)) {
  const requests = createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/orders': () => buildJsonResponse(page),
    '/api/order-return': answer,
  })
  await renderShop(<OrderPage />, '/order?token=chki_1.abc.def')
  await screen.findByRole('region', { name: 'Your order' })
  return () => requests.filter(({ url }) => url.includes('/api/order-return'))
}
const returns = () => screen.getByRole('region', { name: 'Returns' })
const openForm = () => userEvent.click(screen.getByRole('button', { name: 'Return something' }))
const count = () => screen.getByRole('combobox', { name: 'Crying Skull, size M' })
const sendForm = () => userEvent.click(screen.getByRole('button', { name: 'Ask for the return' }))

describe('a return, on the page of its order [S11]', () => {
  it('is asked for by lines and counts, and then says where to send it', async () => {
    const listRequests = await openPage(linked([], 2), () => buildJsonResponse(linked([CASE])))
    await openForm()
    expect(returns()).toHaveTextContent('Unworn, within 14 days of delivery.')
    expect(within(count()).getAllByRole('option')).toHaveLength(3)
    await userEvent.selectOptions(count(), '1')
    await userEvent.type(screen.getByLabelText('Reason (optional)'), 'Too small')
    await sendForm()
    expect(await screen.findByText('We have your request and have written to you.')).toBeVisible()
    expect(await listRequests()[0]?.json()).toEqual({
      token: 'chki_1.abc.def',
      key: expect.stringMatching(/^[\da-f-]{36}$/),
      lines: [{ line: 0, quantity: 1 }],
      reason: 'Too small',
    })
    for (const text of ['1 × Crying Skull, size M', 'Requested. Send it to Atelier Steinbock'])
      expect(returns()).toHaveTextContent(text)
    expect(screen.queryByRole('link', { name: 'Ask for a return' })).toBeNull()
  })

  it('is sent under the same key when the first answer was lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let tries = 0
    const listRequests = await openPage(linked([]), () =>
      ++tries === 1 ? buildJsonResponse({}, 503) : buildJsonResponse(linked([CASE], 0)),
    )
    await openForm()
    await userEvent.selectOptions(count(), '1')
    await sendForm()
    expect(await screen.findByText(/was not saved/)).toBeVisible()
    await sendForm()
    await screen.findByText('We have your request and have written to you.')
    const keys = await Promise.all(listRequests().map(async (request) => (await request.json()).key))
    expect(new Set(keys).size).toBe(1)
    expect(screen.queryByRole('button', { name: 'Return something' })).toBeNull()
  })

  it('is another request when it was changed after a lost answer, so that the change is not lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const listRequests = await openPage(linked([]), () => buildJsonResponse({}, 503))
    await openForm()
    await userEvent.selectOptions(count(), '1')
    await sendForm()
    expect(await screen.findByText(/was not saved/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('Reason (optional)'), 'Too small')
    await sendForm()
    await waitFor(() => expect(listRequests()).toHaveLength(2))
    const [first, second] = await Promise.all(listRequests().map((request) => request.json()))
    expect(second.reason).toBe('Too small')
    expect(second.key).not.toBe(first.key)
  })

  it('needs a piece, and says when it is too late', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const listRequests = await openPage(linked([]), () =>
      buildJsonResponse({ error: 'x', code: 'too_late' }, 409),
    )
    await openForm()
    await sendForm()
    expect(await screen.findByText('Please choose how many pieces come back.')).toBeVisible()
    expect(listRequests()).toEqual([])
    await userEvent.selectOptions(count(), '1')
    await sendForm()
    expect(await screen.findByText(/can no longer be returned here/)).toBeVisible()
  })

  it.each<[Partial<ReturnCase>, string]>([
    [{ state: 'received' }, 'It is here. We look at it and refund CHF 32.20.'],
    [{ state: 'refunded' }, 'CHF 32.20 goes back the way you paid.'],
    [{ state: 'declined', answer: 'It was worn.' }, 'We could not take it back: It was worn.'],
  ])('says how far it is: %o', async (changes, sentence) => {
    await openPage(linked([{ ...CASE, ...changes }], 0))
    expect(returns()).toHaveTextContent(sentence)
  })

  it('is asked for by mail where nothing can be returned here', async () => {
    await openPage(linked([], 0))
    expect(screen.queryByRole('region', { name: 'Returns' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ask for a return' })).toBeVisible()
  })
})
