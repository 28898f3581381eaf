// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readSavedScroll, trackScroll } from '@/map/panels/saved-scroll'

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState({ key: 'shop' }, '')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('saves where a reader stopped, however often, and no more often than Safari lets history be written', () => {
  const write = vi.spyOn(history, 'replaceState')
  const section = document.createElement('div')
  const stop = trackScroll(section)
  for (let top = 1; top <= 150; top += 1) {
    section.scrollTop = top
    section.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(200)
  }
  vi.advanceTimersByTime(350)
  expect(readSavedScroll()).toBe(150)
  expect(write.mock.calls.length).toBeGreaterThan(50)
  expect(write.mock.calls.length).toBeLessThan(100)
  stop()
})
