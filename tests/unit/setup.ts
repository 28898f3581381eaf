import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { STUDIO_PLACEHOLDERS } from '@contract/studio/studio-profile'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Chunks are compiled when they are first asked for, which takes seconds beside other work.
configure({ asyncUtilTimeout: 15_000 })

let errors: MockInstance<typeof console.error>
let warnings: MockInstance<typeof console.warn>

beforeEach(() => {
  if (typeof document !== 'undefined') servePage()
  // These calls stand here because files share modules, and a module registers its hooks only once.
  if (typeof localStorage !== 'undefined') {
    localStorage.clear()
    sessionStorage.clear()
  }
  errors = vi.spyOn(console, 'error')
  warnings = vi.spyOn(console, 'warn')
  // The request helper logs each call; here that would only be noise.
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  if (typeof document !== 'undefined') clearPage()
  // A test that expects a complaint silences it with a mock of its own; any other one is a fault.
  const complaints = [...errors.mock.calls, ...warnings.mock.calls]
  const isExpected = errors.getMockImplementation() !== undefined
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  if (!isExpected) expect(complaints).toEqual([])
})

class IdleResizeObserver {
  observe() {}
  disconnect() {}
}

/** Writes into the page what the server writes into each, the studio's facts, and a wide screen's style of the menu. */
function servePage(): void {
  // Of popovers jsdom knows only that they are hidden; nothing is laid out or scrolled in it.
  vi.stubGlobal('ResizeObserver', IdleResizeObserver)
  HTMLElement.prototype.hidePopover ??= () => undefined
  HTMLElement.prototype.scrollIntoView ??= () => undefined
  document.querySelector('style[data-wide]')?.remove()
  const style = document.createElement('style')
  style.dataset['wide'] = ''
  style.textContent = '[popover] { display: block !important }'
  document.head.append(style)
  document.querySelector('meta[name="studio"]')?.remove()
  const meta = document.createElement('meta')
  meta.name = 'studio'
  meta.content = JSON.stringify(STUDIO_PLACEHOLDERS)
  document.head.append(meta)
}

/** Files share a document: the next test finds it as a visit begins. */
function clearPage(): void {
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  for (const [name] of document.cookie.split('; ').map((cookie) => cookie.split('=')))
    document.cookie = `${name}=; max-age=0; path=/`
  document.title = ''
  history.replaceState(null, '', '/')
}
