import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BoardOrder } from '@contract/board/board-order'
import {
  answers,
  sentRequests,
  expectErrors,
  installFakeServer,
  LINE,
  buildOrdersResponse,
  openList,
  ORDER,
  PICKUP,
  PRINTED,
  findSent,
  showBoard,
} from '../board-support'

beforeEach(installFakeServer)

const PATH = '/admin/studio-steps'
const THIRD = { ...ORDER, id: 'order_3', number: 9 }
const results = (...refusals: ({ code: string; message: string } | null)[]) => ({
  results: refusals.map((refusal, index) => ({ orderId: `order_${index + 1}`, refusal })),
})
const choose = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }))

describe('several orders at once [S7]', () => {
  it('are printed with one button and one request, and taken back with one more', async () => {
    await showBoard(ORDER, PICKUP, THIRD)
    answers[`POST ${PATH}`] = { body: results(null, null) }
    choose('Choose order 7')
    choose('Choose order 8')
    fireEvent.click(screen.getByRole('button', { name: 'Printed (2)' }))
    expect(await screen.findByText('Printed: orders 7, 8.')).toBeInTheDocument()
    const steps = ['order_1', 'order_2'].map((orderId) => ({ orderId, step: 'printed' }))
    expect(findSent(PATH)).toEqual({ steps })
    expect(sentRequests.filter(({ path }) => path === PATH)).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Not printed yet: orders 7, 8.')).toBeInTheDocument()
    expect(findSent(PATH)).toEqual({ steps: steps.map((step) => ({ ...step, step: 'not_printed' })) })
  })

  it('are all chosen with one press; one that is refused is named and holds up no other', async () => {
    await showBoard(ORDER, PICKUP)
    answers[`POST ${PATH}`] = { body: results(null, { code: 'cancelled', message: 'Not shown' }) }
    choose('Choose all')
    answers['GET /api/orders'] = buildOrdersResponse(PICKUP)
    fireEvent.click(screen.getByRole('button', { name: 'Printed (2)' }))
    expect(await screen.findByText('Printed: order 7.')).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Not changed: Order 8: This order was cancelled.')
  })

  it('take each its own next step where these differ', async () => {
    const ready = { ...PICKUP, ...PRINTED, stage: 'hand_over' as const, readyAt: '2026-02-06T08:00:00Z' }
    await showBoard({ ...PICKUP, ...PRINTED, id: 'order_1', number: 7, stage: 'hand_over' }, ready)
    openList(/^Pickup/)
    answers[`POST ${PATH}`] = { body: results(null, null) }
    choose('Choose all')
    fireEvent.click(screen.getByRole('button', { name: 'Next step (2)' }))
    expect(await screen.findByText('Ready for pickup: order 7. Picked up: order 8.')).toBeInTheDocument()
    expect(findSent(PATH)).toEqual({
      steps: [
        { orderId: 'order_1', step: 'ready' },
        { orderId: 'order_2', step: 'handed_over' },
      ],
    })
  })

  it('stay as they are when the shop does not answer, and the page does not say that nothing was done', async () => {
    expectErrors()
    await showBoard(ORDER, PICKUP)
    choose('Choose all')
    fireEvent.click(screen.getByRole('button', { name: 'Printed (2)' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('No answer came. It may be done already.')
    expect(screen.getAllByRole('listitem', { name: /^Order/ })).toHaveLength(2)
  })

  it('have nothing to choose where there is one', async () => {
    await showBoard(ORDER)
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('the job sheet [S7]', () => {
  const PRINT = { side: 'both', method: 'Screen print', inks: 'Black, red', back: '/back.webp' } as const

  it('shows both sides with method and inks', async () => {
    await showBoard({ ...ORDER, lines: [{ ...LINE, print: PRINT }] })
    fireEvent.click(screen.getByRole('button', { name: 'Job sheets' }))
    const sheet = screen.getByRole('article', { name: 'Order 7' })
    expect(within(sheet).getByRole('img', { name: 'Crying Skull, Front' })).toHaveAttribute('src', LINE.image)
    expect(within(sheet).getByRole('img', { name: 'Crying Skull, Back' })).toHaveAttribute('src', PRINT.back)
    for (const text of ['Front and back, Screen print', 'Inks: Black, red'])
      expect(within(sheet).getByText(text)).toBeVisible()
  })

  it('adds up by motif, size, side and method, and prints those that were chosen', async () => {
    const line = (quantity: number, print: Partial<BoardOrder['lines'][number]['print']> = {}) => ({
      ...LINE,
      name: 'Cheese',
      size: 'XL',
      quantity,
      print: { ...LINE.print, ...print },
    })
    const onBack = { side: 'back', method: 'Screen print' } as const
    await showBoard(
      { ...ORDER, lines: [line(4, onBack)] },
      { ...PICKUP, lines: [line(6, onBack)] },
      { ...THIRD, lines: [line(1)] },
      { ...ORDER, id: 'order_4', number: 10, lines: [line(50)] },
    )
    for (const number of [7, 8, 9]) choose(`Choose order ${number}`)
    fireEvent.click(screen.getByRole('button', { name: 'Job sheets' }))
    const sums = screen.getByRole('region', { name: 'To be printed together' })
    expect(
      within(sums)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cheese, XL: 1', 'Cheese, XL, Back, Screen print: 10'])
    expect(screen.queryByRole('article', { name: 'Order 10' })).toBeNull()
  })
})
