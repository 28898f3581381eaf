import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BuyerProof, type BuyerRequest, PROOF_FAILURES } from '@contract/custom-print/buyer-request'
import { LANGUAGES } from '@contract/site/language'
import { ProofPage } from '@/custom-print/proof/proof-page'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue } from '../../support/products'
import { renderShop } from '../../support/render-shop'
import { PRINTED, SENT_PROOF } from './buyer-request-fixture'

const PROOF: BuyerProof = { ...SENT_PROOF, message: 'We opened the horns.' }
const REQUEST: BuyerRequest = {
  ...PRINTED,
  state: 'proofed',
  wishDate: '2026-12-04',
  proofs: [PROOF],
  approved: null,
  order: null,
  isDeletable: true,
  reorder: null,
}

/** How often the request was asked for. */
let answered: number
let answer: Response | (() => Response | Promise<Response>)
let decisions: unknown[]
let decided: () => Response
beforeEach(() => {
  decisions = []
  answered = 0
  decided = () => buildJsonResponse({})
})
afterEach(() => vi.restoreAllMocks())

async function openPage(request: Partial<BuyerRequest> | (() => Response), path = '/proof?token=preq_1.abc') {
  answer = typeof request === 'function' ? request : () => buildJsonResponse({ ...REQUEST, ...request })
  createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/press-request': async (incoming: Request) => {
      if (incoming.method !== 'POST') {
        answered += 1
        return typeof answer === 'function' ? answer() : answer
      }
      decisions.push(await incoming.json())
      return decided()
    },
  })
  await act(() => renderShop(<ProofPage />, path))
}

/** The heading of what was asked for; while that is on its way, there is one that says so. */
const findOutcome = () => screen.findByRole('heading', { level: 1, name: /^(?!Looking for)/ })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const refusal = (code: keyof typeof PROOF_FAILURES) =>
  buildJsonResponse({ code, error: PROOF_FAILURES[code] }, 409)
const silenceErrors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

describe('the page of a proof', () => {
  it('shows picture, facts, message, price, and until when it holds', async () => {
    await openPage({})
    expect(await screen.findByRole('heading', { level: 1, name: 'Your proof' })).toBeVisible()
    const picture = screen.getByAltText('The print: Olive, front, 32.0 by 29.8 cm')
    expect(picture).toHaveAttribute('src', '/api/press-preview?token=preq_1.abc&version=1')
    const facts = screen.getByLabelText('What is printed')
    expect(facts).toHaveTextContent('Olive, water-based, one screen')
    expect(facts).toHaveTextContent('32.0 × 29.8 cm, front')
    expect(facts).toHaveTextContent('7.0 cm below the neck, in the middle')
    expect(facts).toHaveTextContent('45 lpi at 22.5°, mesh of 77 threads/cm')
    expect(facts).toHaveTextContent('24 natural: 4 S, 8 M, 8 L, 4 XL')
    expect(facts).toHaveTextContent(/Friday,? 4 December 2026/)
    expect(screen.getByText(/We opened the horns/)).toBeVisible()
    expect(screen.getByLabelText('Price')).toHaveTextContent(
      'Screen and printingCHF 256.0024 shirtsCHF 235.20VAT 7.7 %CHF 37.82Shipping in SwitzerlandCHF 10.00TotalCHF 539.02',
    )
    expect(
      screen.getByText('Nothing is printed before you approve. This price holds until 8 December 2026.'),
    ).toBeVisible()
  })

  it('shows each version’s own print, and what it changes of the one before', async () => {
    const spec = { ...PROOF.job, ink: 'clay' as const, width: 280 }
    const newer = { ...PROOF, id: 'prof_2', version: 2, job: spec, height: 261, readyOn: '2026-12-07' }
    await openPage({ proofs: [PROOF, newer] })
    await findOutcome()
    expect(screen.getByAltText('The print: Clay, front, 28.0 by 26.1 cm')).toHaveAttribute(
      'src',
      '/api/press-preview?token=preq_1.abc&version=2',
    )
    const changes = screen.getByRole('heading', { name: 'Changed since version 1' }).parentElement
    expect(changes).toHaveTextContent(
      'Ink before: Olive, water-based, one screen now: Clay, water-based, one screen',
    )
    expect(changes).toHaveTextContent(/Ready before: Friday,? 4 December 2026 now: Monday,? 7 December 2026/)
    expect(changes).not.toHaveTextContent(/Shirts|Total/)
    press('Version 1')
    expect(screen.getByAltText('The print: Olive, front, 32.0 by 29.8 cm')).toBeVisible()
    expect(screen.queryByRole('heading', { name: /^Changed/ })).toBeNull()
  })

  it('shows the print where it lies on the shirt, and says what a version moves', async () => {
    const moved = { ...PROOF.job, place: 'back' as const, belowNeck: 95, fromMiddle: -30 }
    await openPage({ proofs: [PROOF, { ...PROOF, id: 'prof_2', version: 2, job: moved }] })
    await findOutcome()
    const alt = 'On the shirt: back, 9.5 cm below the neck, 3.0 cm left of the middle as one looks at it'
    const picture = screen.getByAltText(alt)
    expect(picture).toHaveAttribute('src', '/api/press-preview?token=preq_1.abc&version=2')
    // The shirt is 660 mm across and 772 high, and its back begins 66 mm below the picture's top.
    expect(picture.parentElement).toHaveStyle({
      left: `${((-30 - 160 + 330) / 660) * 100}%`,
      top: `${((95 - 46 + 112) / 772) * 100}%`,
      width: `${(320 / 660) * 100}%`,
    })
    const changes = screen.getByRole('heading', { name: 'Changed since version 1' }).parentElement
    expect(changes).toHaveTextContent(
      'Place before: 7.0 cm below the neck, in the middle now: 9.5 cm below the neck, 3.0 cm left of the middle as one looks at it',
    )
  })

  it('says which touch-ups to the drawing a version makes, and which no longer', async () => {
    const spec = { ...PROOF.job, curve: 20, isSwapped: true, isThickened: true, isCleaned: true }
    const [second, third] = [
      { ...PROOF, id: 'prof_2', version: 2, job: spec },
      { ...PROOF, id: 'prof_3', version: 3, job: { ...PROOF.job, curve: -15 } },
    ]
    await openPage({ proofs: [PROOF, second, third] })
    await findOutcome()
    const readChanges = () => screen.getByRole('heading', { name: /^Changed/ }).parentElement
    const touched = 'Darkened by 20. Light and dark swapped. Thin lines thickened. Specks left out'
    expect(readChanges()).toHaveTextContent(`Drawing before: ${touched} now: Lightened by 15`)
    press('Version 2')
    expect(screen.getByLabelText('What is printed')).toHaveTextContent(touched)
    expect(readChanges()).toHaveTextContent(`Drawing before: As in your file now: ${touched}`)
    expect(readChanges()).not.toHaveTextContent(/Ink|Place|Dots/)
  })

  it('asks to be loaded again once the shop is newer, and keeps what is shown and typed', async () => {
    await openPage({})
    await screen.findByRole('heading', { level: 1, name: 'Your proof' })
    answer = () => buildJsonResponse({ ...REQUEST, state: 'framed' })
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This page is older than the shop')
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Your proof' })).toBeVisible()
    const complaints = silenceErrors()
    answer = () => buildJsonResponse({}, 503)
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(complaints).toHaveBeenCalled())
    await act(async () => undefined)
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  })

  it('asks to be loaded again where it cannot read a request from the start', async () => {
    await openPage(() => buildJsonResponse({ ...REQUEST, state: 'framed' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is older than the shop' }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  })

  it('approves what is seen, and goes to the payment page', async () => {
    await openPage({})
    await findOutcome()
    decided = () => buildJsonResponse({ url: '#paying' })
    press('Approve and pay CHF 539.02')
    await waitFor(() => expect(window.location.hash).toBe('#paying'))
    expect(decisions).toEqual([{ token: 'preq_1.abc', kind: 'approved', proofId: 'prof_1', total: 53_902 }])
  })

  it.each([
    ['newer_version', 'There is a newer version. Nothing was approved; please look at it first.'],
    ['already_paid', 'This proof is approved and paid already.'],
  ] as const)('says why it cannot be approved: %s', async (code, words) => {
    silenceErrors()
    await openPage({})
    await findOutcome()
    decided = () => refusal(code)
    press(/^Approve and pay/)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('says which shirts are no longer there, and that nothing was charged', async () => {
    silenceErrors()
    await openPage({})
    await findOutcome()
    const sentence = 'We no longer have 20 × M. Nothing was charged. The studio will write to you.'
    decided = () =>
      buildJsonResponse({ code: 'blanks_short', error: sentence, values: { pieces: 20, size: 'M' } }, 409)
    press(/^Approve and pay/)
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('says that nothing has changed when the studio does not answer', async () => {
    silenceErrors()
    await openPage({})
    await findOutcome()
    decided = () => buildJsonResponse({}, 503)
    press(/^Approve and pay/)
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed. Please try again.')
  })

  it('asks for a change in words, once also where the answer was lost', async () => {
    silenceErrors()
    await openPage({})
    await findOutcome()
    press('Ask for a change')
    fireEvent.change(screen.getByLabelText('What should be different?'), { target: { value: 'Smaller.' } })
    decided = () => buildJsonResponse({}, 502)
    press('Send')
    await screen.findByRole('alert')
    decided = () => buildJsonResponse(REQUEST)
    answer = () => buildJsonResponse({ ...REQUEST, state: 'change_wanted' })
    press('Send')
    expect(await screen.findByText(/The studio knows what you want changed/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
    const [first, second] = decisions as { key: string; words: string }[]
    expect(second).toEqual(first)
    expect(first?.words).toBe('Smaller.')
  })

  it('takes the answer to a question of the studio, once also where ours was lost', async () => {
    silenceErrors()
    await openPage({ state: 'question', proofs: [], words: 'Which green?' })
    const words = await screen.findByLabelText('Your answer to the studio')
    expect(words).toHaveAttribute('maxlength', '1000')
    fireEvent.change(words, { target: { value: 'The dark one.' } })
    decided = () => buildJsonResponse({}, 502)
    press('Send')
    await screen.findByRole('alert')
    decided = () => buildJsonResponse(REQUEST)
    answer = () => buildJsonResponse({ ...REQUEST, state: 'new', proofs: [] })
    press('Send')
    expect(await screen.findByRole('heading', { level: 1, name: 'Your request' })).toBeVisible()
    expect(screen.queryByLabelText('Your answer to the studio')).toBeNull()
    const [first, second] = decisions as { key: string }[]
    expect(second).toEqual(first)
    expect(first).toMatchObject({ token: 'preq_1.abc', kind: 'answered', words: 'The dark one.' })
  })

  it('shows what the press says of the stored drawing, and of each version, but for what is good or newer than the page', async () => {
    const thin = { code: 'thinLines', sign: 'warning', values: { width: 0.21, thinnest: 0.3 } } as const
    const sharp = { code: 'sharp', sign: 'tick', values: { dpi: 302, width: 320, good: 200 } } as const
    const newer = { code: 'newer', sign: 'warning', values: {} } as const
    await openPage({ state: 'new', proofs: [], answers: [thin, sharp, newer] })
    const title = await screen.findByRole('heading', { name: 'What the press says' })
    expect(title.parentElement).toHaveTextContent('Lines of 0.21 mm break up')
    expect(title.parentElement).not.toHaveTextContent(/302 dpi|newer/)
    const proofs = [{ ...PROOF, answers: [sharp] }]
    answer = () => buildJsonResponse({ ...REQUEST, proofs, answers: [thin, sharp] })
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await screen.findByRole('heading', { level: 1, name: 'Your proof' })
    expect(screen.queryByRole('heading', { name: 'What the press says' })).toBeNull()
  })

  it('shows buyers what they wrote, and what the studio has asked', async () => {
    const [noted, question, answered] = [
      '2026-11-22T20:08:00Z',
      '2026-11-23T08:00:00Z',
      '2026-11-23T09:00:00Z',
    ]
    await openPage({
      state: 'new',
      proofs: [],
      messages: [
        { by: 'buyer', words: 'By Friday?', at: noted ?? '' },
        { by: 'studio', words: 'Which green?', at: question ?? '' },
        { by: 'buyer', words: 'The dark one.', at: answered ?? '' },
      ],
    })
    const list = await screen.findByRole('list', { name: 'What was written before' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'From you, 22 November 2026. By Friday?',
      'From the studio, 23 November 2026. Which green?',
      'From you, 23 November 2026. The dark one.',
    ])
  })

  it('keeps the words of an answer that comes too late, and says why it was not sent', async () => {
    silenceErrors()
    await openPage({ state: 'question', proofs: [], words: 'Which green?' })
    const words = await screen.findByLabelText('Your answer to the studio')
    fireEvent.change(words, { target: { value: 'The dark one.' } })
    decided = () => refusal('not_asked')
    answer = () => buildJsonResponse({ ...REQUEST, state: 'declined', words: 'A brand.' })
    press('Send')
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot print this' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('The studio has gone on without your answer')
    expect(screen.getByLabelText('Your answer to the studio')).toHaveValue('The dark one.')
  })

  it('stays deleted when an older answer comes late', async () => {
    await openPage({})
    await findOutcome()
    let arrive: (late: Response) => void = () => undefined
    answer = () => new Promise<Response>((resolve) => (arrive = resolve))
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    await waitFor(() => expect(answered).toBe(2))
    press('Delete drawing and proof')
    press('Yes, delete')
    const gone = /^(This link has ended|All is deleted)/
    const shown = () => screen.getByRole('heading', { level: 1, name: gone })
    expect(await screen.findByRole('heading', { level: 1, name: gone })).toBeVisible()
    await act(async () => arrive(buildJsonResponse(REQUEST)))
    expect(shown()).toBeVisible()
  })

  it('asks for a new price once this one has ended', async () => {
    await openPage({ proofs: [{ ...PROOF, isValid: false }] })
    expect(await screen.findByText('This price has ended. Ask for a new one.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
    press('Ask for a new price')
    await waitFor(() => expect(decisions).toMatchObject([{ kind: 'change_wanted' }]))
  })

  it('shows an older version, which leads to the newest', async () => {
    const newer = { ...PROOF, id: 'prof_2', version: 2, message: 'Smaller now.' }
    await openPage({ proofs: [PROOF, newer] })
    expect(await screen.findByText(/Smaller now/)).toBeVisible()
    press('Version 1')
    expect(screen.getByText(/We opened the horns/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
    press('Look at version 2')
    expect(screen.getByRole('button', { name: /Approve/ })).toBeVisible()
  })

  it('takes the request back, or deletes all, when asked once more', async () => {
    await openPage({})
    await findOutcome()
    press('Take it back')
    press('No, keep it')
    press('Take it back')
    answer = () => buildJsonResponse({ ...REQUEST, state: 'withdrawn' })
    press('Yes, take it back')
    expect(await screen.findByRole('heading', { level: 1, name: 'You took it back' })).toBeVisible()
    press('Delete drawing and proof')
    press('Yes, delete')
    expect(await screen.findByText('This link has ended')).toBeVisible()
    expect(decisions).toMatchObject([{ kind: 'withdrawn' }, { kind: 'deleted' }])
  })

  it('keeps the focus of who decides by keyboard: what was pressed is gone, its outcome has it', async () => {
    await openPage({})
    const outcome = () => screen.getByRole('heading', { level: 1 })
    await screen.findByRole('heading', { level: 1, name: 'Your proof' })
    press('Ask for a change')
    const words = screen.getByLabelText('What should be different?')
    expect(words).toHaveFocus()
    fireEvent.change(words, { target: { value: 'Smaller.' } })
    screen.getByRole('button', { name: 'Send' }).focus()
    answer = () => buildJsonResponse({ ...REQUEST, state: 'change_wanted' })
    press('Send')
    await waitFor(() => expect(outcome()).toHaveFocus())
    press('Delete drawing and proof')
    screen.getByRole('button', { name: 'Yes, delete' }).focus()
    press('Yes, delete')
    await waitFor(() => expect(outcome()).toHaveFocus())
    expect(outcome()).toHaveTextContent('This link has ended')
  })

  it('leaves the focus alone when it is refreshed after a decision that was refused', async () => {
    silenceErrors()
    await openPage({})
    await findOutcome()
    decided = () => refusal('total_changed')
    const button = screen.getByRole('button', { name: /^Approve and pay/ })
    button.focus()
    press(/^Approve and pay/)
    await waitFor(() => expect(answered).toBe(2))
    await screen.findByRole('button', { name: /^Approve and pay/ })
    expect(button).toHaveFocus()
    button.blur()
    answer = () => buildJsonResponse({ ...REQUEST, words: 'Back on Monday.' })
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await screen.findByText(/Back on Monday/)).toBeVisible()
    expect(document.body).toHaveFocus()
  })

  it('goes on to pay what is approved, with the day', async () => {
    await openPage({
      state: 'approved',
      approved: { version: 1, at: '2026-11-24T17:02:00Z' },
      isDeletable: false,
    })
    expect(await screen.findByText(/You approved version 1 on 24 November 2026/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay CHF 539.02' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
  })

  it('says how far an ordered print is', async () => {
    const stages = [
      { stage: 'approved' as const, at: '2026-11-24T17:02:00Z' },
      { stage: 'printed' as const, at: null },
      { stage: 'packed' as const, at: null },
      { stage: 'sent' as const, at: null },
    ]
    await openPage({
      state: 'paid',
      approved: { version: 1, at: '2026-11-24T17:02:00Z' },
      order: { number: 128, token: 'chki_1.a.b', stages },
      isDeletable: false,
    })
    const list = await screen.findByRole('list', { name: 'How far it is' })
    const items = within(list).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Proof approved24 November 2026',
      'Printedstill to come',
      'Packedstill to come',
      'Sentstill to come',
    ])
    expect(items[1]).toHaveAttribute('aria-current', 'step')
    expect(screen.getByRole('link', { name: 'See order 128' })).toHaveAttribute(
      'href',
      '/order?token=chki_1.a.b',
    )
    expect(screen.queryByRole('button', { name: /Approve|Take|Delete/ })).toBeNull()
  })

  it.each([
    ['new', 'Your request', /We answer within 2 working days/],
    ['question', 'A question for you', /Which green/],
    ['declined', 'We cannot print this', /Which green/],
  ] as const)('says what becomes of a request without a proof: %s', async (state, title, words) => {
    await openPage({ state, proofs: [], words: 'Which green?' })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
  })

  it.each([
    [404, 'We cannot find this request'],
    [410, 'This link has ended'],
    [503, 'The studio cannot be reached right now'],
  ])('says what a link leads to that leads nowhere: %i', async (status, title) => {
    silenceErrors()
    await openPage(() => buildJsonResponse({}, status))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it('says that a link is not whole', async () => {
    await openPage({}, '/proof')
    expect(await screen.findByText('Please open the whole link of our email.')).toBeVisible()
  })
})

describe('its texts', () => {
  it('are whole in every language', async () => {
    const files = import.meta.glob<Record<string, string>>('/locales/*/proof.json', {
      eager: true,
      import: 'default',
    })
    const english = files['/locales/en/proof.json'] ?? {}
    for (const language of LANGUAGES) {
      const texts = files[`/locales/${language}/proof.json`] ?? {}
      expect(Object.keys(texts)).toEqual(Object.keys(english))
      for (const [key, text] of Object.entries(english))
        expect(listPlaces(texts[key] ?? ''), `${language} ${key}`).toEqual(listPlaces(text))
    }
  })
})

const listPlaces = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).toSorted()
