import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Attention, StaffOrder } from '@contract/studio'
import { StudioPage } from '@/studio/studio-page'
import { inLanguage } from '../layout/in-language'

const CONNECTED = {
  success: true,
  data: {
    service: 'shop',
    version: '1.2.3',
    database: 'ok',
    payments: 'sandbox',
    time: '2026-01-01T00:00:00Z',
  },
}
const LINE = { name: 'Crying Skull', size: 'M', quantity: 2, image: '/media/products/skull.webp' }
const ORDER = {
  id: 'order_1',
  number: 7,
  status: 'paid',
  stage: 'print',
  total: 42.2,
  currency: 'CHF',
  deliveryOption: 'shipping',
  pieces: 2,
  buyer: 'Ursina Caduff',
  lines: [LINE],
  createdAt: '2026-02-03T10:20:00Z',
  dueAt: '2026-02-05T10:20:00Z',
  printedAt: null,
  readyAt: null,
  failedMails: 0,
} satisfies StaffOrder
const PICKUP = { ...ORDER, id: 'order_2', number: 8, deliveryOption: 'pickup' } satisfies StaffOrder
const PRINTED = { printedAt: '2026-02-04T08:00:00Z' }
const CALM = { findings: [], lastWebhook: null, waitingMails: 0 } satisfies Attention
const listed = (...orders: StaffOrder[]) => ({ body: { orders, unreadable: [], count: orders.length } })

type Answer = { status?: number; body: unknown }
let answers: Record<string, Answer>
let asked: { path: string; init: RequestInit }[]

/** The network stands in at fetch; everything above it is real. */
beforeEach(() => {
  asked = []
  answers = { 'GET /api/test': { body: CONNECTED } }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init = {}) => {
    asked.push({ path: String(path), init })
    const answer = answers[`${init.method} ${String(path).split('?')[0]}`]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
})
afterEach(() => sessionStorage.clear())

async function show() {
  return render(<StudioPage />, { wrapper: await inLanguage('en') })
}

function canSignIn() {
  answers['POST /auth/user/emailpass'] = { body: { token: 'the-token' } }
  answers['POST /auth/session'] = { body: { user: {} } }
  answers['GET /api/orders'] = listed(ORDER)
  answers['GET /admin/attention'] = { body: CALM }
}

/** The board of somebody who has signed in before, with these orders. */
async function showBoard(...orders: StaffOrder[]) {
  sessionStorage.setItem('atelier-steinbock.staff', 'true')
  answers['GET /api/orders'] = listed(...orders)
  answers['GET /admin/attention'] ??= { body: CALM }
  await show()
  await screen.findByRole('button', { name: /^To print \d/ })
}

const openList = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const sent = (path: string) => {
  const call = asked.findLast((call) => call.path === path && call.init.method === 'POST')
  return call && JSON.parse(String(call.init.body))
}

async function signIn() {
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'staff@example.org' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

const expectErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

describe('the studio’s page', () => {
  it('says that the shop answers, and with which payments', async () => {
    await show()
    expect(await screen.findByText('The shop answers.')).toBeInTheDocument()
    expect(screen.getByText('Payments: sandbox, no real money moves')).toBeInTheDocument()
  })

  it('[214] tells a failed connection with its suggestion, and checks again', async () => {
    expectErrors()
    answers = {}
    await show()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to fetch Server may be starting up. Please wait a moment and try again.',
    )
    answers['GET /api/test'] = { body: CONNECTED }
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('The shop answers.')).toBeInTheDocument()
  })

  it('asks for no data without a login', async () => {
    await show()
    await screen.findByText('The shop answers.')
    expect(screen.queryByRole('group', { name: 'Lists' })).not.toBeInTheDocument()
    expect(asked.map(({ path }) => path)).toEqual(['/api/test'])
  })

  it('names the orders that the server could not read, beside the others', async () => {
    canSignIn()
    answers['GET /api/orders'] = { body: { orders: [ORDER], unreadable: ['order_9'], count: 2 } }
    await show()
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be read.*order_9/)
    openList(/^All/)
    expect(await screen.findByRole('row', { name: /^7/ })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot be read.*order_9/)
  })

  it('signs in by a session cookie, shows the orders and leads to the Medusa admin', async () => {
    canSignIn()
    await show()
    await signIn()
    fireEvent.click(await screen.findByRole('button', { name: 'All' }))
    expect(
      await screen.findByRole('row', { name: /^7 3 Feb 2026.* 2 Shipping Paid CHF 42\.20$/ }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '7' })).toHaveAttribute('href', '/app/orders/order_1')
    expect(screen.getByRole('link', { name: 'Open the Medusa admin' })).toHaveAttribute('href', '/app')
    const session = asked.find(({ path }) => path === '/auth/session')
    expect(new Headers(session?.init.headers).get('authorization')).toBe('Bearer the-token')
    expect(JSON.stringify(sessionStorage)).not.toContain('the-token')
  })

  it.each([
    [401, 'E-mail or password is wrong.'],
    [429, 'Too many attempts. Please wait a moment and try again.'],
    [500, 'Signing in did not work. Please check the connection and try again.'],
  ])('says why signing in failed: %i', async (status, text) => {
    expectErrors()
    await show()
    answers['POST /auth/user/emailpass'] = { status, body: {} }
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('signs out on the server and shows no order any more', async () => {
    canSignIn()
    answers['DELETE /auth/session'] = { body: { success: true } }
    await show()
    await signIn()
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(screen.queryByText('Order 7')).not.toBeInTheDocument()
    await waitFor(() => expect(asked.at(-1)?.init.method).toBe('DELETE'))
    expect(screen.getByLabelText('Password')).toBeInTheDocument()
  })

  it('asks to sign in again when the session has expired', async () => {
    expectErrors()
    sessionStorage.setItem('atelier-steinbock.staff', 'true')
    answers['GET /api/orders'] = { status: 401, body: {} }
    answers['GET /admin/attention'] = { status: 401, body: {} }
    await show()
    expect(await screen.findByLabelText('Password')).toBeInTheDocument()
  })

  it('can load the orders again when that failed', async () => {
    expectErrors()
    sessionStorage.setItem('atelier-steinbock.staff', 'true')
    answers['GET /api/orders'] = { status: 503, body: {} }
    await show()
    expect(await screen.findByRole('alert')).toHaveTextContent('The orders could not be loaded.')
    answers['GET /api/orders'] = listed()
    answers['GET /admin/attention'] = { body: CALM }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Everything is printed.')).toBeInTheDocument()
  })
})

describe('[R7] the board', () => {
  it('shows what is to be printed, with motif, size, count and by when', async () => {
    await showBoard(ORDER, PICKUP)
    expect(screen.getByRole('button', { name: 'To print 2' })).toHaveAttribute('aria-pressed', 'true')
    const card = screen.getByRole('listitem', { name: 'Order 7' })
    for (const text of ['Crying Skull', '2 × M', 'Due Thu 5 Feb', 'Ursina Caduff, Shipping'])
      expect(card).toHaveTextContent(text)
    expect(card.querySelector('img')).toHaveAttribute('src', LINE.image)
  })

  it('notes with one press that an order is printed, and says so', async () => {
    await showBoard(ORDER)
    answers['POST /admin/orders/order_1/studio'] = { body: {} }
    answers['GET /api/orders'] = listed({ ...ORDER, ...PRINTED, stage: 'ship' })
    fireEvent.click(screen.getByRole('button', { name: 'Printed' }))
    expect(await screen.findByText('Order 7 is printed.')).toBeInTheDocument()
    expect(sent('/admin/orders/order_1/studio')).toEqual({ step: 'printed' })
    expect(screen.getByRole('button', { name: 'To ship 1' })).toBeInTheDocument()
    expect(screen.getByText('Everything is printed.')).toBeInTheDocument()
  })

  it('ships with a tracking number in three presses', async () => {
    await showBoard({ ...ORDER, ...PRINTED, stage: 'ship' })
    answers['POST /admin/orders/order_1/studio'] = { body: {} }
    openList(/^To ship/)
    fireEvent.click(screen.getByRole('button', { name: 'Shipped' }))
    const field = screen.getByLabelText('Tracking number (may be empty)')
    expect(field).toHaveFocus()
    fireEvent.change(field, { target: { value: ' 99.1 ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Order 7 is on its way, and the buyer is told.')).toBeInTheDocument()
    expect(sent('/admin/orders/order_1/studio')).toEqual({ step: 'shipped', tracking: '99.1' })
  })

  it('lays ready what is picked up, and then hands it over', async () => {
    await showBoard(
      { ...PICKUP, ...PRINTED, stage: 'hand_over' },
      {
        ...PICKUP,
        ...PRINTED,
        id: 'order_3',
        number: 9,
        stage: 'hand_over',
        readyAt: '2026-02-06T08:00:00Z',
      },
    )
    openList(/^Pickup/)
    expect(screen.getByRole('listitem', { name: 'Order 9' })).toHaveTextContent('since Fri 6 Feb')
    answers['POST /admin/orders/order_2/studio'] = { body: {} }
    fireEvent.click(screen.getByRole('button', { name: 'Ready for pickup' }))
    expect(await screen.findByText('Order 8 lies ready, and the buyer is told.')).toBeInTheDocument()
    answers['POST /admin/orders/order_3/studio'] = { body: {} }
    fireEvent.click(screen.getByRole('button', { name: 'Picked up' }))
    expect(await screen.findByText('Order 9 was picked up.')).toBeInTheDocument()
    expect(sent('/admin/orders/order_3/studio')).toEqual({ step: 'handed_over' })
  })

  it('says why a step did not work, and keeps the order', async () => {
    expectErrors()
    await showBoard(ORDER)
    answers['POST /admin/orders/order_1/studio'] = {
      status: 400,
      body: { message: 'This order was cancelled.' },
    }
    fireEvent.click(screen.getByRole('button', { name: 'Printed' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Order 7 could not be changed. This order was cancelled.',
    )
    answers['POST /admin/orders/order_1/studio'] = { status: 500, body: { message: 'at line 7' } }
    fireEvent.click(screen.getByRole('button', { name: 'Printed' }))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Nothing has changed.'))
    expect(screen.getByRole('listitem', { name: 'Order 7' })).toBeInTheDocument()
  })

  it('asks to sign in again when the session ends in the middle of the work', async () => {
    expectErrors()
    await showBoard(ORDER)
    answers['POST /admin/orders/order_1/studio'] = { status: 401, body: { message: 'Unauthorized' } }
    fireEvent.click(screen.getByRole('button', { name: 'Printed' }))
    expect(await screen.findByLabelText('Password')).toBeInTheDocument()
  })

  it('opens job sheets for the press, to be printed', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await showBoard(ORDER, PICKUP)
    fireEvent.click(screen.getByRole('button', { name: 'Job sheets' }))
    expect(screen.getByRole('heading', { name: 'Job sheets' })).toHaveFocus()
    const sheet = screen.getByRole('article', { name: 'Order 8' })
    for (const text of ['Crying Skull', '2 × M', 'Due Thu 5 Feb']) expect(sheet).toHaveTextContent(text)
    fireEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Back to the lists' }))
    expect(screen.getByRole('listitem', { name: 'Order 7' })).toBeInTheDocument()
    vi.unstubAllGlobals()
  })

  it('opens a packing slip in the buyer’s language with the address, without prices', async () => {
    const order = { ...ORDER, ...PRINTED, stage: 'ship' } satisfies StaffOrder
    await showBoard(order)
    answers['GET /admin/orders/order_1/studio'] = {
      body: {
        order,
        email: 'buyer@example.org',
        language: 'fr',
        address: ['Ursina Caduff', 'Obere Gasse 1', '7000 Chur'],
        tracking: [],
        payment: { sessionId: 'cs_1', status: 'paid' },
      },
    }
    openList(/^To ship/)
    fireEvent.click(screen.getByRole('button', { name: 'Packing slips' }))
    const slip = await screen.findByRole('article', { name: 'Commande 7' })
    expect(slip).toHaveAttribute('lang', 'fr')
    for (const text of ['Obere Gasse 1', '7000 Chur', 'Crying Skull', 'Taille', 'mar. 3 févr.'])
      expect(slip).toHaveTextContent(text)
    expect(slip).not.toHaveTextContent('CHF')
  })

  it('says why no order was made of a payment, and why a product is no longer offered [F2]', async () => {
    answers['GET /admin/attention'] = {
      body: {
        findings: [
          {
            kind: 'kept_back',
            since: '2026-02-03T10:20:00Z',
            productId: 'prod_1',
            title: 'Crying Skull',
            issues: [{ code: 'no_shipping_profile' }, { code: 'price_zero', size: 'M' }],
          },
          {
            kind: 'not_placed',
            id: 'chki_2',
            since: '2026-02-03T10:20:00Z',
            reason: 'The cart items require shipping profiles that are not satisfied',
            sessionId: 'cs_2',
            total: 42.2,
            currency: 'CHF',
          },
        ],
        lastWebhook: null,
        waitingMails: 0,
      } satisfies Attention,
    }
    await showBoard()
    openList(/^Needs attention 2/)
    expect(screen.getByText(/^The shop no longer offers Crying Skull/)).toBeInTheDocument()
    expect(screen.getByText(/^It has no shipping profile/)).toBeInTheDocument()
    expect(screen.getByText('M: Its price is 0. The shop gives nothing away.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'In Medusa' })).toHaveAttribute('href', '/app/products/prod_1')
    expect(screen.getByText(/CHF 42.20 went back to the buyer/)).toBeInTheDocument()
    expect(screen.getByText(/^The cart items require shipping profiles/)).toBeInTheDocument()
  })

  it('lists checkouts in review and failed mails with what to do about them', async () => {
    expectErrors()
    answers['GET /admin/attention'] = {
      body: {
        findings: [
          {
            kind: 'review',
            id: 'chki_1',
            since: '2026-02-03T10:20:00Z',
            reason: 'Paid CHF 1.00, quoted CHF 42.20',
            sessionId: 'cs_1',
            total: 42.2,
            currency: 'CHF',
          },
          {
            kind: 'mail',
            id: 'chkm_1',
            since: '2026-02-03T10:20:00Z',
            reason: '550 no such mailbox',
            mail: 'confirmation',
            recipient: 'buyer@example.org',
            orderId: 'order_1',
            orderNumber: 7,
          },
        ],
        lastWebhook: { type: 'checkout.session.completed', at: '2026-02-03T10:20:00Z' },
        waitingMails: 0,
      } satisfies Attention,
    }
    await showBoard()
    openList(/^Needs attention 2/)
    expect(screen.getByText('Paid, but not what was quoted: CHF 42.20')).toBeInTheDocument()
    expect(screen.getByText(/^Stripe was last heard of 3 Feb 2026/)).toBeInTheDocument()
    answers['POST /admin/attention/review/chki_1'] = {
      status: 400,
      body: { message: 'The money has not gone back yet.' },
    }
    fireEvent.click(screen.getByRole('button', { name: 'Refunded, close' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The money has not gone back yet.')
    answers['POST /admin/orders/order_1/mails/chkm_1'] = { status: 202, body: {} }
    answers['GET /admin/attention'] = { body: CALM }
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
    expect(await screen.findByText('Nothing needs attention.')).toBeInTheDocument()
  })
})
