import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { NotFoundMessage } from '@/layout/not-found-message'
import { MapLayout } from '@/layout/map-layout'
import { StandardLayout } from '@/layout/standard-layout'
import { createLanguageWrapper } from '../support/render-in-language'

const CONSENT = STORAGE_KEYS.consent
const banner = () => screen.queryByRole('region', { name: 'Cookies' })
const accept = () => fireEvent.click(screen.getByRole('button', { name: 'I understand' }))

async function showCanvasFrame() {
  return render(<MapLayout zoom={<p>zoom</p>}>map</MapLayout>, { wrapper: await createLanguageWrapper('en') })
}

describe('the frame of the home view', () => {
  it('has an icon that leads to the terms [87]', async () => {
    await showCanvasFrame()
    const legal = screen.getByRole('navigation', { name: 'Legal' })
    expect(within(legal).getByRole('link', { name: 'Terms & Conditions' })).toHaveAttribute('href', '/terms')
  })

  it('has an icon that leads to the privacy policy [88]', async () => {
    await showCanvasFrame()
    const legal = screen.getByRole('navigation', { name: 'Legal' })
    expect(within(legal).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  })

  it('leads the keyboard past the header, straight to the content', async () => {
    await showCanvasFrame()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    )
  })

  it('can be closed the notice that there is no such page', async () => {
    render(<NotFoundMessage />, { wrapper: await createLanguageWrapper('en') })
    expect(screen.getByRole('status')).toHaveTextContent('There is no page at this address.')
    fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }))
    expect(screen.queryByRole('status')).not.toBeInTheDocument()
  })
})

describe('the standard layout', () => {
  it('has header, content, cookie banner and footer [25]', async () => {
    render(<StandardLayout>hello</StandardLayout>, { wrapper: await createLanguageWrapper('en') })
    expect(screen.getByRole('banner')).toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveTextContent('hello')
    expect(banner()).toBeInTheDocument()
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Musterstrasse 1, 7000 Chur')
  })
})

describe('the standard layout for staff', () => {
  it('has no cookie banner over the work [S12]', async () => {
    render(<StandardLayout isForStaff>board</StandardLayout>, { wrapper: await createLanguageWrapper('en') })
    expect(screen.getByRole('contentinfo')).toBeInTheDocument()
    expect(banner()).not.toBeInTheDocument()
  })
})

describe('the cookie banner', () => {
  it('stands until it is understood, and is gone after [89] [183]', async () => {
    await showCanvasFrame()
    expect(banner()).toBeInTheDocument()
    accept()
    expect(banner()).not.toBeInTheDocument()
    expect(document.cookie).toContain(`${CONSENT}=true`)
  })

  it('stays away after a reload [89]', async () => {
    const first = await showCanvasFrame()
    accept()
    first.unmount()
    await showCanvasFrame()
    expect(banner()).not.toBeInTheDocument()
  })

  it('is remembered for 150 days [184]', async () => {
    const set = vi.spyOn(document, 'cookie', 'set')
    await showCanvasFrame()
    accept()
    const written = set.mock.calls.map(([text]) => text).find((text) => text.startsWith(CONSENT))
    expect(written).toContain(`max-age=${150 * 24 * 60 * 60};`)
  })

  it('is not part of the served page, which knows no cookies', async () => {
    const Wrapper = await createLanguageWrapper('en')
    const html = renderToString(
      <Wrapper>
        <MapLayout>map</MapLayout>
      </Wrapper>,
    )
    expect(html).toContain('map')
    expect(html).not.toContain('I understand')
  })
})
