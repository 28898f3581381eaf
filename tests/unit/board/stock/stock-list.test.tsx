import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { StockList } from '@/board/stock/stock-list'
import { useBoardTexts } from '@/board/board-texts'
import { createLanguageWrapper } from '../../support/render-in-language'

/** Size L is sold out; of size M two pieces are sold and wait to leave. */
const levels = { M: [10, 2], L: [0, 0] }
const SIZES = ['L', 'M'] as const
let shelf: Record<string, { stocked_quantity: number; reserved_quantity: number; location_id: string }>
let written: { path: string; body: unknown }[]
/** Shirts before the one of these tests, by name. */
let others: string[]
/** Blank shirts, as Medusa lists them. */
let blanks: object[]
const failure: { status: number; message: string } = { status: 0, message: '' }

const inventory = (size: string) => ({ id: `iitem_${size}`, location_levels: [shelf[size]] })

/** Medusa's own API stands in at fetch. */
beforeEach(async () => {
  written = []
  others = []
  blanks = []
  failure.status = 0
  shelf = Object.fromEntries(
    Object.entries(levels).map(([size, [stocked = 0, reserved = 0]]) => [
      size,
      { stocked_quantity: stocked, reserved_quantity: reserved, location_id: 'sloc_1' },
    ]),
  )
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, init = {}) => {
    const [path = '', query] = String(address).split('?')
    if (path === '/admin/products' && new URLSearchParams(query).has('handle[]'))
      return Response.json({ products: [...blanks] })
    if (path === '/admin/products') {
      const variants = SIZES.map((size) => ({
        id: `variant_${size}`,
        title: size,
        variant_rank: size === 'M' ? 0 : 1,
        manage_inventory: true,
        allow_backorder: false,
        inventory_items: [{ inventory: inventory(size) }],
      }))
      const images = [
        { url: '/back.webp', rank: 1 },
        { url: '/front.webp', rank: 0 },
      ]
      const plain = others.map((title) => ({ id: title, title, handle: title, images, variants: [] }))
      const all = [...plain, { id: 'prod_1', title: 'Donuts', handle: 'donuts', images, variants }]
      const offset = Number(new URLSearchParams(query).get('offset'))
      return Response.json({ products: all.slice(offset, offset + 100) })
    }
    const size = path.includes('iitem_M') ? 'M' : 'L'
    if (init.method === 'POST') {
      if (failure.status > 0) return Response.json(failure, { status: failure.status })
      const body = JSON.parse(String(init.body))
      written.push({ path, body })
      Object.assign(shelf[size] ?? {}, body)
    }
    return Response.json({ inventory_item: inventory(size) })
  })
})

async function show() {
  render(<Page />, { wrapper: await createLanguageWrapper('en') })
  await screen.findByRole('listitem', { name: 'Donuts' })
}

function Page() {
  useBoardTexts()
  return <StockList />
}

const field = (size: string) =>
  screen.getByRole('spinbutton', { name: `Pieces on the shelf: Donuts, size ${size}` })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const PRINTED_ON_ORDER = { stocked_quantity: -24, reserved_quantity: 0, location_id: 'sloc_1' }
const BLANK = {
  id: 'prod_blank',
  title: 'Blank shirt, natural',
  handle: 'blank-natural',
  images: [],
  variants: [
    {
      id: 'variant_blank',
      title: 'M',
      variant_rank: 0,
      manage_inventory: true,
      allow_backorder: true,
      inventory_items: [
        {
          inventory: { id: 'iitem_M', location_levels: [PRINTED_ON_ORDER] },
        },
      ],
    },
  ],
}

describe('the blank shirts of the press', () => {
  it('are a group of their own, on order until the studio counts them', async () => {
    blanks = [BLANK]
    shelf['M'] = { ...PRINTED_ON_ORDER }
    await show()
    expect(screen.getByRole('heading', { level: 3, name: 'Blank shirts for the press' })).toBeInTheDocument()
    const natural = screen.getByRole('listitem', { name: 'Natural' })
    expect(within(natural).queryByRole('spinbutton')).toBeNull()
    fireEvent.click(
      within(natural).getByRole('checkbox', { name: 'Can be ordered even when none are left Natural' }),
    )
    expect(await screen.findByText(/^Natural is counted from now on/)).toBeInTheDocument()
    expect(written).toEqual([
      {
        path: '/admin/products/prod_blank/variants/batch',
        body: { update: [{ id: 'variant_blank', allow_backorder: false }] },
      },
    ])
    const pieces = within(natural).getByRole('spinbutton', { name: 'Pieces on the shelf: Natural, size M' })
    expect(pieces).toHaveValue(0)
    // Nobody sells blank shirts as such.
    expect(pieces).toHaveAccessibleDescription('None left')
    fireEvent.change(pieces, { target: { value: '24' } })
    fireEvent.click(within(natural).getByRole('button', { name: 'Save' }))
    // No visitor sees them, so the shop shows nothing of it.
    expect(await screen.findByText('Natural, size M: 24 on the shelf.')).toBeInTheDocument()
    fireEvent.click(within(natural).getByRole('checkbox'))
    expect(await screen.findByText('Natural can be ordered even when none are left.')).toBeInTheDocument()
  })

  it('may be counted as fewer than were sold while they were on order', async () => {
    blanks = [{ ...BLANK, variants: BLANK.variants.map((one) => ({ ...one, allow_backorder: false })) }]
    shelf['M'] = { stocked_quantity: 0, reserved_quantity: 12, location_id: 'sloc_1' }
    await show()
    const natural = screen.getByRole('listitem', { name: 'Natural' })
    fireEvent.change(within(natural).getByRole('spinbutton'), { target: { value: '5' } })
    fireEvent.click(within(natural).getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Natural, size M: 5 on the shelf.')).toBeInTheDocument()
  })

  it('stay as they were where Medusa refuses', async () => {
    blanks = [BLANK]
    await show()
    Object.assign(failure, { status: 400, message: 'No.' })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fireEvent.click(screen.getByRole('checkbox'))
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(await screen.findByRole('alert')).toHaveTextContent('Natural was not changed.')
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  it('are changed once by two presses while Medusa has not answered', async () => {
    blanks = [BLANK]
    await show()
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.click(screen.getByRole('checkbox'))
    expect(await screen.findByText(/^Natural is counted from now on/)).toBeInTheDocument()
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(written).toHaveLength(1)
  })
})

describe('the stock [R7]', () => {
  it('shows each size as Medusa sorts them, what is sold of it, and which is sold out', async () => {
    await show()
    const shirt = screen.getByRole('listitem', { name: 'Donuts' })
    expect(within(shirt).getAllByRole('spinbutton')).toEqual([field('M'), field('L')])
    expect(field('M')).toHaveValue(10)
    expect(field('M')).toHaveAccessibleDescription('2 of them sold')
    expect(field('L')).toHaveAccessibleDescription('Sold out')
  })

  it('is changed with two presses, through Medusa', async () => {
    await show()
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    press('One more: Donuts, size L')
    press('Save')
    expect(await screen.findByText(/^Donuts, size L: 1 on the shelf\./)).toBeInTheDocument()
    expect(written).toEqual([
      { path: '/admin/inventory-items/iitem_L/location-levels/sloc_1', body: { stocked_quantity: 1 } },
    ])
    expect(field('L')).not.toHaveAccessibleDescription('Sold out')
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  })

  it('keeps the focus in the row that was saved', async () => {
    await show()
    press('One more: Donuts, size L')
    screen.getByRole('button', { name: 'Save' }).focus()
    press('Save')
    await expect.poll(() => document.activeElement).toBe(field('L'))
  })

  it('takes a number, but none below what is sold, and no half shirts, and says so in its own words [S12]', async () => {
    await show()
    for (const wrong of ['1', '', '3.5', '10000']) {
      fireEvent.change(field('M'), { target: { value: wrong } })
      expect(field('M')).toHaveAccessibleDescription('2 of them sold')
      press('Save')
      expect(field('M')).toHaveAccessibleDescription(
        'Please type a whole number from 2 to 9999. 2 of them sold',
      )
      expect(field('M')).toHaveAttribute('aria-invalid', 'true')
      expect(field('M')).toHaveFocus()
      expect(field('M').closest('form')).toHaveAttribute('novalidate')
    }
    fireEvent.change(field('M'), { target: { value: '3' } })
    press('One fewer: Donuts, size M')
    press('One fewer: Donuts, size M')
    expect(field('M')).toHaveValue(2)
    press('Save')
    expect(await screen.findByText(/^Donuts, size M: 2 on the shelf\./)).toBeInTheDocument()
    expect(written.map(({ body }) => body)).toEqual([{ stocked_quantity: 2 }])
  })

  it('is counted down from what is on the shelf while nothing is typed, as far as pieces are sold', async () => {
    await show()
    const fewer = () => screen.getByRole('button', { name: 'One fewer: Donuts, size M' })
    fireEvent.change(field('M'), { target: { value: '' } })
    expect(fewer()).toHaveAttribute('aria-disabled', 'false')
    fireEvent.click(fewer())
    expect(field('M')).toHaveValue(9)
    fireEvent.change(field('M'), { target: { value: '1' } })
    expect(fewer()).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(fewer())
    expect(field('M')).toHaveValue(1)
  })

  it('writes nothing over what has changed meanwhile, and shows it', async () => {
    await show()
    press('One more: Donuts, size M')
    Object.assign(shelf['M'] ?? {}, { stocked_quantity: 8, reserved_quantity: 0 })
    press('Save')
    expect(await screen.findByRole('alert')).toHaveTextContent('The stock has changed meanwhile.')
    expect(written).toEqual([])
    expect(field('M')).toHaveValue(8)
  })

  it('says why it was not saved, and keeps what was typed', async () => {
    await show()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    Object.assign(failure, { status: 400, message: 'There is no such shelf.' })
    fireEvent.change(field('M'), { target: { value: '7' } })
    press('Save')
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such shelf.')
    expect(field('M')).toHaveValue(7)
  })

  it('says of a shirt whose pieces nobody counts why it has no sizes, and where that is changed [S8]', async () => {
    others = ['Nacht']
    await show()
    const shirt = screen.getByRole('listitem', { name: 'Nacht' })
    expect(shirt).toHaveTextContent('Nobody counts its pieces, so it is never sold out.')
    expect(within(shirt).getByRole('link', { name: 'The product in Medusa' })).toHaveAttribute(
      'href',
      '/app/products/Nacht',
    )
    const counted = screen.getByRole('listitem', { name: 'Donuts' })
    expect(counted).not.toHaveTextContent('Nobody counts')
  })

  it('has every shirt, however many there are, by name', async () => {
    others = Array.from({ length: 220 }, (_, index) => `Shirt ${1000 + index}`)
    await show()
    const names = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(names).toEqual(['Donuts', ...others])
  })
})
