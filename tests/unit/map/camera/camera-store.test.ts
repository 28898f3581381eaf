import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { worldToScreen } from '@/map/camera/camera'
import { constrainTarget } from '@/map/camera/camera-limits'
import type { CameraStore } from '@/map/camera/camera-store'
import type { FrameLoop } from '@/map/camera/frame-loop'
import { findPoster } from '@/map/camera/sheet-scale'
import { createCamera } from '@/map/camera/use-camera'
import type { Size } from '@/map/camera/world'
import { SECTIONS } from '@/sections/registry'
import { ManualClock } from './manual-clock'

const SIZE = { width: 1280, height: 736 }
const HOME = { x: 2220, y: 1852 }
const SHOP = { x: 1200, y: 950 }

let clock: ManualClock
let camera: CameraStore
let frames: FrameLoop

beforeEach(() => {
  clock = new ManualClock()
  ;({ camera, frames } = createCamera(clock))
  camera.resize(SIZE)
  camera.open(() => HOME, 'jump')
  clock.pass(50)
})

describe('glides', () => {
  it('opens the first section without a glide', () => {
    expect(camera.view).toEqual({ ...HOME, scale: 1 })
    expect(camera.isMoving).toBe(false)
  })

  it('glides to the next section for 2 s and ends centred on it [36] [37]', () => {
    camera.open(() => SHOP, 'glide')
    clock.pass(1000)
    expect(camera.view.x).toBeLessThan(HOME.x)
    expect(camera.view.x).toBeGreaterThan(SHOP.x)
    clock.pass(976)
    expect(camera.view).not.toEqual({ ...SHOP, scale: 1 })
    clock.pass(32)
    expect(camera.view).toEqual({ ...SHOP, scale: 1 })
  })

  it('rises a little on its way and stays in sight of the map', () => {
    const zooms: number[] = []
    frames.onFrame(() => zooms.push(camera.view.scale))
    camera.open(() => SHOP, 'glide')
    clock.pass(2100)
    expect(Math.min(...zooms)).toBeGreaterThan(0.4)
    expect(Math.min(...zooms)).toBeLessThan(0.8)
  })

  it('draws no frame at rest, and its plates are in register', () => {
    camera.open(() => SHOP, 'glide')
    clock.pass(1000)
    expect(Math.abs(frames.plateOffset.x)).toBeGreaterThan(1)
    clock.pass(2000)
    expect(frames.plateOffset).toEqual({ x: 0, y: 0, radial: 0 })
    expect(clock.isIdle).toBe(true)
    const before = clock.frames
    clock.pass(10_000)
    expect(clock.frames).toBe(before)
  })

  it('tells React nothing while it glides', () => {
    const listener = vi.fn()
    camera.subscribe(listener)
    camera.open(() => SHOP, 'glide')
    clock.pass(3000)
    expect(listener).not.toHaveBeenCalled()
  })

  it('starts the next glide from wherever the camera is', () => {
    camera.open(() => SHOP, 'glide')
    clock.pass(900)
    const { x } = camera.view
    camera.open(() => HOME, 'glide')
    clock.pass(16)
    expect(Math.abs(camera.view.x - x)).toBeLessThan(5)
    clock.pass(2000)
    expect(camera.view).toEqual({ ...HOME, scale: 1 })
  })

  it('is ended by a drag', () => {
    camera.open(() => SHOP, 'glide')
    clock.pass(900)
    camera.startDrag()
    const held = { ...camera.view }
    clock.pass(2000)
    expect(camera.view).toEqual(held)
  })

  it('ends at once at its goal when it is skipped', () => {
    camera.open(() => SHOP, 'glide')
    clock.pass(300)
    camera.skipAnimation()
    expect(camera.view).toEqual({ ...SHOP, scale: 1 })
  })

  it('jumps, with no plate offset, where motion is to be reduced', () => {
    const reduced = vi.fn()
    camera.onReducedGlide(reduced)
    clock.isReduced = true
    camera.open(() => SHOP, 'glide')
    expect(camera.view).toEqual({ ...SHOP, scale: 1 })
    expect(reduced).toHaveBeenCalledOnce()
    clock.pass(100)
    expect(frames.plateOffset).toEqual({ x: 0, y: 0, radial: 0 })
  })

  it('stays centred on its section when the screen changes', () => {
    camera.open((size) => ({ x: size.width, y: size.height }), 'jump')
    camera.resize({ width: 400, height: 800 })
    expect(camera.view).toMatchObject({ x: 400, y: 800 })
  })
})

describe('zoom', () => {
  it('full zoom out shows the whole sheet in the middle [46]', () => {
    camera.zoomTo(2)
    clock.pass(1000)
    expect(camera.getSnapshot().zoomLevel).toBe(2)
    // 1,200 px do not fit between rail and pad.
    expect(camera.view.scale * 6000).toBeCloseTo(1280 - 240)
    expect(camera.view.x).toBe(3000)
    camera.resize({ width: 1440, height: 836 })
    expect(camera.view).toEqual({ x: 3000, y: 2000, scale: 0.2 })
  })

  it('out to 0.2 and back in is exactly where it was [45]', () => {
    for (const zoomLevel of [8, 6, 4, 2, 4, 6, 8, 10]) {
      camera.zoomTo(zoomLevel)
      clock.pass(500)
    }
    expect(camera.view).toEqual({ ...HOME, scale: 1 })
  })

  it('reset goes to zoom 1 at the open section [53] [54]', () => {
    camera.zoomTo(2)
    clock.pass(500)
    camera.startDrag()
    camera.drag(-300, -200)
    camera.endDrag({ x: 0, y: 0 })
    const reset = vi.fn()
    camera.onReset(reset)
    camera.reset()
    clock.pass(1000)
    expect(camera.getSnapshot()).toEqual({ zoomLevel: 10, isOffSection: false })
    expect(camera.view).toEqual({ ...HOME, scale: 1 })
    expect(reset).toHaveBeenCalledOnce()
  })

  it('by hand follows the fingers, then rests on a whole tenth', () => {
    camera.zoomBy(0.37, { x: 200, y: 200 })
    clock.pass(16)
    expect(camera.view.scale).toBeCloseTo(0.37)
    expect(camera.getSnapshot().zoomLevel).toBe(4)
    expect(camera.isMoving).toBe(true)
    camera.snap({ x: 200, y: 200 })
    clock.pass(500)
    expect(camera.view.scale).toBe(0.4)
    expect(camera.isMoving).toBe(false)
  })

  it('out as far as it goes shows the whole sheet, wherever the fingers are', () => {
    camera.resize({ width: 390, height: 784 })
    camera.zoomBy(0.01, { x: 300, y: 700 })
    camera.snap({ x: 300, y: 700 })
    clock.pass(500)
    const start = worldToScreen(camera.view, camera.size, { x: 0, y: 0 })
    const end = worldToScreen(camera.view, camera.size, { x: 6000, y: 4000 })
    expect(start.x).toBeCloseTo(8)
    expect(end.x).toBeCloseTo(390 - 8)
    expect(start.y).toBeGreaterThan(0)
    expect(end.y).toBeLessThan(784 - 128)
  })

  it('puts a section that can be read back into its place after zooming about a point beside it', () => {
    camera.zoomBy(0.8, { x: 900, y: 100 })
    camera.snap({ x: 900, y: 100 })
    clock.pass(500)
    expect(camera.view).toEqual({ ...HOME, scale: 0.8 })
  })

  it('says when one has wandered off the open section', () => {
    for (let i = 0; i < 8; i++) camera.panBy(100, 0)
    clock.pass(500)
    expect(camera.getSnapshot().isOffSection).toBe(true)
    camera.reset()
    clock.pass(2000)
    expect(camera.getSnapshot().isOffSection).toBe(false)
  })
})

describe('a drag', () => {
  beforeEach(() => {
    camera.zoomTo(4)
    clock.pass(500)
  })

  it('moves the camera against the drag [48]', () => {
    const before = { ...camera.view }
    camera.startDrag()
    camera.drag(-100, 40)
    expect(camera.view.x).toBeCloseTo(before.x + 250)
    expect(camera.view.y).toBeCloseTo(before.y - 100)
  })

  it('slides on when it is let go in motion, and rests on the sheet', () => {
    camera.startDrag()
    camera.drag(-100, 0)
    const { x } = camera.view
    camera.endDrag({ x: -80, y: 0 })
    clock.pass(1500)
    expect(camera.view.x).toBeCloseTo(x + 200)
    expect(clock.isIdle).toBe(true)
  })

  it('comes back from beyond the edge', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }), (x, y) => {
        camera.startDrag()
        camera.drag(x, y)
        camera.endDrag({ x, y })
        clock.pass(1500)
        expect(camera.view.x).toBeGreaterThanOrEqual(0)
        expect(camera.view.x).toBeLessThanOrEqual(6000)
        expect(camera.view.y).toBeGreaterThanOrEqual(0)
        expect(camera.view.y).toBeLessThanOrEqual(4000)
      }),
      { numRuns: 30 },
    )
  })

  it('goes on from where the wheel has zoomed to, and ends at a whole zoom level', () => {
    camera.startDrag()
    camera.drag(-100, 0)
    camera.zoomBy(0.9, { x: 100, y: 100 })
    const { x, y, scale } = camera.view
    camera.drag(-10, 0)
    expect(camera.view.x).toBeCloseTo(x + 10 / scale)
    expect(camera.view.y).toBeCloseTo(y)
    camera.endDrag({ x: 0, y: 0 })
    clock.pass(1500)
    expect(camera.view.scale).toBe(0.4)
    expect(camera.isMoving).toBe(false)
    expect(clock.isIdle).toBe(true)
  })

  it('is gone when a glide starts', () => {
    camera.startDrag()
    camera.reset()
    const { x } = camera.view
    camera.drag(500, 0)
    expect(camera.view.x).toBe(x)
  })
})

describe('a poster', () => {
  const PHONE = { width: 390, height: 784 }
  const LANDSCAPE = { width: 844, height: 326 }

  function pinchOut(size: Size) {
    camera.resize(size)
    camera.zoomBy(0.01, { x: 195, y: 300 })
    camera.snap({ x: 195, y: 300 })
    clock.pass(500)
  }

  const getSheetEdges = () => {
    const { x: left, y: top } = worldToScreen(camera.view, camera.size, { x: 0, y: 0 })
    const { x: right, y: bottom } = worldToScreen(camera.view, camera.size, { x: 6000, y: 4000 })
    return { left, top, right, bottom }
  }

  it.each([PHONE, LANDSCAPE])(
    'leads back to the open section by zooming in, once fingers have made or moved it, at $width x $height',
    (size) => {
      for (const x of [0, -20]) {
        pinchOut(size)
        camera.startDrag()
        camera.drag(x, x)
        camera.endDrag({ x: 0, y: 0 })
        clock.pass(1500)
        camera.zoomTo(4)
        clock.pass(500)
        expect(camera.view).toEqual({ ...constrainTarget(HOME, 4, size), scale: 0.4 })
      }
    },
  )

  it('leads back to the open section after the focus has moved it up', () => {
    pinchOut(PHONE)
    const { rows = [] } = findPoster(PHONE) ?? {}
    camera.reveal(rows[7] ?? HOME, 300, 300)
    clock.pass(500)
    camera.zoomTo(4)
    clock.pass(500)
    expect(camera.view).toEqual({ ...HOME, scale: 0.4 })
  })

  it('leads to where one has moved it', () => {
    pinchOut(PHONE)
    camera.panTo({ x: 4800, y: 1000 })
    clock.pass(500)
    camera.zoomTo(4)
    clock.pass(500)
    expect(camera.view).toEqual({ x: 4800, y: 1000, scale: 0.4 })
  })

  it.each([
    { by: 'two fingers', size: PHONE, about: { x: 195, y: 550 } },
    { by: 'a wheel', size: LANDSCAPE, about: { x: 650, y: 163 } },
  ])('keeps its sheet in sight while $by zooms in on its legend', ({ by, size, about }) => {
    pinchOut(size)
    if (by !== 'a wheel') camera.startDrag()
    for (let step = 0; camera.getSnapshot().zoomLevel < 6 && step < 200; step++) {
      const before = getSheetEdges()
      camera.zoomBy(1.02, about)
      camera.drag(0, 0)
      const { bottom, right } = getSheetEdges()
      expect(Math.abs(bottom - before.bottom)).toBeLessThan(40)
      expect(Math.abs(right - before.right)).toBeLessThan(40)
    }
    camera.snap(about)
    clock.pass(500)
    expect(getSheetEdges().bottom).toBeGreaterThan(size.height / 3)
    expect(getSheetEdges().right).toBeGreaterThan(size.width / 3)
  })

  it('hangs at its place in a window that has been turned, and is saved without one of another window', () => {
    for (const x of [0, -20]) {
      pinchOut(PHONE)
      camera.panBy(x, x)
      clock.pass(500)
      camera.resize(LANDSCAPE)
      expect(camera.getPlace()).toEqual({ zoomLevel: 2, target: undefined })
      expect(getSheetEdges().left).toBeCloseTo(80)
      // As a reload opens it.
      camera.open(() => HOME, 'jump', camera.getPlace())
      expect(getSheetEdges().left).toBeCloseTo(80)
      camera.resize(SIZE)
      expect(camera.getPlace().target?.y ?? 0).toBeLessThanOrEqual(4000)
      camera.reset()
      clock.pass(1500)
    }
  })
})

describe('the label that has the focus', () => {
  /** The longest label, in px. */
  const WIDTH = 310

  it.each([
    { width: 390, height: 784 },
    { width: 820, height: 1116 },
    { width: 1280, height: 576 },
    { width: 2560, height: 1376 },
  ])('is in sight, and the sheet fills the screen, however fast one tabs on $width x $height', (size) => {
    camera.resize(size)
    for (const zoomLevel of [4, 6])
      for (const backwards of [false, true]) {
        camera.zoomTo(zoomLevel)
        clock.pass(500)
        const scale = zoomLevel / 10
        for (const { labelPoint } of backwards ? SECTIONS.toReversed() : SECTIONS) {
          clock.pass(100)
          camera.reveal(labelPoint, WIDTH)
          const rest = camera.animation?.goal ?? camera.view
          const { x, y } = worldToScreen(rest, size, labelPoint)
          expect(x).toBeGreaterThanOrEqual(22)
          expect(x).toBeLessThanOrEqual(size.width - WIDTH)
          expect(y).toBeGreaterThanOrEqual(22)
          expect(y).toBeLessThanOrEqual(size.height - 22)
          expect(constrainTarget(rest, zoomLevel, size)).toEqual({ x: rest.x, y: rest.y })
          expect(rest.scale).toBeCloseTo(scale)
        }
        clock.pass(500)
      }
  })

  it('is in sight when the camera is still on its way to another one', () => {
    camera.zoomTo(4)
    clock.pass(500)
    camera.reveal({ x: 4710, y: 2170 }, WIDTH)
    clock.pass(16)
    camera.reveal({ x: 2500, y: 2480 }, WIDTH)
    clock.pass(500)
    const { x } = worldToScreen(camera.view, SIZE, { x: 2500, y: 2480 })
    expect(x).toBeGreaterThanOrEqual(22)
    expect(x).toBeLessThanOrEqual(SIZE.width - WIDTH)
  })

  it('leaves the way back in to the open section where the whole sheet is in sight', () => {
    camera.zoomTo(2)
    clock.pass(500)
    for (const { labelPoint } of SECTIONS) camera.reveal(labelPoint, WIDTH)
    camera.zoomTo(8)
    clock.pass(500)
    expect(camera.view).toEqual({ ...HOME, scale: 0.8 })
  })

  it('comes out from under the cookie banner where it is a row of a poster, and moves no other one', () => {
    const phone = { width: 390, height: 784 }
    camera.resize(phone)
    camera.zoomTo(2)
    clock.pass(500)
    const { rows = [], row } = findPoster(phone) ?? {}
    const reveal = (index: number) => {
      camera.reveal(rows[index] ?? { x: 0, y: 0 }, row?.width ?? 0, 150)
      clock.pass(500)
      return worldToScreen(camera.view, phone, rows[index] ?? { x: 0, y: 0 }).y + (row?.height ?? 0)
    }
    const before = { ...camera.view }
    reveal(1)
    expect(camera.view).toEqual(before)
    expect(reveal(7)).toBeCloseTo(784 - 150)
    expect(camera.view.y).toBeGreaterThan(before.y)
  })

  it('comes out from under the hint where it is a row of a poster that has been moved up', () => {
    const low = { width: 320, height: 300 }
    camera.resize(low)
    camera.zoomTo(2)
    clock.pass(500)
    const { rows = [] } = findPoster(low) ?? {}
    const reveal = (index: number) => {
      // As wide as the label is on the map, before a frame has made it a row.
      camera.reveal(rows[index] ?? { x: 0, y: 0 }, 246)
      clock.pass(500)
      expect(camera.view.x).toBeCloseTo(3000)
      return worldToScreen(camera.view, low, rows[index] ?? { x: 0, y: 0 }).y
    }
    expect(reveal(7)).toBeCloseTo(300 - 44)
    camera.panBy(0, 200)
    expect(reveal(4)).toBeCloseTo(72)
  })

  it('moves nothing when it is in sight', () => {
    camera.zoomTo(4)
    clock.pass(500)
    const before = { ...camera.view }
    camera.reveal({ x: before.x, y: before.y }, WIDTH)
    clock.pass(500)
    expect(camera.view).toEqual(before)
  })
})

it('keeps drawing for as long as something else moves', () => {
  const release = frames.keepDrawing()
  clock.pass(1000)
  expect(clock.isIdle).toBe(false)
  release()
  clock.pass(50)
  expect(clock.isIdle).toBe(true)
})
