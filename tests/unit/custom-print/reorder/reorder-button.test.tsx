import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BuyerRequestResponse } from '@contract/custom-print/buyer-request'
import { reorderSchema, type ReorderInput } from '@contract/custom-print/reorder'
import type { CustomPrintFailureCode } from '@contract/custom-print/custom-print-failures'
import { ProofPage } from '@/custom-print/proof/proof-page'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue } from '../../support/products'
import { renderShop } from '../../support/render-shop'
import { PRICES, PRINTED } from '../proof/buyer-request-fixture'
import { silenceErrors } from '../../support/silence-errors'

let prices: typeof PRICES
let sent: ReorderInput[]
let answer: () => Response | Promise<Response>
beforeEach(() => {
  prices = PRICES
  sent = []
  answer = () => buildJsonResponse({ number: 41, token: 'preq_2.abc' }, 201)
})
afterEach(() => vi.restoreAllMocks())

async function openPage(request: Partial<BuyerRequestResponse> = {}) {
  createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/press-request': () => buildJsonResponse({ ...PRINTED, ...request }),
    '/api/press-prices': () => buildJsonResponse(prices),
    '/api/press-reorders': async (incoming: Request) => {
      sent.push(reorderSchema.parse(await incoming.json()))
      return answer()
    },
  })
  await act(() => renderShop(<ProofPage />, '/proof?token=preq_1.abc'))
  await findOutcome()
}

/** The heading of what was asked for; while that is on its way, there is one that says so. */
const findOutcome = () => screen.findByRole('heading', { level: 1, name: /^(?!Looking for)/ })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.blur(screen.getByLabelText(label))
}
const refusal = (code: CustomPrintFailureCode, values?: Record<string, number>) =>
  buildJsonResponse({ code, error: 'A sentence in English.', values }, 409)

async function openForm(request?: Partial<BuyerRequestResponse>) {
  await openPage(request)
  press('Order again')
  await screen.findByRole('heading', { name: 'The same print again' })
  await screen.findByLabelText('Price as of today')
}

describe('ordering a print again', () => {
  it('is offered once the print has left the studio, and not before', async () => {
    await openPage({ reorder: null })
    expect(screen.queryByRole('button', { name: 'Order again' })).toBeNull()
  })

  it('sends the chosen sizes, place, day and note at the price of today', async () => {
    await openForm()
    expect(screen.getByLabelText('Price as of today')).toHaveTextContent('TotalCHF 539.02')
    for (const [size, count] of [
      ['S', '0'],
      ['M', '12'],
      ['L', '0'],
      ['XL', '0'],
    ] as const)
      type(size, count)
    fireEvent.click(screen.getByRole('radio', { name: 'Pickup' }))
    type('Note (optional)', 'The same green, please.')
    // 60.00 + 12 × 8.50 + 12 × 9.80, and 7.7 %.
    expect(screen.getByLabelText('Price as of today')).toHaveTextContent('TotalCHF 301.13')
    press('Send to the studio')
    expect(await screen.findByRole('heading', { name: 'Sent. Request\u00a041.' })).toHaveFocus()
    expect(sent).toMatchObject([
      {
        token: 'preq_1.abc',
        language: 'en',
        counts: { S: 0, M: 12, L: 0, XL: 0 },
        delivery: 'pickup',
        wishDate: null,
        note: 'The same green, please.',
        priceVersion: 0,
        total: 30_113,
      },
    ])
    expect(screen.getByRole('link', { name: 'See request 41' })).toHaveAttribute(
      'href',
      '/proof?token=preq_2.abc',
    )
  })

  it('is not sent with fewer shirts than a screen is made for, and says how many that are', async () => {
    await openForm()
    for (const size of ['S', 'L', 'XL']) type(size, '0')
    type('M', '9')
    expect(screen.getByText('Screen printing starts at 10 shirts.')).toBeVisible()
    expect(screen.queryByLabelText('Price as of today')).toBeNull()
    press('Send to the studio')
    type('M', '10')
    press('Send to the studio')
    await screen.findByText('Sent. Request 41.')
    expect(sent).toHaveLength(1)
  })

  it('offers no size on which the print is too wide', async () => {
    const spec = { ...PRINTED.job, width: 350 }
    await openForm({ reorder: { job: spec, height: 300 } })
    expect(screen.getByText('The print is too wide for S.')).toBeVisible()
    expect(screen.queryByLabelText('S')).toBeNull()
    expect(screen.getByLabelText('M')).toBeVisible()
  })

  it('shows both sums where prices have changed meanwhile, and then sends the new one', async () => {
    silenceErrors()
    await openForm()
    prices = { ...PRICES, version: 3, rows: { ...PRICES.rows, screenInRappen: 7000 } }
    answer = () => refusal('prices_changed', { before: 53_902, now: 54_979 })
    press('Send to the studio')
    expect(await screen.findByRole('alert')).toHaveTextContent('CHF 539.02 became CHF 549.79')
    expect(screen.getByLabelText('Price as of today')).toHaveTextContent('TotalCHF 549.79')
    answer = () => buildJsonResponse({ number: 41, token: 'preq_2.abc' }, 201)
    press('Send to the studio')
    await screen.findByText('Sent. Request 41.')
    expect(sent.at(-1)).toMatchObject({ priceVersion: 3, total: 54_979 })
  })

  it('asks once for one request where an answer was lost', async () => {
    silenceErrors()
    await openForm()
    answer = () => {
      throw new TypeError('Failed to fetch')
    }
    press('Send to the studio')
    expect(await screen.findByRole('alert')).toHaveTextContent('it arrives only once')
    answer = () => buildJsonResponse({ number: 41, token: 'preq_2.abc' }, 201)
    press('Send to the studio')
    await screen.findByText('Sent. Request 41.')
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  it.each([
    ['link_ended', /Your drawing has been deleted meanwhile/],
    ['not_printed_yet', /still being made/],
    ['busy', /the fault is ours/],
  ] as const)('says why it was refused: %s', async (code, words) => {
    silenceErrors()
    await openForm()
    answer = () => refusal(code)
    press('Send to the studio')
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })

  it('asks for another day where one is too soon, before anything is sent', async () => {
    await openForm()
    type('Needed by (optional)', '2020-01-06')
    press('Send to the studio')
    expect(await screen.findByText(/^Please choose a working day from/)).toBeVisible()
    expect(screen.getByLabelText('Needed by (optional)')).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('says before anything is filled in that the press has no room, and sends nothing', async () => {
    prices = { ...PRICES, isFull: true }
    await openForm()
    const full = /^The press has no room for more drawings at the moment\. Write to \S+@\S+; we know of it\.$/
    expect(screen.getByRole('alert')).toHaveTextContent(full)
    expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toMatch(
      /^mailto:\S+@\S+$/,
    )
    const send = screen.getByRole('button', { name: 'Send to the studio' })
    expect(send).toHaveAccessibleDescription(full)
    press('Send to the studio')
    expect(screen.getByRole('alert').parentElement).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('can be given up again, which leaves the focus where it was', async () => {
    await openForm()
    press('Cancel')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Order again' })).toHaveFocus())
  })

  it('cannot be given up while it is being sent, and is one request where it was given up after', async () => {
    silenceErrors()
    await openForm()
    let lose: () => void = () => undefined
    answer = () => new Promise((_, reject) => (lose = () => reject(new TypeError('Failed to fetch'))))
    press('Send to the studio')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true')
    press('Cancel')
    await act(async () => lose())
    expect(await screen.findByRole('alert')).toHaveTextContent('it arrives only once')
    press('Cancel')
    answer = () => buildJsonResponse({ number: 41, token: 'preq_2.abc' }, 201)
    press('Order again')
    await screen.findByLabelText('Price as of today')
    press('Send to the studio')
    await screen.findByText('Sent. Request 41.')
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  it('sends nothing while there are no prices, and asks for them again', async () => {
    silenceErrors()
    prices = {} as typeof PRICES
    await openPage()
    press('Order again')
    expect(await screen.findByText(/Our prices did not load/)).toBeVisible()
    press('Send to the studio')
    prices = PRICES
    press('Try again')
    expect(await screen.findByLabelText('Price as of today')).toBeVisible()
    expect(sent).toEqual([])
  })
})
