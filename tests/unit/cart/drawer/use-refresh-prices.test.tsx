import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { createFakeNetwork, buildJsonResponse } from '../../support/fake-network'
import { buildCatalogue, buildCartLine } from '../../support/products'
import { openDrawer, summary } from './open-drawer'

/** The studio changes the tax to 8.1 percent. */
function changeTax() {
  const { pricing, ...rest } = buildCatalogue()
  return createFakeNetwork({
    '/api/products': () => buildJsonResponse({ ...rest, pricing: { ...pricing, taxRate: 8.1 } }),
  })
}

const comeBackToTab = () => act(() => void document.dispatchEvent(new Event('visibilitychange')))

describe('an open cart, where the studio changes the tax meanwhile,', () => {
  it('has the new total for a buyer who comes back to the tab', async () => {
    await openDrawer([buildCartLine()])
    await waitFor(() => expect(summary()).toHaveTextContent('VATCHF 2.30'))
    changeTax()
    comeBackToTab()
    await waitFor(() => expect(summary()).toHaveTextContent('VATCHF 2.42'))
    expect(summary()).toHaveTextContent('TotalCHF 42.32')
  })

  it('has the new total within a minute for a buyer who looks at it all the time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openDrawer([buildCartLine()])
    await waitFor(() => expect(summary()).toHaveTextContent('VATCHF 2.30'))
    changeTax()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await waitFor(() => expect(summary()).toHaveTextContent('VATCHF 2.42'))
  })

  it('keeps the total that it knows while the shop cannot be reached', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await openDrawer([buildCartLine()])
    await waitFor(() => expect(summary()).toHaveTextContent('VATCHF 2.30'))
    createFakeNetwork({ '/api/products': () => Response.error() })
    comeBackToTab()
    await waitFor(() => expect(logged).toHaveBeenCalled())
    expect(summary()).toHaveTextContent('TotalCHF 42.20')
  })
})

it('a cart that is opened again has the total of then, and asks for nothing while it is closed', async () => {
  await openDrawer([buildCartLine()])
  await userEvent.click(screen.getByRole('button', { name: 'Close cart' }))
  const requests = changeTax()
  comeBackToTab()
  await userEvent.click(screen.getByRole('button', { name: /^Shopping cart/ }))
  await waitFor(() => expect(summary()).toHaveTextContent('VATCHF 2.42'))
  expect(requests).toHaveLength(1)
})
