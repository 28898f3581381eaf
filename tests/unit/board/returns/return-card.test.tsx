import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ReturnCase } from '@contract/orders/order-returns'
import type { BoardOrderResponse } from '@contract/board/board-order'
import {
  answers,
  expectErrors,
  installFakeServer,
  buildOrdersResponse,
  openList,
  ORDER,
  PRINTED,
  findSent,
  showBoard,
} from '../board-support'

beforeEach(installFakeServer)

const CASE: ReturnCase = {
  id: 'ordret_1',
  state: 'requested',
  lines: [{ name: 'Crying Skull', size: 'M', quantity: 1 }],
  reason: 'Too small',
  answer: '',
  refund: 32.2,
  isRestocked: false,
  requestedAt: '2026-11-24T12:00:00Z',
}
const PATH = '/admin/orders/order_1/returns/ordret_1'
const returning = (changes: Partial<ReturnCase> = {}): BoardOrderResponse => ({
  ...ORDER,
  ...PRINTED,
  stage: 'done',
  returns: [{ ...CASE, ...changes }],
})
const card = () => screen.getByRole('region', { name: 'Return of order 7' })
const press = (name: string) => fireEvent.click(within(card()).getByRole('button', { name }))

async function showReturn(changes?: Partial<ReturnCase>) {
  await showBoard(returning(changes))
  openList(/^Needs attention/)
}

describe('a return on the board [S11]', () => {
  it('needs attention, with what comes back and why, and is received with one press', async () => {
    await showReturn()
    expect(screen.getByRole('button', { name: 'Needs attention 1' })).toBeInTheDocument()
    for (const text of ['Requested on 24 Nov 2026', '1 × Crying Skull, M', 'Reason: Too small'])
      expect(card()).toHaveTextContent(text)
    answers[`POST ${PATH}`] = { body: {} }
    answers['GET /api/orders'] = buildOrdersResponse(returning({ state: 'received' }))
    press('Received')
    expect(await screen.findByText(/^The return of order 7 is here/)).toBeInTheDocument()
    expect(findSent(PATH)).toEqual({ step: 'received' })
    expect(within(card()).getByRole('button', { name: 'Refund CHF\u00a032.20' })).toBeInTheDocument()
  })

  it('is refunded, with its goods back on the shelf unless the tick is taken away', async () => {
    await showReturn({ state: 'received' })
    answers[`POST ${PATH}`] = { body: {} }
    fireEvent.click(within(card()).getByRole('checkbox', { name: 'Put it back on the shelf' }))
    press('Refund CHF\u00a032.20')
    await screen.findByText(/^The return of order 7 is refunded/)
    expect(findSent(PATH)).toEqual({ step: 'refunded', restock: false })
  })

  it('is declined with an answer for the buyer', async () => {
    await showReturn()
    answers[`POST ${PATH}`] = { body: {} }
    press('Decline')
    fireEvent.change(within(card()).getByLabelText('Why? The buyer reads it.'), {
      target: { value: 'It was worn.' },
    })
    press('Decline')
    await screen.findByText(/^The return of order 7 is declined/)
    expect(findSent(PATH)).toEqual({ step: 'declined', answer: 'It was worn.' })
  })

  it('stays as it is when a colleague was faster, and says so', async () => {
    expectErrors()
    await showReturn()
    answers[`POST ${PATH}`] = { status: 400, body: { code: 'return_closed', message: 'Not shown' } }
    press('Received')
    expect(await screen.findByRole('alert')).toHaveTextContent('This return is closed already.')
  })

  it('stands with its order in the list of all, where no step can be taken back meanwhile', async () => {
    await showBoard(returning({ state: 'refunded', isRestocked: true }))
    expect(screen.getByRole('button', { name: 'Needs attention 0' })).toBeInTheDocument()
    openList(/^All/)
    fireEvent.click(await screen.findByRole('button', { name: 'More' }))
    expect(card()).toHaveTextContent('Refunded: CHF 32.20, Back on the shelf')
    expect(screen.queryByRole('button', { name: 'Not shipped after all' })).toBeNull()
    expect(within(card()).queryByRole('button')).toBeNull()
  })
})
