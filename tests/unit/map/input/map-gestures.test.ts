// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { CameraStore } from '@/map/camera/camera-store'
import { createCamera } from '@/map/camera/use-camera'
import { listenToGestures } from '@/map/input/map-gestures'
import { ManualClock } from '../camera/manual-clock'

let clock: ManualClock
let camera: CameraStore
let map: HTMLElement
let stop: () => void

beforeEach(() => {
  clock = new ManualClock()
  ;({ camera } = createCamera(clock))
  camera.resize({ width: 1280, height: 736 })
  camera.open(() => ({ x: 2220, y: 1852 }), 'jump')
  map = document.createElement('div')
  stop = listenToGestures(map, camera)
})
afterEach(() => stop())

it('follows the ratio of a pinch on the trackpad in Safari, keeps the page as it is, and rests on a whole level', () => {
  const events = [
    pinch('gesturestart', 1),
    pinch('gesturechange', 0.8),
    pinch('gesturechange', 0.5),
    pinch('gesturechange', 0.55),
  ]
  expect(camera.view.scale).toBeCloseTo(0.55)
  events.push(pinch('gestureend', 0.55))
  clock.pass(500)
  expect(camera.view.scale).toBe(0.6)
  expect(events.map((event) => event.defaultPrevented)).toEqual(events.map(() => true))
})

it('zooms once where Safari tells fingers on the screen as a gesture as well', () => {
  touch('touchstart', 2)
  pinch('gesturestart', 1)
  pinch('gesturechange', 0.5)
  pinch('gestureend', 0.5)
  expect(camera.view.scale).toBe(1)
  touch('touchend', 0)
  pinch('gesturestart', 1)
  pinch('gesturechange', 0.5)
  expect(camera.view.scale).toBe(0.5)
})

function pinch(type: string, scale: number): Event {
  const event = Object.assign(new MouseEvent(type, { clientX: 300, clientY: 200, cancelable: true }), {
    scale,
  })
  map.dispatchEvent(event)
  return event
}

function touch(type: string, fingers: number): void {
  map.dispatchEvent(Object.assign(new Event(type), { touches: { length: fingers } }))
}
