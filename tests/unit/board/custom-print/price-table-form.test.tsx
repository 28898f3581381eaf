import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { PRICES, REQUEST, findSentTo, showRequests } from './requests-fixture'
import { answers, expectErrors, installFakeServer } from '../board-support'

beforeEach(installFakeServer)

describe("the studio's prices on the board", () => {
  async function openPrices() {
    await showRequests()
    const details = (await screen.findByText('Prices')).closest('details')
    if (details === null) throw new Error('The prices cannot be opened')
    details.open = true
    fireEvent(details, new Event('toggle'))
    return screen.findByLabelText<HTMLInputElement>('Screen, each print')
  }

  it('stand before all requests, however many there are', async () => {
    await showRequests(REQUEST, { ...REQUEST, id: 'preq_2', number: 28 })
    const first = await screen.findByRole('listitem', { name: 'Request 27' })
    const order = screen.getByText('Prices').compareDocumentPosition(first)
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  })

  it('are called examples until they are saved, and are saved in Rappen', async () => {
    const screenPrice = await openPrices()
    expect(screenPrice.value).toBe('60.00')
    expect(screen.getByText(/These are examples/)).toBeDefined()
    fireEvent.change(screenPrice, { target: { value: '72,50' } })
    const rows = { ...PRICES.rows, screenInRappen: 7250 }
    answers['POST /admin/press-prices'] = { body: { ...PRICES, version: 1, isExample: false, rows } }
    fireEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    expect(await screen.findByText('The prices are saved. They hold from now on.')).toBeDefined()
    expect(findSentTo('/admin/press-prices')).toEqual([{ known: 0, rows }])
    expect(screen.queryByText(/These are examples/)).toBeNull()
  })

  it('are not saved over those of a colleague, and the page says so', async () => {
    expectErrors()
    await openPrices()
    answers['POST /admin/press-prices'] = { status: 400, body: { code: 'prices_changed' } }
    fireEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The prices were not saved. Somebody else has saved other prices meanwhile. Reload the page to see them.',
    )
    expect(screen.queryByText('The prices are saved. They hold from now on.')).toBeNull()
  })

  it('may be saved where no answer came, and the page says so', async () => {
    expectErrors()
    await openPrices()
    fireEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    expect((await screen.findByRole('alert')).textContent).toContain('No answer came.')
  })

  it.each(['', 'free', '-1', '1.234', '10000.01'])('are not saved with %j as an amount', async (typed) => {
    fireEvent.change(await openPrices(), { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: 'Save prices' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Please type amounts from 0 to 10000')
    expect(findSentTo('/admin/press-prices')).toEqual([])
  })
})
