import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { buildJsonResponse } from '../../support/fake-network'
import { openProofPage, REQUEST } from './proof-page-fixture'
import { silenceErrors } from '../../support/silence-errors'

describe('the page of a proof', () => {
  it('asks to be loaded again once the shop is newer, and keeps what is shown and typed', async () => {
    const studio = await openProofPage({})
    await screen.findByRole('heading', { level: 1, name: 'Your proof' })
    studio.answer = () => buildJsonResponse({ ...REQUEST, state: 'framed' })
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This page is older than the shop')
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: 'Your proof' })).toBeVisible()
    const complaints = silenceErrors()
    studio.answer = () => buildJsonResponse({}, 503)
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(complaints).toHaveBeenCalled())
    await act(async () => undefined)
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  })

  it('asks to be loaded again where it cannot read a request from the start', async () => {
    await openProofPage(() => buildJsonResponse({ ...REQUEST, state: 'framed' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This page is older than the shop' }),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  })

  it.each([
    [404, 'We cannot find this request'],
    [410, 'This link has ended'],
    [503, 'The studio cannot be reached right now'],
  ])('says what a link leads to that leads nowhere: %i', async (status, title) => {
    silenceErrors()
    await openProofPage(() => buildJsonResponse({}, status))
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it('says that a link is not whole', async () => {
    await openProofPage({}, '/proof')
    expect(await screen.findByText('Please open the whole link of our email.')).toBeVisible()
  })
})
