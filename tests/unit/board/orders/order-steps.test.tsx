import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answers,
  expectErrors,
  installFakeServer,
  buildOrdersResponse,
  openList,
  ORDER,
  PICKUP,
  PRINTED,
  findSent,
  showBoard,
} from '../board-support'

beforeEach(installFakeServer)

const READY = { ...PICKUP, ...PRINTED, stage: 'hand_over' as const, readyAt: '2026-02-06T08:00:00Z' }
const SHIPPED = { ...ORDER, ...PRINTED, stage: 'done' as const }

async function showAll(...orders: (typeof SHIPPED | typeof READY)[]) {
  await showBoard(...orders)
  openList(/^All/)
  await screen.findByRole('table')
}

describe('a step that was taken by mistake [S6]', () => {
  it('is taken back with the button beside the sentence that says it was taken', async () => {
    await showBoard(READY)
    openList(/^Pickup/)
    answers['POST /admin/orders/order_2/studio'] = { body: {} }
    fireEvent.click(screen.getByRole('button', { name: 'Picked up' }))
    await screen.findByText('Order 8 was picked up.')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Order 8 lies ready again.')).toBeInTheDocument()
    expect(findSent('/admin/orders/order_2/studio')).toEqual({ step: 'not_handed_over' })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('is taken back from the card of what lies ready', async () => {
    await showBoard(READY)
    openList(/^Pickup/)
    answers['POST /admin/orders/order_2/studio'] = { body: {} }
    fireEvent.click(screen.getByRole('button', { name: 'Not ready after all' }))
    expect(await screen.findByText(/^Order 8 is not ready any more\./)).toBeInTheDocument()
  })

  it('is taken back in the list of all, which then shows where the order stands', async () => {
    await showAll(SHIPPED)
    answers['POST /admin/orders/order_1/studio'] = { body: {} }
    answers['GET /api/orders'] = buildOrdersResponse({ ...SHIPPED, stage: 'ship' })
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    fireEvent.click(screen.getByRole('button', { name: 'Not shipped after all' }))
    expect(await screen.findByText(/^Order 7 is to be shipped again\./)).toBeInTheDocument()
    expect(findSent('/admin/orders/order_1/studio')).toEqual({ step: 'not_shipped' })
    expect(await within(screen.getByRole('table')).findByText('To ship')).toBeInTheDocument()
  })

  it('of two who ship, the second is told which tracking number stands', async () => {
    expectErrors()
    await showBoard({ ...ORDER, ...PRINTED, stage: 'ship' })
    openList(/^To ship/)
    answers['POST /admin/orders/order_1/studio'] = {
      status: 409,
      body: {
        error: 'It stands.',
        message: 'It stands.',
        code: 'tracking_stands',
        values: { tracking: '99.1' },
      },
    }
    fireEvent.click(screen.getByRole('button', { name: 'Shipped' }))
    fireEvent.change(screen.getByRole('textbox', { name: /^Tracking number/ }), {
      target: { value: '99.2\u00A01' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(/with the tracking number 99\.1, which stands/)).toBeInTheDocument()
    expect(findSent('/admin/orders/order_1/studio')).toEqual({ step: 'shipped', tracking: '99.2 1' })
  })

  it('stays when it is too late, and the page says why in the language of its reader', async () => {
    expectErrors()
    await showAll(SHIPPED)
    answers['POST /admin/orders/order_1/studio'] = {
      status: 400,
      body: { code: 'refunded', message: 'Not what is shown.' },
    }
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    fireEvent.click(screen.getByRole('button', { name: 'Not shipped after all' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The money of this order has gone back')
  })

  it('cannot be taken back where the money has gone back', async () => {
    await showAll({ ...SHIPPED, status: 'refunded' })
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.queryByRole('button', { name: 'Not shipped after all' })).toBeNull()
  })
})

describe('who did what [S11]', () => {
  it('stands on the card with name and time', async () => {
    const at = '2026-11-24T13:02:00Z'
    await showBoard({ ...ORDER, ...PRINTED, stage: 'ship', history: [{ step: 'printed', at, by: 'Anna' }] })
    openList(/^To ship/)
    const card = screen.getByRole('listitem', { name: 'Order 7' })
    const [entry] = within(within(card).getByRole('list', { name: 'What was done' })).getAllByRole('listitem')
    expect(entry?.textContent).toMatch(/^Printed 24\u00a0Nov, \d\d:02, Anna$/)
  })
})
