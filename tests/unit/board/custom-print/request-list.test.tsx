import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SPEC, REQUEST, findSentTo, showRequests } from './requests-fixture'
import { answers, expectErrors, installFakeServer } from '../board-support'

beforeEach(installFakeServer)

describe('the requests on the board', () => {
  it('show picture, facts, price, note and what the press says', async () => {
    await showRequests(REQUEST)
    const card = await screen.findByRole('listitem', { name: 'Request 27' })
    for (const words of [
      'Anna Muster, 24 pieces, screen print, Shipping',
      'CHF 539.02',
      'Olive on natural, screen print',
      '32.0 × 29.8 cm, front',
      '7.0 cm below the neck, in the middle',
      '45 lpi at 22.5°, mesh of 77 threads/cm',
      '4 S, 8 M, 8 L, 4 XL',
      '1 hint',
      'For the camp.',
    ])
      expect(within(card).getByText(words)).toBeDefined()
    expect(within(card).getByAltText('The print of request 27').getAttribute('src')).toBe(
      '/admin/press-requests/preq_1/pictures/preview',
    )
    expect(card.textContent).toContain('Specks under 0.3 mm do not hold, 0.3 % of the print.')
    expect(card.textContent).toContain('302 dpi at 32.0 cm. Sharp.')
    const original = within(card).getByRole('link', { name: 'Original, 3810 × 3548 px, 3.1 MB' })
    expect(original.getAttribute('href')).toBe('/admin/press-requests/preq_1/pictures/original')
  })

  it('leave out what the press of a newer release says', async () => {
    const newer = { code: 'newer', sign: 'warning', values: {} } as const
    await showRequests({ ...REQUEST, answers: [...REQUEST.answers, newer] })
    const card = await screen.findByRole('listitem', { name: 'Request 27' })
    expect(card).toHaveTextContent('302 dpi')
    expect(card).not.toHaveTextContent('newer')
  })

  it('say at the film that the buyer was shown another one, and that a proof shows this one', async () => {
    const differs = { code: 'filmDiffers', sign: 'warning', values: {} } as const
    await showRequests(
      { ...REQUEST, answers: [differs, ...REQUEST.answers] },
      { ...REQUEST, id: 'preq_2', number: 28 },
    )
    const card = await screen.findByRole('listitem', { name: 'Request 27' })
    expect(within(card).getByText(/^Film differs: .* Send a proof before a screen is made/)).toBeVisible()
    expect(within(card).getByText('1 hint')).toBeVisible()
    expect(screen.getByRole('listitem', { name: 'Request 28' })).not.toHaveTextContent('Film differs')
  })

  it('never say of a drawing that it has no size', async () => {
    await showRequests({ ...REQUEST, original: { width: 90, height: 90, bytes: 1200 } })
    expect(await screen.findByRole('link', { name: 'Original, 90 × 90 px, 0.1 MB' })).toBeDefined()
  })

  it('say what was mended, and have a film unless they are printed by DTG', async () => {
    const spec = { ...REQUEST.job, isThickened: true }
    await showRequests(
      { ...REQUEST, job: spec },
      { ...REQUEST, id: 'preq_2', number: 28, job: { ...spec, method: 'dtg' } },
    )
    const [screened, direct] = ['Request 27', 'Request 28'].map((name) =>
      within(screen.getByRole('listitem', { name })),
    )
    expect(screened?.getByText('Thin lines thickened')).toBeDefined()
    expect(screened?.queryByText('Specks left out')).toBeNull()
    expect(screened?.getByRole('link', { name: 'Film, PNG, 600 dpi' }).getAttribute('href')).toBe(
      '/admin/press-requests/preq_1/film',
    )
    expect(direct?.queryByText('Thin lines thickened')).toBeNull()
    expect(direct?.queryByRole('link', { name: 'Film, PNG, 600 dpi' })).toBeNull()
  })

  it('say whose print is ordered again', async () => {
    await showRequests(REQUEST, { ...REQUEST, id: 'preq_2', number: 41, reorderOf: 27 })
    const card = (name: string) => within(screen.getByRole('listitem', { name }))
    expect(card('Request 41').getByText('Again: request 27')).toBeDefined()
    expect(card('Request 27').queryByText(/^Again/)).toBeNull()
  })

  it.each([
    [-25, '9.0 cm below the neck, 2.5 cm left of the middle as one looks at it'],
    [90, '9.0 cm below the neck, 9.0 cm right of the middle as one looks at it'],
  ])('say on which side of the middle %i mm are', async (fromMiddle, words) => {
    await showRequests({ ...REQUEST, job: { ...REQUEST.job, belowNeck: 90, fromMiddle, curve: -15 } })
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByText('Lightened by 15')).toBeDefined()
  })

  it.each([
    ['Ask', 'question', 'Request 27: your question goes out by email.'],
    ['Decline', 'declined', 'Request 27 is declined, and the buyer gets an email.'],
  ])('are answered with %s, words and Send', async (button, step, done) => {
    await showRequests(REQUEST)
    fireEvent.click(await screen.findByRole('button', { name: button }))
    const words = screen.getByRole('textbox', { name: /The buyer reads it/ })
    fireEvent.change(words, { target: { value: 'Which green?' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText(done)).toBeDefined()
    expect(findSentTo('/admin/press-requests/preq_1')).toEqual([
      { step, words: 'Which green?', key: expect.stringMatching(/^[\w-]{36}$/) },
    ])
  })

  it('are answered once when an answer was lost on its way and is sent again', async () => {
    await showRequests(REQUEST)
    expectErrors()
    delete answers['POST /admin/press-requests/preq_1']
    fireEvent.click(await screen.findByRole('button', { name: 'Ask' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Which green?' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect((await screen.findByRole('alert')).textContent).toContain('It may be done already.')
    answers['POST /admin/press-requests/preq_1'] = { body: { requests: [REQUEST] } }
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Request 27: your question goes out by email.')
    const keys = findSentTo('/admin/press-requests/preq_1').map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('are answered as corrected where the first answer was lost', async () => {
    await showRequests(REQUEST)
    expectErrors()
    delete answers['POST /admin/press-requests/preq_1']
    fireEvent.click(await screen.findByRole('button', { name: 'Ask' }))
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Which green?' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByRole('alert')
    answers['POST /admin/press-requests/preq_1'] = { body: { requests: [REQUEST] } }
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Olive or forest?' } })
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('Request 27: your question goes out by email.')
    const keys = findSentTo('/admin/press-requests/preq_1').map(({ key }) => key)
    expect(new Set(keys).size).toBe(2)
  })

  it('show the newest version, with its picture and its film', async () => {
    const proof = {
      version: 1,
      job: { ...SPEC, ink: 'clay' as const },
      height: 298,
      answers: [{ code: 'soft', sign: 'note', values: { dpi: 180, width: 320 } } as const],
      total: 53_902,
      readyOn: '2026-12-04',
      validUntil: '2026-12-08',
      message: '',
      sentAt: '2026-11-23T08:00:00Z',
      by: 'Ursina',
    }
    await showRequests({ ...REQUEST, state: 'proofed', proofs: [proof] })
    const card = within(await screen.findByRole('listitem', { name: 'Request 27' }))
    expect(card.getByText('Clay on natural, screen print')).toBeDefined()
    expect(card.getByText(/180 dpi at 32\.0 cm/)).toBeDefined()
    expect(card.queryByText(/302 dpi/)).toBeNull()
    expect(card.getByAltText('The print of request 27')).toHaveAttribute(
      'src',
      '/admin/press-requests/preq_1/pictures/preview?version=1',
    )
    expect(card.getByRole('link', { name: 'Film, PDF, 1:1' })).toHaveAttribute(
      'href',
      '/admin/press-requests/preq_1/film?as=pdf&version=1',
    )
  })

  it('say how far they are, with every version, and nothing more is sent while the buyer pays', async () => {
    const proof = {
      version: 1,
      job: SPEC,
      height: 298,
      answers: REQUEST.answers,
      total: 53_902,
      readyOn: '2026-12-04',
      validUntil: '2026-12-08',
      message: 'Opened.',
      sentAt: '2026-11-23T08:00:00Z',
      by: 'Ursina',
    }
    const wish = { kind: 'change_wanted', words: 'Smaller.', at: '2026-11-23T09:00:00Z', by: 'buyer' }
    const newer = { ...proof, version: 2, total: 50_000, sentAt: '2026-11-23T10:00:00Z', message: '' }
    await showRequests({ ...REQUEST, state: 'approved', proofs: [proof, newer], decisions: [wish] })
    const card = await screen.findByRole('listitem', { name: 'Request 27' })
    expect(within(card).getByText('The buyer is at the payment page')).toBeDefined()
    expect(within(card).getByText('CHF 500.00')).toBeDefined()
    expect(card.textContent).toMatch(
      /Version 1, CHF\u00a0539.02.*Ursina Opened\..*Change wanted.*Smaller\..*Version 2, CHF\u00a0500.00/,
    )
    expect(within(card).queryByRole('button')).toBeNull()
  })

  it('say what the buyer has answered, and wait for nobody but the studio then', async () => {
    const answered = { kind: 'answered', words: 'The dark one.', at: '2026-11-23T09:00:00Z', by: 'buyer' }
    await showRequests({ ...REQUEST, decisions: [answered] })
    const card = await screen.findByRole('listitem', { name: 'Request 27' })
    expect(card.textContent).toMatch(/Answered .* The dark one\./)
    expect(within(card).queryByText('Waits for the buyer’s answer')).toBeNull()
  })

  it('say which shirts were missing when a buyer wanted to approve', async () => {
    const short = { kind: 'blanks_short', words: '20 × M (12)', at: '2026-11-23T09:00:00Z', by: 'buyer' }
    await showRequests({ ...REQUEST, state: 'proofed', decisions: [short] })
    const card = await screen.findByRole('listitem', { name: 'Request 27' })
    expect(card.textContent).toMatch(
      /Could not be approved on .*, as blank shirts were missing: 20 × M \(12\)/,
    )
  })

  it('are twenty-four on a page, and keep what is typed in a card of another one', async () => {
    const requests = Array.from({ length: 25 }, (_, index) => ({
      ...REQUEST,
      id: `preq_${index + 1}`,
      number: 27 + index,
    }))
    await showRequests(...requests)
    // By text: roles of so many cards take seconds.
    const [first, last] = [screen.getByText('Request 50'), screen.getByText('Request 51')]
    expect(first).toBeVisible()
    expect(last).not.toBeVisible()
    const [ask] = screen.getAllByText('Ask')
    if (ask !== undefined) fireEvent.click(ask)
    const words = screen.getByLabelText(/The buyer reads it/)
    fireEvent.change(words, { target: { value: 'Which green?' } })
    fireEvent.click(screen.getByText('Next'))
    expect(first).not.toBeVisible()
    expect(last).toBeVisible()
    fireEvent.click(screen.getByText('Back'))
    expect(words).toBeVisible()
    expect(words).toHaveValue('Which green?')
  })

  it.each([
    ['28', 'Request 28'],
    ['#28', 'Request 28'],
    ['mueller jurg', 'Request 28'],
    ['ANNA.muster@', 'Request 27'],
  ])('are found by number, name and e-mail: %s', async (typed, name) => {
    const other = { ...REQUEST, id: 'preq_2', number: 28, name: 'Jürg Müller', email: 'jm@example.ch' }
    await showRequests(REQUEST, other)
    fireEvent.change(screen.getByLabelText('Number, name or email'), { target: { value: typed } })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('1 request')).toBeVisible()
    expect(screen.getAllByRole('listitem', { name: /^Request/ })).toEqual([
      screen.getByRole('listitem', { name }),
    ])
  })

  it('say that none is waiting', async () => {
    await showRequests()
    expect(await screen.findByText('No request is waiting.')).toBeDefined()
  })
})
