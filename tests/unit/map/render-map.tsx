import { act, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { vi } from 'vitest'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import type { Language } from '@contract/site/language'
import { createI18n } from '@/i18n/i18n'
import { loadAllTexts } from '@/i18n/texts'
import { MapView } from '@/map/map-view'
import { CameraContext, createCamera } from '@/map/camera/use-camera'
import type { Size } from '@/map/camera/world'
import { ZoomControls } from '@/map/controls/zoom-controls'
import { ManualClock } from './camera/manual-clock'

/** Shows the map at an address, with a camera whose time passes only when the test says so. */
export async function renderMap(
  path = '/',
  language: Language = 'en',
  size: Size = { width: 1280, height: 736 },
) {
  // jsdom lays nothing out and draws nothing.
  const deviceMotion = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => deviceMotion)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(size.width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(size.height)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)

  const clock = new ManualClock()
  const map = createCamera(clock)
  const i18n = await createI18n(language, await loadAllTexts(language), STUDIO_PLACEHOLDERS.name)
  const view = await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <I18nextProvider i18n={i18n}>
          <CameraContext value={map}>
            <ZoomControls />
            <MapView />
            <Address />
            <Link to="?page=2">another page of the section</Link>
            <Back />
          </CameraContext>
        </I18nextProvider>
      </MemoryRouter>,
    ),
  )
  const pass = (ms: number) => act(() => clock.pass(ms))
  pass(50)
  return { ...view, ...map, clock, pass, scrollTo }
}

function Back() {
  const navigate = useNavigate()
  return <button onClick={() => navigate(-1)}>back</button>
}

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>
}

/** The section whose content can be used; the test fails where there is not exactly one. */
export function openSection(container: HTMLElement): string | null {
  const open = container.querySelectorAll('[data-section]:not([inert])')
  if (open.length !== 1) throw new Error(`${open.length} sections are open`)
  return open[0]?.getAttribute('data-section') ?? null
}
