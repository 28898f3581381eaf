import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildJsonResponse } from '../../support/fake-network'
import { buildRefusal, openProofPage, press, REQUEST } from './proof-page-fixture'
import { silenceErrors } from '../../support/silence-errors'

describe('the page of a proof', () => {
  it('takes the answer to a question of the studio, once also where ours was lost', async () => {
    silenceErrors()
    const studio = await openProofPage({ state: 'question', proofs: [], words: 'Which green?' })
    const words = await screen.findByLabelText('Your answer to the studio')
    expect(words).toHaveAttribute('maxlength', '1000')
    fireEvent.change(words, { target: { value: 'The dark one.' } })
    studio.decide = () => buildJsonResponse({}, 502)
    press('Send')
    await screen.findByRole('alert')
    studio.decide = () => buildJsonResponse(REQUEST)
    studio.answer = () => buildJsonResponse({ ...REQUEST, state: 'new', proofs: [] })
    press('Send')
    expect(await screen.findByRole('heading', { level: 1, name: 'Your request' })).toBeVisible()
    expect(screen.queryByLabelText('Your answer to the studio')).toBeNull()
    const [first, second] = studio.decisions as { key: string }[]
    expect(second).toEqual(first)
    expect(first).toMatchObject({ token: 'preq_1.abc', kind: 'answered', words: 'The dark one.' })
  })

  it('asks before it repeats what the buyer knows, so that nobody scrolls to the question', async () => {
    await openProofPage({ state: 'question', proofs: [], words: 'Which green?' })
    const answer = await screen.findByLabelText('Your answer to the studio')
    const isBefore = (first: Element, second: Element) =>
      (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    expect(isBefore(screen.getByText('Which green?', { exact: false }), answer)).toBe(true)
    expect(isBefore(answer, screen.getByText(/^Request \d+$/))).toBe(true)
  })

  it('shows buyers what they wrote, and what the studio has asked', async () => {
    await openProofPage({
      state: 'new',
      proofs: [],
      messages: [
        { by: 'buyer', words: 'By Friday?', at: '2026-11-22T20:08:00Z' },
        { by: 'studio', words: 'Which green?', at: '2026-11-23T08:00:00Z' },
        { by: 'buyer', words: 'The dark one.', at: '2026-11-23T09:00:00Z' },
      ],
    })
    const list = await screen.findByRole('list', { name: 'What was written before' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'From you, 22\u00a0November\u00a02026. By Friday?',
      'From the studio, 23\u00a0November\u00a02026. Which green?',
      'From you, 23\u00a0November\u00a02026. The dark one.',
    ])
  })

  it('keeps the words of an answer that comes too late, and says why it was not sent', async () => {
    silenceErrors()
    const studio = await openProofPage({ state: 'question', proofs: [], words: 'Which green?' })
    const words = await screen.findByLabelText('Your answer to the studio')
    fireEvent.change(words, { target: { value: 'The dark one.' } })
    studio.decide = () => buildRefusal('not_asked')
    studio.answer = () => buildJsonResponse({ ...REQUEST, state: 'declined', words: 'A brand.' })
    press('Send')
    expect(await screen.findByRole('heading', { level: 1, name: 'We cannot print this' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('The studio has gone on without your answer')
    expect(screen.getByLabelText('Your answer to the studio')).toHaveValue('The dark one.')
  })
})
