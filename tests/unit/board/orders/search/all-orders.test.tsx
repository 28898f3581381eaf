import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import type { BoardOrderResponse } from '@contract/board/board-order'
import { BoardPage } from '@/board/board-page'
import { createLanguageWrapper } from '../../../support/render-in-language'
import {
  answers,
  sentRequests,
  EMPTY_ATTENTION,
  expectErrors,
  installFakeServer,
  ORDER,
  holdAnswer,
  PICKUP,
  findSent,
} from '../../board-support'

beforeEach(installFakeServer)

const FOUND = { body: { orders: [ORDER], unreadable: [], count: 60 } }

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser: back
    </button>
  )
}

async function open(path: string, ...orders: BoardOrderResponse[]) {
  localStorage.setItem('atelier-steinbock.staff', 'true')
  answers['GET /api/orders'] = orders.length === 0 ? FOUND : { body: { ...FOUND.body, orders } }
  answers['GET /admin/attention'] = { body: EMPTY_ATTENTION }
  const page = (
    <>
      <BoardPage />
      <Back />
    </>
  )
  render(page, { wrapper: await createLanguageWrapper('en', path) })
  await screen.findByText('60 orders')
}

/** The last question about all orders. */
const question = () => {
  const last = sentRequests.findLast(
    ({ path }) => path.startsWith('/api/orders?') && !path.includes('filter='),
  )
  return Object.fromEntries(new URL(last?.path ?? '', 'https://shop.example').searchParams)
}

describe('all orders [S2]', () => {
  it('leaves the focus where somebody narrows the search', async () => {
    await open('/admin?list=all')
    const stage = screen.getByRole('combobox', { name: 'Stage' })
    stage.focus()
    fireEvent.change(stage, { target: { value: 'print' } })
    await screen.findByText('60 orders')
    expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveFocus()
    expect(screen.getByRole('combobox', { name: 'Stage' })).toHaveValue('print')
  })

  it('are asked for by what the address says, which a reload keeps', async () => {
    await open('/admin?list=all&q=Ursina&stage=ship&delivery=pickup&from=2026-02-01&to=2026-02-28&page=3')
    expect(question()).toEqual({
      q: 'Ursina',
      stage: 'ship',
      delivery: 'pickup',
      from: '2026-02-01',
      to: '2026-02-28',
      limit: '25',
      offset: '50',
    })
    expect(screen.getByLabelText('Number, name, email or tracking number')).toHaveValue('Ursina')
    expect(screen.getByLabelText('Stage')).toHaveValue('ship')
    expect(screen.getByLabelText('Delivery')).toHaveValue('pickup')
    expect(screen.getByLabelText('From')).toHaveValue('2026-02-01')
    expect(screen.getByText('Page 3 of 3')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  })

  it('are shown as a whole where the address says nothing that can be looked for', async () => {
    await open('/admin?list=all&stage=gone&from=yesterday&page=-1')
    expect(question()).toEqual({ limit: '25', offset: '0' })
  })

  it('are looked for by text and stage, and back shows what was looked for before', async () => {
    await open('/admin?list=all&page=2')
    fireEvent.change(screen.getByLabelText('Number, name, email or tracking number'), {
      target: { value: ' Ursina ' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(question()).toEqual({ q: 'Ursina', limit: '25', offset: '0' })
    fireEvent.change(screen.getByLabelText('Stage'), { target: { value: 'done' } })
    expect(question()).toEqual({ q: 'Ursina', stage: 'done', limit: '25', offset: '0' })
    fireEvent.click(screen.getByRole('button', { name: 'Browser: back' }))
    expect(screen.getByLabelText('Number, name, email or tracking number')).toHaveValue('Ursina')
    expect(screen.getByLabelText('Stage')).toHaveValue('')
    fireEvent.click(screen.getByRole('button', { name: 'Browser: back' }))
    expect(question()).toEqual({ limit: '25', offset: '25' })
  })

  it('are led through by pages, within what is looked for', async () => {
    await open('/admin?list=all&q=Ursina')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(question()).toEqual({ q: 'Ursina', limit: '25', offset: '25' })
    expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument()
  })

  it('do not stand under the number of another page while that loads, and keep the focus on the way there', async () => {
    await open('/admin?list=all')
    const next = screen.getByRole('button', { name: 'Next' })
    next.focus()
    const arrive = holdAnswer()
    fireEvent.click(next)
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument()
    expect(screen.getByText('Loading orders...')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await act(async () => arrive(FOUND))
    expect(await screen.findByRole('table')).toBeInTheDocument()
    expect(next).toHaveFocus()
  })

  it('say who has bought, how it gets there and where it stands, and not only what was paid', async () => {
    await open('/admin?list=all', ORDER, { ...PICKUP, buyer: 'Reto Caflisch', pieces: 1, stage: 'hand_over' })
    const row = (name: RegExp) => screen.getByRole('row', { name })
    for (const text of ['3 Feb', 'Shipping, 2 pieces', 'To print', 'CHF 42.20'])
      expect(row(/^7 .*Ursina Caduff/)).toHaveTextContent(text)
    for (const text of ['Pickup, 1 piece', 'For pickup'])
      expect(row(/^8 .*Reto Caflisch/)).toHaveTextContent(text)
  })

  it('can be asked for again after a failure', async () => {
    expectErrors()
    await open('/admin?list=all')
    answers['GET /api/orders'] = { status: 503, body: {} }
    fireEvent.change(screen.getByLabelText('Stage'), { target: { value: 'ship' } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    answers['GET /api/orders'] = FOUND
    fireEvent.click(again)
    expect(await screen.findByText('60 orders')).toBeInTheDocument()
    expect(question()).toEqual({ stage: 'ship', limit: '25', offset: '0' })
  })

  it('say in a sentence that nothing was found, or that it failed', async () => {
    expectErrors()
    await open('/admin?list=all')
    answers['GET /api/orders'] = { body: { orders: [], unreadable: [], count: 0 } }
    fireEvent.change(screen.getByLabelText('Stage'), { target: { value: 'done' } })
    expect(await screen.findByText('No order found.')).toBeInTheDocument()
    answers['GET /api/orders'] = { status: 503, body: {} }
    fireEvent.change(screen.getByLabelText('Stage'), { target: { value: 'ship' } })
    expect(await screen.findByRole('alert')).toHaveTextContent('The orders could not be loaded.')
  })
})

describe('a tracking number that was wrong [S6]', () => {
  const SHIPPED = { ...ORDER, stage: 'done' } satisfies BoardOrderResponse
  const PATH = '/admin/orders/order_1/studio'

  async function openForm() {
    await open('/admin?list=all', SHIPPED, { ...PICKUP, stage: 'done' }, { ...ORDER, id: 'order_3' })
    const button = screen.getByRole('button', { name: 'Correct tracking number' })
    expect(button).toHaveAccessibleDescription('7')
    fireEvent.click(button)
    return { button, field: screen.getByLabelText('Tracking number') }
  }
  const type = (field: HTMLElement, value: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  }

  it('is corrected in three presses where an order was shipped, and the page says so', async () => {
    const { button, field } = await openForm()
    expect(field).toHaveFocus()
    answers[`POST ${PATH}`] = { body: {} }
    type(field, ' 99.2 ')
    expect(
      await screen.findByText('Order 7 has its new tracking number, and the buyer gets an email.'),
    ).toHaveRole('status')
    expect(findSent(PATH)).toEqual({ step: 'tracking_corrected', tracking: '99.2' })
    expect(field).not.toBeInTheDocument()
    expect(button).toHaveFocus()
  })

  it('is not sent where no carrier prints it, and the page says why beside the field', async () => {
    const { field } = await openForm()
    type(field, '99/2')
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(/^A tracking number has at most 60 letters/)
    type(field, ' ')
    expect(field).toHaveAccessibleDescription('Please type the tracking number of the parcel.')
    expect(field).toHaveFocus()
    expect(findSent(PATH)).toBeUndefined()
  })

  it('stays typed when it is refused, and the page says why in its own words', async () => {
    expectErrors()
    const { field } = await openForm()
    answers[`POST ${PATH}`] = { status: 400, body: { message: 'In the words of the server.' } }
    type(field, '99.2')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Order 7 could not be changed. Only an order that was shipped with one number',
    )
    expect(field).toHaveValue('99.2')
    answers[`POST ${PATH}`] = { status: 503, body: {} }
    type(field, '99.2')
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('No answer came. It may be done already.'),
    )
  })

  it('can be left as it is', async () => {
    const { button, field } = await openForm()
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(field).not.toBeInTheDocument()
    expect(button).toHaveFocus()
  })
})
