import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StaffPage } from '@/staff/staff-page'
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
const ORDERS = {
  orders: [
    {
      id: 'order_1',
      number: 7,
      status: 'paid',
      total: 42.2,
      currency: 'CHF',
      deliveryOption: 'shipping',
      pieces: 1,
      createdAt: '2026-02-03T10:20:00Z',
    },
  ],
  count: 1,
}

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
  return render(<StaffPage />, { wrapper: await inLanguage('en') })
}

function canSignIn() {
  answers['POST /auth/user/emailpass'] = { body: { token: 'the-token' } }
  answers['POST /auth/session'] = { body: { user: {} } }
  answers['GET /api/orders'] = { body: ORDERS }
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
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(asked.map(({ path }) => path)).toEqual(['/api/test'])
  })

  it('signs in by a session cookie, shows the orders and leads to the Medusa admin', async () => {
    canSignIn()
    await show()
    await signIn()
    expect(
      await screen.findByRole('row', { name: /^7 3 Feb 2026.* 1 Shipping Paid CHF 42\.20$/ }),
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
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await waitFor(() => expect(asked.at(-1)?.init.method).toBe('DELETE'))
    expect(screen.getByLabelText('Password')).toBeInTheDocument()
  })

  it('asks to sign in again when the session has expired', async () => {
    expectErrors()
    sessionStorage.setItem('atelier-steinbock.staff', 'true')
    answers['GET /api/orders'] = { status: 401, body: {} }
    await show()
    expect(await screen.findByLabelText('Password')).toBeInTheDocument()
  })

  it('can load the orders again when that failed', async () => {
    expectErrors()
    sessionStorage.setItem('atelier-steinbock.staff', 'true')
    answers['GET /api/orders'] = { status: 503, body: {} }
    await show()
    expect(await screen.findByRole('alert')).toHaveTextContent('The orders could not be loaded.')
    answers['GET /api/orders'] = { body: { orders: [], count: 0 } }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No orders yet.')).toBeInTheDocument()
  })
})
