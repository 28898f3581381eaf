import { act, fireEvent, render, screen } from '@testing-library/react'
import { useNavigate } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { StudioPage } from '@/studio/studio-page'
import { inLanguage } from '../layout/in-language'
import { answers, asked, CALM, expectErrors, ORDER, pendingAnswer } from './studio-fixture'

const FOUND = { body: { orders: [ORDER], unreadable: [], count: 60 } }

function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser: back
    </button>
  )
}

async function open(path: string) {
  localStorage.setItem('atelier-steinbock.staff', 'true')
  answers['GET /api/orders'] = FOUND
  answers['GET /admin/attention'] = { body: CALM }
  const page = (
    <>
      <StudioPage />
      <Back />
    </>
  )
  render(page, { wrapper: await inLanguage('en', path) })
  await screen.findByText('60 orders')
}

/** The last question about all orders. */
const question = () => {
  const last = asked.findLast(({ path }) => path.startsWith('/api/orders?') && !path.includes('filter=open'))
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
    expect(screen.getByLabelText('Number, name or email')).toHaveValue('Ursina')
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
    fireEvent.change(screen.getByLabelText('Number, name or email'), { target: { value: ' Ursina ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(question()).toEqual({ q: 'Ursina', limit: '25', offset: '0' })
    fireEvent.change(screen.getByLabelText('Stage'), { target: { value: 'done' } })
    expect(question()).toEqual({ q: 'Ursina', stage: 'done', limit: '25', offset: '0' })
    fireEvent.click(screen.getByRole('button', { name: 'Browser: back' }))
    expect(screen.getByLabelText('Number, name or email')).toHaveValue('Ursina')
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
    const arrive = pendingAnswer()
    fireEvent.click(next)
    expect(screen.getByText('Page 2 of 3')).toBeInTheDocument()
    expect(screen.getByText('Loading orders...')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    await act(async () => arrive(FOUND))
    expect(await screen.findByRole('table')).toBeInTheDocument()
    expect(next).toHaveFocus()
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
