import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { STORAGE_KEYS } from '@contract/site/storage-keys'
import { MapLayout } from '@/layout/map-layout'
import { createLanguageWrapper } from '../support/render-in-language'

const CONSENT = STORAGE_KEYS.consent
const banner = () => screen.queryByRole('region', { name: 'Cookies' })
const accept = () => fireEvent.click(screen.getByRole('button', { name: 'I understand' }))

async function showCanvasFrame() {
  return render(<MapLayout zoom={<p>zoom</p>}>map</MapLayout>, { wrapper: await createLanguageWrapper('en') })
}

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
