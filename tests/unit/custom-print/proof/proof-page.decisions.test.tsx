import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildJsonResponse } from '../../support/fake-network'
import { buildRefusal, findOutcome, openProofPage, press, PROOF, REQUEST } from './proof-page-fixture'
import { silenceErrors } from '../../support/silence-errors'

describe('the page of a proof', () => {
  it('approves what is seen, and goes to the payment page', async () => {
    const studio = await openProofPage({})
    await findOutcome()
    studio.decide = () => buildJsonResponse({ url: '#paying' })
    press('Approve and pay CHF\u00a0539.02')
    await waitFor(() => expect(window.location.hash).toBe('#paying'))
    expect(studio.decisions).toEqual([
      { token: 'preq_1.abc', kind: 'approved', proofId: 'prof_1', total: 53_902 },
    ])
  })

  it.each([
    ['newer_version', 'There is a newer version. Nothing was approved; please look at it first.'],
    ['already_paid', 'This proof is approved and paid already.'],
  ] as const)('says why it cannot be approved: %s', async (code, words) => {
    silenceErrors()
    const studio = await openProofPage({})
    await findOutcome()
    studio.decide = () => buildRefusal(code)
    press(/^Approve and pay/)
    expect(await screen.findByText(words)).toBeVisible()
  })

  it('is decided on again only once it is loaded again after a refusal', async () => {
    silenceErrors()
    const studio = await openProofPage({})
    await findOutcome()
    const button = screen.getByRole('button', { name: /^Approve and pay/ })
    let load = () => {}
    studio.answer = () => new Promise((resolve) => (load = () => resolve(buildJsonResponse(REQUEST))))
    studio.decide = () => buildRefusal('newer_version')
    fireEvent.click(button)
    await screen.findByText(/^There is a newer version/)
    await waitFor(() => expect(button).not.toHaveAccessibleName(/^Approve and pay/))
    fireEvent.click(button)
    load()
    await waitFor(() => expect(button).toHaveAccessibleName(/^Approve and pay/))
    expect(studio.decisions).toHaveLength(1)
  })

  it('says which shirts are no longer there, and that nothing was charged', async () => {
    silenceErrors()
    const studio = await openProofPage({})
    await findOutcome()
    const sentence = 'We no longer have 20 × M. Nothing was charged. The studio will write to you.'
    studio.decide = () =>
      buildJsonResponse({ code: 'blanks_short', error: sentence, values: { pieces: 20, size: 'M' } }, 409)
    press(/^Approve and pay/)
    expect(await screen.findByText(sentence)).toBeVisible()
  })

  it('says that nothing has changed when the studio does not answer', async () => {
    silenceErrors()
    const studio = await openProofPage({})
    await findOutcome()
    studio.decide = () => buildJsonResponse({}, 503)
    press(/^Approve and pay/)
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed. Please try again.')
  })

  it('asks for a change in words, once also where the answer was lost', async () => {
    silenceErrors()
    const studio = await openProofPage({})
    await findOutcome()
    press('Ask for a change')
    fireEvent.change(screen.getByLabelText('What should be different?'), { target: { value: 'Smaller.' } })
    studio.decide = () => buildJsonResponse({}, 502)
    press('Send')
    await screen.findByRole('alert')
    studio.decide = () => buildJsonResponse(REQUEST)
    studio.answer = () => buildJsonResponse({ ...REQUEST, state: 'change_wanted' })
    press('Send')
    expect(await screen.findByText(/The studio knows what you want changed/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
    const [first, second] = studio.decisions as { key: string; words: string }[]
    expect(second).toEqual(first)
    expect(first?.words).toBe('Smaller.')
  })

  it('stays deleted when an older answer comes late', async () => {
    const studio = await openProofPage({})
    await findOutcome()
    let arrive: (late: Response) => void = () => undefined
    studio.answer = () => new Promise<Response>((resolve) => (arrive = resolve))
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    await waitFor(() => expect(studio.requests).toBe(2))
    press('Delete drawing and proof')
    press('Yes, delete')
    const gone = /^(This link has ended|Everything is deleted)/
    const shown = () => screen.getByRole('heading', { level: 1, name: gone })
    expect(await screen.findByRole('heading', { level: 1, name: gone })).toBeVisible()
    await act(async () => arrive(buildJsonResponse(REQUEST)))
    expect(shown()).toBeVisible()
  })

  it('asks for a new price once this one has ended', async () => {
    const studio = await openProofPage({ proofs: [{ ...PROOF, isValid: false }] })
    expect(await screen.findByText('This price has ended. Ask for a new one.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull()
    press('Ask for a new price')
    await waitFor(() => expect(studio.decisions).toMatchObject([{ kind: 'change_wanted' }]))
  })

  it('takes the request back, or deletes all, when asked once more', async () => {
    const studio = await openProofPage({})
    await findOutcome()
    press('Take it back')
    press('No, keep it')
    press('Take it back')
    studio.answer = () => buildJsonResponse({ ...REQUEST, state: 'withdrawn' })
    press('Yes, take it back')
    expect(await screen.findByRole('heading', { level: 1, name: 'You took it back' })).toBeVisible()
    press('Delete drawing and proof')
    press('Yes, delete')
    expect(await screen.findByText('This link has ended')).toBeVisible()
    expect(studio.decisions).toMatchObject([{ kind: 'withdrawn' }, { kind: 'deleted' }])
  })

  it('keeps the focus of who decides by keyboard: what was pressed is gone, its outcome has it', async () => {
    const studio = await openProofPage({})
    const outcome = () => screen.getByRole('heading', { level: 1 })
    await screen.findByRole('heading', { level: 1, name: 'Your proof' })
    press('Ask for a change')
    const words = screen.getByLabelText('What should be different?')
    expect(words).toHaveFocus()
    fireEvent.change(words, { target: { value: 'Smaller.' } })
    screen.getByRole('button', { name: 'Send' }).focus()
    studio.answer = () => buildJsonResponse({ ...REQUEST, state: 'change_wanted' })
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
    const studio = await openProofPage({})
    await findOutcome()
    studio.decide = () => buildRefusal('total_changed')
    const button = screen.getByRole('button', { name: /^Approve and pay/ })
    button.focus()
    press(/^Approve and pay/)
    await waitFor(() => expect(studio.requests).toBe(2))
    await screen.findByRole('button', { name: /^Approve and pay/ })
    expect(button).toHaveFocus()
    button.blur()
    studio.answer = () => buildJsonResponse({ ...REQUEST, words: 'Back on Monday.' })
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
    expect(await screen.findByText(/Back on Monday/)).toBeVisible()
    expect(document.body).toHaveFocus()
  })

  it('goes on to pay what is approved, with the day', async () => {
    await openProofPage({
      state: 'approved',
      approved: { version: 1, at: '2026-11-24T17:02:00Z' },
      isDeletable: false,
    })
    expect(await screen.findByText(/You approved version 1 on 24 November 2026/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Pay CHF\u00a0539.02' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
  })
})
