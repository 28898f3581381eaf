import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_PRICES, quoteFor } from '@contract/press/price'
import { type PressPrices, rowsOf } from '@contract/press/prices'
import { FIRST_JOB } from '@contract/press/job'
import { proofLinesOf } from '@contract/press/proof'
import type { StaffRequest } from '@contract/press/staff'
import { SEEDED_PRICING } from '@contract/totals'
import { answers, asked, expectErrors, openList, showBoard } from './studio-fixture'

const REQUEST: StaffRequest = {
  id: 'preq_1',
  number: 27,
  state: 'new',
  job: { ...FIRST_JOB, width: 320, counts: { S: 4, M: 8, L: 8, XL: 4 } },
  height: 298,
  delivery: 'shipping',
  wishDate: '2026-12-04',
  quote: quoteFor(
    { ...FIRST_JOB, counts: { S: 4, M: 8, L: 8, XL: 4 }, area: 954, delivery: 'shipping' },
    EXAMPLE_PRICES,
    SEEDED_PRICING,
  ),
  taxRatePercent: 7.7,
  currency: 'CHF',
  sentAt: '2026-11-22T20:08:00Z',
  name: 'Anna Muster',
  email: 'anna.muster@example.ch',
  note: 'For the camp.',
  answers: [
    { code: 'specks', sign: 'warning', values: { thinnest: 0.3, share: 0.003 } },
    { code: 'sharp', sign: 'tick', values: { dpi: 302, width: 320, good: 200 } },
  ],
  original: { width: 3810, height: 3548, bytes: 3_100_000 },
  decisions: [],
  proofs: [],
  draft: {
    lines: proofLinesOf({ ...FIRST_JOB, counts: { S: 4, M: 8, L: 8, XL: 4 } }, 954, EXAMPLE_PRICES),
    taxRatePercent: 7.7,
    shippingInRappen: 1000,
    readyOn: '2026-12-04',
    validUntil: '2026-12-08',
  },
}
const PRICES: PressPrices = {
  version: 0,
  isExample: true,
  rows: rowsOf(EXAMPLE_PRICES),
  pricing: SEEDED_PRICING,
}

async function showRequests(...requests: StaffRequest[]) {
  answers['GET /admin/press-requests'] = { body: { requests } }
  answers['POST /admin/press-requests/preq_1'] = { body: { requests } }
  answers['GET /api/press-prices'] = { body: PRICES }
  await showBoard()
  openList(new RegExp(`^Requests ${requests.length}$`))
}

const sentTo = (path: string) =>
  asked
    .filter((request) => request.path === path && request.init.method === 'POST')
    .map(({ init }) => JSON.parse(String(init.body)) as Record<string, unknown>)

describe('the requests on the board', () => {
  it('show picture, facts, price, note and what the press says', async () => {
    await showRequests(REQUEST)
    const card = await screen.findByRole('listitem', { name: 'Request 27' })
    for (const words of [
      'Anna Muster, 24 pieces, screen print, Shipping',
      'CHF 539.02',
      'Olive on natural, front, 32.0 × 29.8 cm',
      '7.0 cm below the neck, in the middle',
      '45 lpi',
      '4 S, 8 M, 8 L, 4 XL',
      '1 hint',
      'For the camp.',
    ])
      expect(within(card).getByText(words)).toBeDefined()
    expect(within(card).getByAltText('The print of request 27').getAttribute('src')).toBe(
      '/admin/press-requests/preq_1/pictures/preview',
    )
    expect(card.textContent).toContain('Specks under 0.3 mm do not hold, 0.3 % of the print.')
    expect(card.textContent).toContain('302 dpi at 32.0 cm. Sharp.')
    const original = within(card).getByRole('link', { name: 'Original, 3810 × 3548 px, 3.1 MB' })
    expect(original.getAttribute('href')).toBe('/admin/press-requests/preq_1/pictures/original')
  })

  it('say what was mended, and have a film unless they are printed by DTG', async () => {
    const job = { ...REQUEST.job, isThickened: true }
    await showRequests(
      { ...REQUEST, job },
      { ...REQUEST, id: 'preq_2', number: 28, job: { ...job, method: 'dtg' } },
    )
    const [screened, direct] = ['Request 27', 'Request 28'].map((name) =>
      within(screen.getByRole('listitem', { name })),
    )
    expect(screened?.getByText('Thin lines thickened')).toBeDefined()
    expect(screened?.queryByText('Specks left out')).toBeNull()
    expect(screened?.getByRole('link', { name: 'Film, PNG, 600 dpi' }).getAttribute('href')).toBe(
      '/admin/press-requests/preq_1/film',
    )
    expect(direct?.queryByText('Thin lines thickened')).toBeNull()
    expect(direct?.queryByRole('link', { name: 'Film, PNG, 600 dpi' })).toBeNull()
  })

  it.each([
    [-25, '9.0 cm below the neck, 2.5 cm left of the middle as one looks at it'],
    [90, '9.0 cm below the neck, 9.0 cm right of the middle as one looks at it'],
  ])('say on which side of the middle %i mm are', async (fromMiddle, words) => {
    await showRequests({ ...REQUEST, job: { ...REQUEST.job, belowNeck: 90, fromMiddle, curve: -15 } })
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByText('45 lpi, light and dark -15')).toBeDefined()
  })

  it.each([
    ['Ask', 'question', 'Request 27: your question goes out by email.'],
    ['Decline', 'declined', 'Request 27 is declined, and the buyer gets an email.'],
  ])('are answered with %s, words and Send', async (button, step, done) => {
    await showRequests(REQUEST)
    fireEvent.click(await screen.findByRole('button', { name: button }))
    const words = screen.getByRole('textbox', { name: /The buyer reads it/ })
    fireEvent.change(words, { target: { value: 'Which green?' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(done)).toBeDefined()
    expect(sentTo('/admin/press-requests/preq_1')).toEqual([
      { step, words: 'Which green?', key: expect.stringMatching(/^[\w-]{36}$/) },
    ])
  })

  it('are answered once when an answer was lost on its way and is sent again', async () => {
    await showRequests(REQUEST)
    expectErrors()
    delete answers['POST /admin/press-requests/preq_1']
    fireEvent.click(await screen.findByRole('button', { name: 'Ask' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Which green?' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Request 27 could not be changed.')
    answers['POST /admin/press-requests/preq_1'] = { body: { requests: [REQUEST] } }
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Request 27: your question goes out by email.')
    const keys = sentTo('/admin/press-requests/preq_1').map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('get price and proof in two presses, filled in from the quote', async () => {
    await showRequests(REQUEST)
    answers['POST /admin/press-requests/preq_1/proofs'] = { body: { requests: [REQUEST] } }
    fireEvent.click(await screen.findByRole('button', { name: 'Send price and proof' }))
    const price = screen.getByLabelText<HTMLInputElement>(/^Screen/)
    expect(price.value).toBe('60.00')
    expect(screen.getByLabelText<HTMLInputElement>(/Print, up to 20/).value).toBe('8.50')
    expect(screen.getByLabelText<HTMLInputElement>(/Print, from 21/).value).toBe('6.50')
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Request 27: version 1 of the proof goes out by email.')).toBeDefined()
    expect(sentTo('/admin/press-requests/preq_1/proofs')).toEqual([
      {
        key: expect.stringMatching(/^[\w-]{36}$/),
        version: 1,
        amounts: [6000, 850, 650, 980, 980, 980, 980],
        total: 53_902,
        readyOn: '2026-12-04',
        message: '',
      },
    ])
  })

  it('show what a changed price comes to, and are not sent with an amount that is none', async () => {
    await showRequests(REQUEST)
    answers['POST /admin/press-requests/preq_1/proofs'] = { body: { requests: [REQUEST] } }
    fireEvent.click(await screen.findByRole('button', { name: 'Send price and proof' }))
    const price = screen.getByLabelText<HTMLInputElement>(/^Screen/)
    fireEvent.change(price, { target: { value: 'free' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please type amounts')
    fireEvent.change(price, { target: { value: '50' } })
    expect(screen.getByText('CHF 528.25')).toBeDefined()
    fireEvent.change(screen.getByLabelText(/Message to the buyer/), { target: { value: 'Opened.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText(/goes out by email/)
    expect(sentTo('/admin/press-requests/preq_1/proofs')).toMatchObject([
      { total: 52_825, message: 'Opened.' },
    ])
  })

  it('say how far they are, with every version, and nothing more is sent while the buyer pays', async () => {
    const proof = {
      version: 1,
      total: 53_902,
      readyOn: '2026-12-04',
      validUntil: '2026-12-08',
      message: 'Opened.',
      sentAt: '2026-11-23T08:00:00Z',
      by: 'Ursina',
    }
    const wish = { kind: 'change_wanted', words: 'Smaller.', at: '2026-11-23T09:00:00Z', by: 'buyer' }
    const newer = { ...proof, version: 2, total: 50_000, sentAt: '2026-11-23T10:00:00Z', message: '' }
    await showRequests({ ...REQUEST, state: 'approved', proofs: [proof, newer], decisions: [wish] })
    const card = await screen.findByRole('listitem', { name: 'Request 27' })
    expect(within(card).getByText('The buyer is at the payment page')).toBeDefined()
    expect(within(card).getByText('CHF 500.00')).toBeDefined()
    expect(card.textContent).toMatch(
      /Version 1, CHF 539.02.*Ursina Opened\..*Change wanted.*Smaller\..*Version 2, CHF 500.00/,
    )
    expect(within(card).queryByRole('button')).toBeNull()
  })

  it('say that none is waiting', async () => {
    await showRequests()
    expect(await screen.findByText('No request is waiting.')).toBeDefined()
  })
})

describe("the studio's prices on the board", () => {
  async function openPrices() {
    await showRequests()
    const details = (await screen.findByText('Prices')).closest('details')
    if (details === null) throw new Error('The prices cannot be opened')
    details.open = true
    fireEvent(details, new Event('toggle'))
    return screen.findByLabelText<HTMLInputElement>('Screen, each print')
  }

  it('are called examples until they are saved, and are saved in Rappen', async () => {
    const screenPrice = await openPrices()
    expect(screenPrice.value).toBe('60.00')
    expect(screen.getByText(/These are examples/)).toBeDefined()
    fireEvent.change(screenPrice, { target: { value: '72,50' } })
    const rows = { ...PRICES.rows, screenInRappen: 7250 }
    answers['POST /admin/press-prices'] = { body: { ...PRICES, version: 1, isExample: false, rows } }
    fireEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    expect(await screen.findByText('The prices are saved. They hold from now on.')).toBeDefined()
    expect(sentTo('/admin/press-prices')).toEqual([{ known: 0, rows }])
    expect(screen.queryByText(/These are examples/)).toBeNull()
  })

  it.each(['', 'free', '-1', '1.234', '10000.01'])('are not saved with %j as an amount', async (typed) => {
    fireEvent.change(await openPrices(), { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please type amounts from 0 to 10000')
    expect(sentTo('/admin/press-prices')).toEqual([])
  })
})
