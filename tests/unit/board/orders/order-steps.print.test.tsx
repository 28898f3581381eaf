import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '@contract/custom-print/print-spec'
import {
  answers,
  installFakeServer,
  buildOrdersResponse,
  openList,
  ORDER,
  findSent,
  LINE,
  showBoard,
} from '../board-support'

beforeEach(installFakeServer)

const PRINT = {
  ...ORDER,
  stage: 'screen' as const,
  press: { requestId: 'preq_1', version: 2, isScreen: true },
}
const SPEC = { ...DEFAULT_PRINT_SPEC, fromMiddle: -30, curve: -15 }
/** The order of a buyer who reads French. */
const FRENCH_ORDER = {
  ...PRINT,
  customPrint: { requestNumber: 27, job: SPEC, height: 261 },
  lines: [
    {
      ...LINE,
      name: 'T-shirt naturel avec votre impression',
      print: { ...LINE.print, side: 'front' as const, method: 'Oliv auf Natur, Siebdruck' },
    },
  ],
}
const MADE = { ...PRINT, stage: 'print' as const, screensMadeAt: '2026-02-04T08:00:00Z' }
const STEP = '/admin/orders/order_1/studio'

describe('a screen print of a buyer’s own', () => {
  it('asks first for its screen, with its film at hand, in the list of what is to be printed', async () => {
    await showBoard(PRINT)
    const card = screen.getByRole('listitem', { name: 'Order 7' })
    expect(within(card).queryByRole('button', { name: 'Printed' })).toBeNull()
    expect(within(card).getByRole('link', { name: 'Film, PNG, 600 dpi' })).toHaveAttribute(
      'href',
      '/admin/press-requests/preq_1/film?version=2',
    )
    answers[`POST ${STEP}`] = { body: {} }
    answers['GET /api/orders'] = buildOrdersResponse(MADE)
    fireEvent.click(within(card).getByRole('button', { name: 'Screen made' }))
    expect(await screen.findByText('The screen of order 7 is made.')).toBeInTheDocument()
    expect(findSent(STEP)).toEqual({ step: 'screens_made' })
    expect(screen.getByRole('button', { name: 'To print 1' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Printed' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('The screen of order 7 is to be made again.')).toBeInTheDocument()
    expect(findSent(STEP)).toEqual({ step: 'not_screens_made' })
  })

  it('says on its card and its job sheet how and where to print, in the language of the board', async () => {
    await showBoard(FRENCH_ORDER, { ...FRENCH_ORDER, id: 'order_2', number: 8 })
    const lines = [
      'Print of request 27 on natural',
      'Olive on natural, screen print',
      '28.0 × 26.1 cm, front',
      '7.0 cm below the neck, 3.0 cm left of the middle as one looks at it',
      '45 lpi at 22.5°, mesh of 77 threads/cm',
      'Lightened by 15',
    ]
    const card = screen.getByRole('listitem', { name: 'Order 7' })
    for (const line of lines) expect(within(card).getByText(line)).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Job sheets' }))
    const sheet = screen.getByRole('article', { name: 'Order 7' })
    for (const line of lines) expect(within(sheet).getByText(line)).toBeVisible()
    const sums = screen.getByRole('region', { name: 'To be printed together' })
    expect(within(sums).getByRole('listitem')).toHaveTextContent('Print of request 27 on natural, M: 4')
    expect(document.body).not.toHaveTextContent(/impression|Siebdruck/)
  })

  it('stands once on its job sheet, with all its sizes', async () => {
    const [line = LINE] = FRENCH_ORDER.lines
    await showBoard({ ...FRENCH_ORDER, lines: [line, { ...line, size: 'XL', quantity: 9 }] })
    fireEvent.click(screen.getByRole('button', { name: 'Job sheets' }))
    const sheet = screen.getByRole('article', { name: 'Order 7' })
    expect(within(sheet).getAllByRole('img')).toHaveLength(1)
    for (const amount of ['2 × M', '9 × XL']) expect(within(sheet).getByText(amount)).toBeVisible()
  })

  it('can have its screen taken back later, and until it is printed', async () => {
    await showBoard(MADE)
    answers[`POST ${STEP}`] = { body: {} }
    fireEvent.click(screen.getByRole('button', { name: 'Screen not made after all' }))
    expect(await screen.findByText('The screen of order 7 is to be made again.')).toBeInTheDocument()
    expect(findSent(STEP)).toEqual({ step: 'not_screens_made' })
  })

  it('can be packed before it is sent, which the buyer sees, and unpacked', async () => {
    const printed = { ...MADE, stage: 'ship' as const, printedAt: '2026-02-04T09:00:00Z' }
    await showBoard(printed)
    openList(/^To ship/)
    answers[`POST ${STEP}`] = { body: {} }
    answers['GET /api/orders'] = buildOrdersResponse({ ...printed, readyAt: '2026-02-04T10:00:00Z' })
    fireEvent.click(screen.getByRole('button', { name: 'Packed' }))
    expect(await screen.findByText('Order 7 is packed.')).toBeInTheDocument()
    expect(findSent(STEP)).toEqual({ step: 'packed' })
    expect(screen.queryByRole('button', { name: 'Packed' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Shipped' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Not packed after all' }))
    expect(await screen.findByText('Order 7 is to be packed again.')).toBeInTheDocument()
    expect(findSent(STEP)).toEqual({ step: 'not_packed' })
  })

  it('is asked for nothing like that where it is a shirt of the shop', async () => {
    await showBoard(ORDER, {
      ...ORDER,
      id: 'order_2',
      number: 8,
      stage: 'ship',
      printedAt: '2026-02-04T09:00:00Z',
    })
    expect(screen.queryByRole('button', { name: /[Ss]creen/ })).toBeNull()
    openList(/^To ship/)
    expect(screen.queryByRole('button', { name: 'Packed' })).toBeNull()
  })
})
