// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { trackPlace } from '@/map/camera/saved-place'
import { createCamera } from '@/map/camera/use-camera'
import { readSavedScroll, trackScroll } from '@/map/panels/saved-scroll'
import { ManualClock } from '../camera/manual-clock'

let now = Date.now()

beforeEach(() => {
  // Later than the last value that the test before has written.
  now += 60_000
  vi.useFakeTimers({ now })
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

it('writes no more often where a section’s text and the map both move, and keeps both', () => {
  const write = vi.spyOn(history, 'replaceState')
  const section = document.createElement('div')
  const { camera } = createCamera(new ManualClock())
  camera.resize({ width: 1280, height: 736 })
  camera.open(() => ({ x: 3000, y: 2000 }), 'jump')
  const stops = [trackScroll(section), trackPlace(camera)]
  section.scrollTop = 40
  section.dispatchEvent(new Event('scroll'))
  camera.zoomTo(4)
  vi.advanceTimersByTime(300)
  expect(write).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(350)
  expect(write).toHaveBeenCalledTimes(2)
  expect(history.state).toEqual({ key: 'shop', top: 40, camera: [4] })
  for (const stop of stops) stop()
})

it('writes nothing where nothing is new', () => {
  const write = vi.spyOn(history, 'replaceState')
  const { camera } = createCamera(new ManualClock())
  const stop = trackPlace(camera)
  for (const width of [1280, 1440]) {
    camera.resize({ width, height: 736 })
    vi.advanceTimersByTime(1000)
  }
  expect(write).not.toHaveBeenCalled()
  stop()
})

it('writes nothing where a jump within the page has left the entry without anything', () => {
  history.replaceState({ idx: 0 }, '')
  const section = document.createElement('div')
  const stop = trackScroll(section)
  section.dispatchEvent(new Event('scroll'))
  history.replaceState(null, '')
  vi.advanceTimersByTime(1000)
  expect(history.state).toBeNull()
  stop()
})
