import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answers,
  sentRequests,
  expectErrors,
  installFakeServer,
  buildOrdersResponse,
  ORDER,
  PICKUP,
  findSent,
  showBoard,
} from '../board-support'

beforeEach(installFakeServer)

const AT = '2026-11-24T13:02:00Z'
const note = (text: string, by = 'Anna') => ({ text, by, at: AT })
const NOTED = { ...ORDER, notes: { studio: note('Gift wrap'), buyer: note('Please ring twice', 'buyer') } }
const PATH = '/admin/orders/order_1/note'

const card = () => screen.getByRole('listitem', { name: 'Order 7' })
const field = () => within(card()).getByRole('textbox', { name: 'Studio’s note' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

describe('notes of an order [S11]', () => {
  it('of buyer and studio stand on the card and the job sheet, the studio’s with its author', async () => {
    await showBoard(NOTED, PICKUP)
    for (const text of ['Buyer’s note Please ring twice', 'Studio’s note Gift wrap', 'Anna, 24 Nov'])
      expect(card()).toHaveTextContent(text)
    fireEvent.click(screen.getByRole('button', { name: 'Job sheets' }))
    const sheet = screen.getByRole('article', { name: 'Order 7' })
    for (const text of ['Please ring twice', 'Gift wrap']) expect(sheet).toHaveTextContent(text)
    expect(screen.getByRole('article', { name: 'Order 8' })).not.toHaveTextContent('note')
  })

  it('and names cannot turn around the words beside them on paper', async () => {
    const name = '\u202EשלוםW'
    const lines = NOTED.lines.map((line) => ({ ...line, name }))
    await showBoard(
      { ...NOTED, buyer: name, lines, notes: { studio: note(name), buyer: null } },
      { ...PICKUP, lines },
    )
    fireEvent.click(screen.getByRole('button', { name: 'Job sheets' }))
    const sheet = screen.getByRole('article', { name: 'Order 7' })
    const totals = screen.getByRole('region', { name: 'To be printed together' })
    const isolated = [sheet, totals].flatMap((paper) => [...paper.querySelectorAll('bdi')])
    expect(isolated.map(({ textContent }) => textContent)).toEqual([name, name, name, name])
    for (const element of isolated) element.remove()
    for (const paper of [sheet, totals]) expect(paper).not.toHaveTextContent(name)
  })

  it('of the buyer goes into the parcel, of the studio does not', async () => {
    await showBoard(NOTED)
    const sheet = { order: NOTED, email: 'u@example.ch', language: 'en', address: ['Gasse 1'], tracking: [] }
    answers['GET /admin/orders/order_1/studio'] = {
      body: { ...sheet, payment: { sessionId: 'cs_1', paid: 4220, refunded: 0 } },
    }
    fireEvent.click(screen.getByRole('button', { name: 'Packing slip' }))
    const slip = await screen.findByRole('article', { name: 'Order 7' })
    expect(slip).toHaveTextContent('Please ring twice')
    expect(slip).not.toHaveTextContent('Gift wrap')
  })

  it('is saved when its field is left, once', async () => {
    await showBoard(ORDER)
    answers[`POST ${PATH}`] = { body: {} }
    answers['GET /api/orders'] = buildOrdersResponse({
      ...ORDER,
      notes: { studio: note('Call first'), buyer: null },
    })
    type(' Call first ')
    fireEvent.blur(field())
    fireEvent.click(within(card()).getByRole('button', { name: 'Save note' }))
    expect(await screen.findByText('The note is saved.')).toBeInTheDocument()
    expect(findSent(PATH)).toEqual({ text: 'Call first', known: '' })
    fireEvent.blur(field())
    expect(sentRequests.filter(({ path }) => path === PATH)).toHaveLength(1)
  })

  it('does not take the place of a colleague’s, until somebody has seen that one', async () => {
    expectErrors()
    await showBoard(ORDER)
    answers[`POST ${PATH}`] = { status: 400, body: { code: 'note_changed', message: 'Not shown' } }
    answers['GET /api/orders'] = buildOrdersResponse({
      ...ORDER,
      notes: { studio: note('Of Reto', 'Reto'), buyer: null },
    })
    type('Mine')
    fireEvent.blur(field())
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^The note was not saved\. ?Somebody else has changed it meanwhile\.$/,
    )
    await waitFor(() => expect(card()).toHaveTextContent('Studio’s note Of Reto Reto, 24 Nov'))
    expect(field()).toHaveValue('Mine')
    answers[`POST ${PATH}`] = { body: {} }
    fireEvent.blur(field())
    expect(sentRequests.filter(({ path }) => path === PATH)).toHaveLength(1)
    fireEvent.click(within(card()).getByRole('button', { name: 'Save note' }))
    await screen.findByText('The note is saved.')
    expect(findSent(PATH)).toEqual({ text: 'Mine', known: 'Of Reto' })
  })
})
