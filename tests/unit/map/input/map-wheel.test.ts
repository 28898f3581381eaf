// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CameraStore } from '@/map/camera/camera-store'
import { createCamera } from '@/map/camera/use-camera'
import { listenToWheel } from '@/map/input/map-wheel'
import { ManualClock } from '../camera/manual-clock'

const HOME = { x: 2220, y: 1852 }

let clock: ManualClock
let camera: CameraStore
let turnWheel: (deltaY: number, options?: WheelEventInit) => void
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  clock = new ManualClock()
  ;({ camera } = createCamera(clock))
  camera.resize({ width: 1280, height: 736 })
  camera.open(() => HOME, 'jump')
  camera.zoomTo(4)
  clock.pass(500)
  const map = document.createElement('div')
  stop = listenToWheel(map, camera)
  turnWheel = (deltaY, options) =>
    map.dispatchEvent(new WheelEvent('wheel', { deltaY, clientX: 300, clientY: 200, ...options }))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('rests on a whole zoom level once the wheel stands still', () => {
  turnWheel(40)
  expect(camera.view.scale).not.toBe(0.4)
  vi.advanceTimersByTime(180)
  clock.pass(500)
  expect(camera.view.scale).toBe(0.4)
})

it('leaves the map in the hand that drags it while the wheel turns', () => {
  camera.startDrag()
  turnWheel(40)
  vi.advanceTimersByTime(180)
  const { x, scale } = camera.view
  camera.drag(-100, 0)
  expect(camera.view.x).toBeCloseTo(x + 100 / scale)
})

it('does not keep the camera from going home', () => {
  camera.panTo({ x: 5000, y: 3000 })
  clock.pass(500)
  turnWheel(40)
  camera.reset()
  vi.advanceTimersByTime(180)
  clock.pass(2000)
  expect(camera.view).toEqual({ ...HOME, scale: 1 })
})

it.each([
  ['px', 120, WheelEvent.DOM_DELTA_PIXEL],
  ['lines', 3, WheelEvent.DOM_DELTA_LINE],
  ['pages', 1, WheelEvent.DOM_DELTA_PAGE],
])('zooms as far by a notch that the browser tells in %s, with Ctrl or without', (_, deltaY, deltaMode) => {
  for (const ctrlKey of [false, true]) {
    const before = camera.view.scale
    turnWheel(-deltaY, { deltaMode, ctrlKey })
    expect(camera.view.scale / before).toBeCloseTo(Math.exp(120 * 0.0022))
  }
})
