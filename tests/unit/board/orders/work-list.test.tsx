import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardOrderResponse } from '@contract/board/board-order'
import {
  answers,
  expectErrors,
  installFakeServer,
  LINE,
  buildOrdersResponse,
  openList,
  ORDER,
  holdAnswer,
  PICKUP,
  PRINTED,
  findSent,
  showBoard,
} from '../board-support'

beforeEach(installFakeServer)

describe('the board [R7]', () => {
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
    answers['GET /api/orders'] = buildOrdersResponse({ ...ORDER, ...PRINTED, stage: 'ship' })
    fireEvent.click(screen.getByRole('button', { name: 'Printed' }))
    expect(await screen.findByText('Order 7 is printed.')).toBeInTheDocument()
    expect(findSent('/admin/orders/order_1/studio')).toEqual({ step: 'printed' })
    expect(screen.getByRole('button', { name: 'To ship 1' })).toBeInTheDocument()
    expect(screen.getByText('Everything is printed.')).toBeInTheDocument()
  })

  it('does not bring back what is done when an answer from before arrives late', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    await showBoard(ORDER)
    const late = holdAnswer()
    vi.advanceTimersByTime(60_000)
    answers['POST /admin/orders/order_1/studio'] = { body: {} }
    answers['GET /api/orders'] = buildOrdersResponse({ ...ORDER, ...PRINTED, stage: 'ship' })
    fireEvent.click(screen.getByRole('button', { name: 'Printed' }))
    await screen.findByText('Order 7 is printed.')
    await act(async () => late(buildOrdersResponse(ORDER)))
    expect(screen.getByRole('button', { name: 'To ship 1' })).toBeInTheDocument()
    expect(screen.queryByRole('listitem', { name: 'Order 7' })).not.toBeInTheDocument()
    vi.useRealTimers()
  })

  it('asks to be loaded again after an update of the shop, and keeps its lists', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    await showBoard(ORDER)
    answers['GET /api/orders'] = {
      body: { orders: [{ ...ORDER, stage: 'framed' }], unreadable: [], count: 1 },
    }
    vi.advanceTimersByTime(60_000)
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop has been updated')
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument()
    expect(screen.getByRole('listitem', { name: 'Order 7' })).toBeInTheDocument()
    const complaints = expectErrors()
    answers['GET /api/orders'] = { status: 503, body: {} }
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(complaints).toHaveBeenCalled()
    expect(screen.getByRole('alert')).toHaveTextContent('The shop has been updated')
    vi.useRealTimers()
  })

  it('ships with a tracking number in three presses', async () => {
    await showBoard({ ...ORDER, ...PRINTED, stage: 'ship' })
    answers['POST /admin/orders/order_1/studio'] = { body: {} }
    openList(/^To ship/)
    fireEvent.click(screen.getByRole('button', { name: 'Shipped' }))
    const field = screen.getByLabelText('Tracking number (optional)')
    expect(field).toHaveFocus()
    fireEvent.change(field, { target: { value: '99/1' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(field).toHaveAccessibleDescription(/^A tracking number has at most 60 letters/)
    fireEvent.change(field, { target: { value: ' 99.1 ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Order 7 is on its way, and the buyer gets an email.')).toBeInTheDocument()
    expect(findSent('/admin/orders/order_1/studio')).toEqual({ step: 'shipped', tracking: '99.1' })
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
    expect(await screen.findByText('Order 8 is ready, and the buyer gets an email.')).toBeInTheDocument()
    answers['POST /admin/orders/order_3/studio'] = { body: {} }
    fireEvent.click(screen.getByRole('button', { name: 'Picked up' }))
    expect(await screen.findByText('Order 9 was picked up.')).toBeInTheDocument()
    expect(findSent('/admin/orders/order_3/studio')).toEqual({ step: 'handed_over' })
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
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('No answer came. It may be done already.'),
    )
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

  it('adds up on the job sheets what is printed together, by motif and from small to large [S7]', async () => {
    const line = (size: string, quantity: number, name = LINE.name) => ({ ...LINE, name, size, quantity })
    await showBoard(
      { ...ORDER, pieces: 8, lines: [line('XL', 4), line('10', 1), line('M / Black', 3)] },
      { ...PICKUP, pieces: 9, lines: [line('XL', 6), line('S', 2), line('M', 1, 'Cheese')] },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Job sheets' }))
    const sums = screen.getByRole('region', { name: 'To be printed together' })
    expect(within(sums).getByText('17 pieces')).toBeInTheDocument()
    expect(
      within(sums)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Cheese, M: 1',
      'Crying Skull, S: 2',
      'Crying Skull, M / Black: 3',
      'Crying Skull, XL: 10',
      'Crying Skull, 10: 1',
    ])
  })

  it('adds nothing up on the job sheet of one order [S7]', async () => {
    await showBoard(ORDER)
    fireEvent.click(screen.getByRole('button', { name: 'Job sheets' }))
    expect(screen.getByRole('article', { name: 'Order 7' })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'To be printed together' })).not.toBeInTheDocument()
  })

  it('opens a packing slip in the buyer’s language with the address, without prices', async () => {
    const order = { ...ORDER, ...PRINTED, stage: 'ship' } satisfies BoardOrderResponse
    await showBoard(order)
    answers['GET /admin/orders/order_1/studio'] = {
      body: {
        order,
        email: 'buyer@example.org',
        language: 'fr',
        address: ['Ursina Caduff', 'Obere Gasse 1', '7000 Chur'],
        tracking: [],
        payment: { sessionId: 'cs_1', paid: 4220, refunded: 0 },
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
})

describe('more cards than a page has [S2]', () => {
  it('come fifty at a time, and the list’s sheets are for all of them', async () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...ORDER,
      id: `order_${index}`,
      number: 100 + index,
    }))
    await showBoard(...many)
    expect(screen.getAllByRole('listitem', { name: /^Order 1/ })).toHaveLength(50)
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getAllByRole('listitem', { name: /^Order 1/ })).toHaveLength(10)
    fireEvent.click(screen.getByRole('button', { name: 'Job sheets' }))
    expect(screen.getAllByRole('article')).toHaveLength(60)
  })
})
