import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answers,
  sentRequests,
  EMPTY_ATTENTION,
  acceptSignIn,
  CONNECTED,
  expectErrors,
  installFakeServer,
  buildOrdersResponse,
  openList,
  ORDER,
  renderBoardPage,
  signIn,
} from './board-support'

beforeEach(installFakeServer)

describe('the studio’s page', () => {
  it('says that the shop answers, and with which payments', async () => {
    await renderBoardPage()
    expect(await screen.findByText('The shop answers.')).toBeInTheDocument()
    expect(screen.getByText('Payments: sandbox, no real money moves')).toBeInTheDocument()
  })

  it('tells a failed connection with its suggestion, and checks again [214]', async () => {
    expectErrors()
    delete answers['GET /api/test']
    await renderBoardPage()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to fetch Server may be starting up. Please wait a moment and try again.',
    )
    answers['GET /api/test'] = { body: CONNECTED }
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('The shop answers.')).toBeInTheDocument()
  })

  it('asks for no data without a login', async () => {
    await renderBoardPage()
    await screen.findByText('The shop answers.')
    expect(screen.queryByRole('group', { name: 'Lists' })).not.toBeInTheDocument()
    expect(sentRequests.map(({ path }) => path)).toEqual(['/api/test'])
  })

  it('names the orders that the server could not read, beside the others', async () => {
    acceptSignIn()
    answers['GET /api/orders'] = { body: { orders: [ORDER], unreadable: ['order_9'], count: 2 } }
    await renderBoardPage()
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot be read.*order_9/)
    openList(/^All/)
    expect(await screen.findByRole('row', { name: /^7/ })).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(/cannot be read.*order_9/)
  })

  it('signs in by a session cookie, shows the orders and leads to the Medusa admin', async () => {
    acceptSignIn()
    await renderBoardPage()
    await signIn()
    fireEvent.click(await screen.findByRole('button', { name: 'All' }))
    expect(
      await screen.findByRole('row', {
        name: /^7 3\u00a0Feb\u00a02026 Ursina Caduff Shipping, 2 pieces To print CHF 42\.20 More$/,
      }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '7' })).toHaveAttribute('href', '/app/orders/order_1')
    expect(screen.getByRole('link', { name: 'Open the Medusa admin' })).toHaveAttribute('href', '/app')
    const session = sentRequests.find(({ path }) => path === '/auth/session')
    expect(new Headers(session?.init.headers).get('authorization')).toBe('Bearer the-token')
    expect(JSON.stringify(localStorage)).not.toContain('the-token')
  })

  it.each([
    [401, 'Email or password is wrong.'],
    [429, 'Too many attempts. Please wait a moment and try again.'],
    [500, 'Signing in did not work. Please check the connection and try again.'],
  ])('says why signing in failed: %i', async (status, text) => {
    expectErrors()
    await renderBoardPage()
    answers['POST /auth/user/emailpass'] = { status, body: {} }
    await signIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('signs out on the server and shows no order any more', async () => {
    acceptSignIn()
    answers['DELETE /auth/session'] = { body: { success: true } }
    await renderBoardPage()
    await signIn()
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(screen.queryByText('Order 7')).not.toBeInTheDocument()
    await waitFor(() => expect(sentRequests.at(-1)?.init.method).toBe('DELETE'))
    expect(screen.getByLabelText('Password')).toBeInTheDocument()
  })

  it('asks to sign in again when the session has expired', async () => {
    expectErrors()
    localStorage.setItem('atelier-steinbock.staff', 'true')
    answers['GET /api/orders'] = { status: 401, body: {} }
    answers['GET /admin/attention'] = { status: 401, body: {} }
    await renderBoardPage()
    expect(await screen.findByLabelText('Password')).toBeInTheDocument()
  })

  it('can load the orders again when that failed', async () => {
    expectErrors()
    localStorage.setItem('atelier-steinbock.staff', 'true')
    answers['GET /api/orders'] = { status: 503, body: {} }
    await renderBoardPage()
    expect(await screen.findByRole('alert')).toHaveTextContent('The orders could not be loaded.')
    answers['GET /api/orders'] = buildOrdersResponse()
    answers['GET /admin/attention'] = { body: EMPTY_ATTENTION }
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Everything is printed.')).toBeInTheDocument()
  })
})

describe('another tab [S12]', () => {
  it('is signed in and out with this one', async () => {
    await renderBoardPage()
    await screen.findByLabelText('Password')
    answers['GET /api/orders'] = buildOrdersResponse(ORDER)
    answers['GET /admin/attention'] = { body: EMPTY_ATTENTION }
    const key = 'atelier-steinbock.staff'
    localStorage.setItem(key, 'true')
    fireEvent(window, new StorageEvent('storage', { key }))
    expect(await screen.findByText('Order 7')).toBeInTheDocument()
    localStorage.removeItem(key)
    fireEvent(window, new StorageEvent('storage', { key }))
    expect(await screen.findByLabelText('Password')).toBeInTheDocument()
  })
})
