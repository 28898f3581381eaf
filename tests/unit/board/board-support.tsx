import { fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { Attention } from '@contract/board/attention'
import type { BoardOrderResponse } from '@contract/board/board-order'
import { BoardPage } from '@/board/board-page'
import { createLanguageWrapper } from '../support/render-in-language'

export const CONNECTED = {
  success: true,
  data: {
    service: 'shop',
    version: '1.2.3',
    database: 'ok',
    payments: 'sandbox',
    time: '2026-01-01T00:00:00Z',
  },
}
export const LINE = {
  name: 'Crying Skull',
  size: 'M',
  quantity: 2,
  image: '/media/products/skull.webp',
  print: { side: null, method: '', inks: '', back: '' },
} satisfies BoardOrderResponse['lines'][number]
export const ORDER = {
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
  press: null,
  createdAt: '2026-02-03T10:20:00Z',
  dueAt: '2026-02-05T10:20:00Z',
  screensMadeAt: null,
  printedAt: null,
  readyAt: null,
  failedMails: 0,
  history: [],
  returns: [],
  notes: { studio: null, buyer: null },
} satisfies BoardOrderResponse
export const PICKUP = {
  ...ORDER,
  id: 'order_2',
  number: 8,
  deliveryOption: 'pickup',
} satisfies BoardOrderResponse
export const PRINTED = { printedAt: '2026-02-04T08:00:00Z' }
export const EMPTY_ATTENTION = { findings: [], lastWebhook: null, waitingMails: 0 } satisfies Attention
export const buildOrdersResponse = (...orders: BoardOrderResponse[]) => ({
  body: { orders, unreadable: [], count: orders.length },
})

export type Answer = { status?: number; body: unknown; headers?: Record<string, string> }
export let answers: Record<string, Answer>
export let sentRequests: { path: string; init: RequestInit }[]

/** The network stands in at fetch; everything above it is real. Each file calls it before each of its tests. */
export function installFakeServer() {
  sentRequests = []
  answers = {
    'GET /api/test': { body: CONNECTED },
    'GET /admin/press-requests': { body: { requests: [] } },
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init = {}) => {
    sentRequests.push({ path: String(path), init })
    const answer = answers[`${init.method ?? 'GET'} ${String(path).split('?')[0]}`]
    if (answer === undefined) throw new TypeError('Failed to fetch')
    const { body, status = 200, headers = {} } = answer
    return Response.json(body, { status, headers })
  })
}

/** Keeps the next request waiting; returns a function that answers it. */
export function holdAnswer(): (answer: Answer) => void {
  let resolve: (response: Response) => void
  vi.mocked(fetch).mockImplementationOnce(() => new Promise((resolved) => (resolve = resolved)))
  return ({ body, status = 200 }) => resolve(Response.json(body, { status }))
}

export async function renderBoardPage(path?: string) {
  return render(<BoardPage />, { wrapper: await createLanguageWrapper('en', path) })
}

export function acceptSignIn() {
  answers['POST /auth/user/emailpass'] = { body: { token: 'the-token' } }
  answers['POST /auth/session'] = { body: { user: {} } }
  answers['GET /api/orders'] = buildOrdersResponse(ORDER)
  answers['GET /admin/attention'] = { body: EMPTY_ATTENTION }
}

/** The board of somebody who has signed in before, with these orders. */
export async function showBoard(...orders: BoardOrderResponse[]) {
  localStorage.setItem('atelier-steinbock.staff', 'true')
  answers['GET /api/orders'] = buildOrdersResponse(...orders)
  answers['GET /admin/attention'] ??= { body: EMPTY_ATTENTION }
  await renderBoardPage()
  await screen.findByRole('button', { name: /^To print \d/ })
}

export const openList = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
export const findSent = (path: string) => {
  const call = sentRequests.findLast((call) => call.path === path && call.init.method === 'POST')
  return call && JSON.parse(String(call.init.body))
}

export async function signIn() {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'staff@example.org' } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } })
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

export const expectErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
