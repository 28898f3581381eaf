import { act, fireEvent, screen, within } from '@testing-library/react'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BuyerOrder } from '@contract/orders/buyer-order'
import { PREVIEW_SIZE_PX, computePreviewSize } from '@contract/custom-print/preview-size'
import { SuccessPage } from '@/checkout/return/success-page'
import { getPreviewCropStyle } from '@/custom-print/proof/preview-crop'
import { PrintThankYou } from '@/custom-print/thank-you/print-thank-you'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue } from '../../support/products'
import { renderShop } from '../../support/render-shop'
import { PRINTED } from '../proof/buyer-request-fixture'

const ORDER: NonNullable<BuyerOrder['order']> = {
  number: 128,
  lines: [
    { name: 'Screen print in olive, request 27', size: '', quantity: 1, price: 256 },
    { name: 'Natural shirt with your print', size: 'S', quantity: 4, price: 9.8 },
    { name: 'Natural shirt with your print', size: 'M', quantity: 20, price: 9.8 },
  ],
  subtotal: 491.2,
  shipping: 10,
  tax: 37.82,
  total: 539.02,
  currency: 'CHF',
  deliveryOption: 'shipping',
  email: 'a***@example.ch',
  readyOn: '2026-12-04',
  requestToken: 'preq_1.abc',
}
const STAGES = [
  { stage: 'approved' as const, at: '2026-11-24T17:02:00Z' },
  { stage: 'printed' as const, at: null },
  { stage: 'packed' as const, at: null },
  { stage: 'sent' as const, at: null },
]

afterEach(() => vi.restoreAllMocks())

async function openPage(order: Partial<typeof ORDER> = {}, request: () => Response = paid) {
  createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/orders': () => buildJsonResponse({ status: 'paid', order: { ...ORDER, ...order }, token: 'a.b' }),
    '/api/press-request': request,
  })
  await act(() =>
    renderShop(<SuccessPage PrintThankYou={PrintThankYou} />, '/checkout-success?session_id=cs_1'),
  )
}

const paid = () =>
  buildJsonResponse({
    ...PRINTED,
    reorder: null,
    isDeletable: false,
    order: { number: 128, token: 'a.b', stages: STAGES },
  })

describe('the page after paying for a print', () => {
  it('shows the shirt with its print, number, amount, day and how far it is', async () => {
    await openPage()
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    const status = screen.getByRole('heading', { level: 1 }).parentElement
    expect(status).toHaveTextContent(
      /CHF 539\.02 is paid\. We get to work now; 24 shirts will be ready on Friday,? 4 December 2026\./,
    )
    expect(screen.getByText('Order 128. A confirmation is on its way to a***@example.ch.')).toBeVisible()
    const picture = await screen.findByAltText('The print: Olive, front, 32.0 by 29.8 cm')
    expect(picture).toHaveAttribute('src', '/api/press-preview?token=preq_1.abc')
    const stages = within(screen.getByRole('list', { name: 'How far it is' })).getAllByRole('listitem')
    expect(stages.map(({ textContent }) => textContent)).toEqual([
      'Proof approved24\u00a0November\u00a02026',
      'Printedcomes next',
      'Packed',
      'Sentby 4\u00a0December\u00a02026',
    ])
  })

  it('leads to invoice, proof and order, and lists what was paid', async () => {
    await openPage()
    const links = ['Download invoice (PDF)', 'Your proof', 'Your order'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(links).toEqual(['/api/receipt?token=a.b', '/proof?token=preq_1.abc', '/order?token=a.b'])
    const order = screen.getByRole('region', { name: 'Your order' })
    expect(within(order).getByText('Order number 128')).toBeVisible()
    expect(order).toHaveTextContent('VAT 7.7 %CHF 37.82')
    expect(screen.queryByText(/business days/)).toBeNull()
  })

  it('says what it knows while the request cannot be reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await openPage({}, () => buildJsonResponse({}, 503))
    expect(await screen.findByText(/Order 128/)).toBeVisible()
    expect(await screen.findByText('Your print cannot be shown right now. Your order is safe.')).toBeVisible()
    expect(screen.queryByRole('list', { name: 'How far it is' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Share the picture' })).toBeNull()
  })

  it('names no day where none was promised', async () => {
    await openPage({ readyOn: undefined })
    const status = (await screen.findByRole('heading', { level: 1, name: 'Thank you' })).parentElement
    expect(status).toHaveTextContent(/CHF 539\.02 is paid\. We get to work now\.$/)
    const stages = within(await screen.findByRole('list', { name: 'How far it is' }))
    expect(stages.getByText('Sent').parentElement).toHaveTextContent(/^Sent$/)
  })

  it('says so where the picture to share cannot be made', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    await openPage()
    await screen.findByAltText(/^The print/)
    fireEvent.click(screen.getByRole('button', { name: 'Share the picture' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The picture could not be made.')
    expect(screen.getByRole('button', { name: 'Share the picture' })).not.toHaveAttribute('aria-busy')
  })
})

describe('the picture of a print', () => {
  it('lies in its frame without the cotton around it', () => {
    const print = { spec: { ...DEFAULT_PRINT_SPEC, width: 320 }, height: 160 }
    expect(computePreviewSize(print.spec.width, print.height)).toEqual({
      width: PREVIEW_SIZE_PX.side,
      height: PREVIEW_SIZE_PX.side / 2,
    })
    expect(getPreviewCropStyle(print)).toEqual({
      left: `${(-40 / 600) * 100}%`,
      top: `${(-40 / 300) * 100}%`,
      width: `${(680 / 600) * 100}%`,
      height: `${(380 / 300) * 100}%`,
    })
  })
})
