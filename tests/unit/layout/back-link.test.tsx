import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import type { ComponentProps } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import { App } from '@/app/app'
import { FROM_SHOP } from '@/site/paths'
import { createI18n } from '@/i18n/i18n'
import { loadAllTexts } from '@/i18n/texts'
import { createFakeNetwork, buildJsonResponse } from '../support/fake-network'
import { buildCatalogue } from '../support/products'

vi.setConfig({ testTimeout: 30_000 })
// Not for each test: the last frame of a map may come when its test has ended.
const deviceMotion = Object.assign(new EventTarget(), { matches: true })
Object.assign(globalThis, { matchMedia: () => deviceMotion })

beforeEach(() => {
  localStorage.clear()
  // jsdom lays nothing out and draws nothing.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})

/** The site at an address, as the browser draws it without a scene. */
async function visit(...path: ComponentProps<typeof MemoryRouter>['initialEntries'] & object) {
  createFakeNetwork({
    '/api/products': () => buildJsonResponse(buildCatalogue()),
    '/api/orders': () => buildJsonResponse({ error: 'There is no such order.', code: 'not_found' }, 404),
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const i18n = await createI18n('en', await loadAllTexts('en'), STUDIO_PLACEHOLDERS.name)
  await act(async () =>
    render(
      <MemoryRouter initialEntries={path}>
        <App i18n={i18n} store={createStore()} />
      </MemoryRouter>,
    ),
  )
  await screen.findByRole('banner')
}

const arrow = () => screen.queryByRole('link', { name: 'Back to shop' })
const HEADER = { name: 'Back to shop' }

describe('the arrow back to the shop', () => {
  it("stands in the header of a product's page and leads to the shop [83]", async () => {
    await visit('/product/crying-skull')
    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('link', HEADER))
    expect(arrow()).toHaveAttribute('href', '/shop')
  })

  it('leads to where one was in the shop, as the browser’s Back does, for who came from there', async () => {
    await visit('/checkout-cancelled', { pathname: '/product/crying-skull', state: FROM_SHOP })
    await userEvent.click(screen.getByRole('link', HEADER))
    expect(await screen.findByRole('heading', { name: 'Checkout cancelled' })).toBeVisible()
  })

  it.each([
    '/admin',
    '/checkout-success',
    '/checkout-success?session_id=cs_1',
    '/checkout-cancelled',
    '/order',
    '/press',
  ])('does not stand on %s [84]', async (path) => {
    await visit(path)
    await screen.findByRole('heading', { level: 1 })
    const inHeader = screen.getByRole('banner').querySelectorAll('a[href="/shop"]')
    expect([...inHeader].filter((link) => link.textContent === 'Back to shop')).toEqual([])
  })

  it.each(['/', '/shop', '/nowhere'])('does not stand on the map, at %s [84]', async (path) => {
    await visit(path)
    expect(arrow()).toBeNull()
  })
})
