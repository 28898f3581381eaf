// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CameraStore } from '@/map/camera/camera-store'
import { createCamera } from '@/map/camera/use-camera'
import { listenToPointers } from '@/map/input/map-pointers'
import { ManualClock } from '../camera/manual-clock'

let clock: ManualClock
let camera: CameraStore
let map: HTMLElement
let captured: Set<number>
let stop: () => void

beforeEach(() => {
  clock = new ManualClock()
  camera = createCamera(clock).camera
  camera.resize({ width: 1280, height: 736 })
  camera.open(() => ({ x: 3000, y: 2000 }), 'jump')
  map = document.body.appendChild(document.createElement('div'))
  // jsdom captures no pointers.
  captured = new Set()
  map.setPointerCapture = (id) => captured.add(id)
  map.hasPointerCapture = (id) => captured.has(id)
  stop = listenToPointers(map, camera)
})

afterEach(() => {
  stop()
  map.remove()
})

function zoomTo(zoomLevel: number) {
  camera.zoomTo(zoomLevel)
  clock.pass(500)
}

function touch(type: string, pointerId: number, x: number, y = 300, target: EventTarget = map) {
  const isUp = type === 'pointerup' || type === 'lostpointercapture'
  const isPrimary = pointerId === 1
  const init = { pointerId, isPrimary, pointerType: 'touch', clientX: x, clientY: y, buttons: isUp ? 0 : 1 }
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }))
}

function pinch({ from, to }: { from: number; to: number }) {
  touch('pointerdown', 1, 600 - from / 2)
  touch('pointerdown', 2, 600 + from / 2)
  touch('pointermove', 2, 600 - from / 2 + to)
}

it('a pinch goes on when the icon under either finger is taken away', () => {
  zoomTo(2)
  pinch({ from: 200, to: 300 })
  for (const id of [1, 2]) touch('lostpointercapture', id, 600, 300, document)
  const { scale } = camera.view
  touch('pointermove', 2, 1100)
  expect(camera.view.scale).toBeCloseTo(2 * scale)
})

describe('after a pinch', () => {
  it('the finger that stays pans the map from where it is', () => {
    zoomTo(4)
    pinch({ from: 200, to: 204 })
    touch('pointerup', 2, 704)
    clock.pass(500)
    const { x } = camera.view
    touch('pointermove', 1, 400)
    expect(camera.view.x).toBeCloseTo(x + 100 / 0.4)
    touch('pointerup', 1, 400)
    clock.pass(2000)
    expect(camera.isMoving).toBe(false)
    expect(camera.getSnapshot().zoomLevel).toBe(4)
  })

  it('the finger that stays moves nothing where text is read', () => {
    pinch({ from: 200, to: 204 })
    touch('pointerup', 2, 704)
    clock.pass(500)
    const before = { ...camera.view }
    touch('pointermove', 1, 400)
    expect(camera.view).toEqual(before)
  })

  it('of three fingers, the two that stay still pinch', () => {
    zoomTo(4)
    pinch({ from: 200, to: 204 })
    touch('pointerdown', 3, 100)
    touch('pointerup', 3, 100)
    touch('pointermove', 2, 908)
    expect(camera.view.scale).toBeCloseTo(0.4 * (408 / 200))
  })
})

describe('a finger of which the map does not hear that it is lifted', () => {
  it('does not turn the next touch into a pinch', () => {
    zoomTo(2)
    touch('pointerdown', 1, 300)
    touch('pointerdown', 2, 900)
    zoomTo(2)
    const { scale } = camera.view
    touch('pointerdown', 1, 500)
    touch('pointermove', 1, 480)
    expect(camera.view.scale).toBe(scale)
    touch('pointerup', 1, 480)
    clock.pass(2000)
    expect(camera.isMoving).toBe(false)
  })

  it('lets go of the map when the label under it is taken away', () => {
    zoomTo(4)
    touch('pointerdown', 1, 300)
    touch('pointermove', 1, 340)
    captured.clear()
    touch('lostpointercapture', 1, 340, 300, document)
    clock.pass(2000)
    const before = { ...camera.view }
    touch('pointermove', 1, 600)
    expect(camera.view).toEqual(before)
    expect(map).not.toHaveAttribute('data-dragging')
  })

  it('keeps the map in hand when it takes the pointer over from a label', () => {
    zoomTo(4)
    touch('pointerdown', 1, 300)
    touch('pointermove', 1, 340)
    touch('lostpointercapture', 1, 340)
    const { x } = camera.view
    touch('pointermove', 1, 380)
    expect(camera.view.x).toBeCloseTo(x - 40 / 0.4)
  })
})
