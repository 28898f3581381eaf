import { beforeEach, describe, expect, it } from 'vitest'
import { type Camera, getLayerTransform } from '@/map/camera/camera'
import type { CameraStore } from '@/map/camera/camera-store'
import type { FrameLoop } from '@/map/camera/frame-loop'
import { createGlide } from '@/map/camera/glide'
import { createCamera } from '@/map/camera/use-camera'
import { ManualClock } from './manual-clock'

const SIZE = { width: 1280, height: 736 }
const HOME = { x: 2220, y: 1852 }
const SHOP = { x: 1200, y: 950 }

/** An animation that an element plays, as in a browser. */
class PlayedAnimation {
  startTime: number | null = null
  isCancelled = false
  constructor(
    readonly keyframes: Keyframe[],
    readonly duration: number,
  ) {}
  cancel() {
    this.isCancelled = true
  }
}

let clock: ManualClock
let camera: CameraStore
let frames: FrameLoop
let played: PlayedAnimation[]

function addLayer(isShown: () => boolean = () => true) {
  const element = {
    animate(keyframes: Keyframe[], { duration }: { duration: number }) {
      const animation = new PlayedAnimation(keyframes, duration)
      played.push(animation)
      return animation
    },
  } as unknown as HTMLElement
  return frames.player.add({
    element: () => (isShown() ? element : undefined),
    keyframe: (view: Readonly<Camera>) => ({ transform: getLayerTransform(view) }),
  })
}

beforeEach(() => {
  clock = new ManualClock()
  ;({ camera, frames } = createCamera(clock))
  played = []
  camera.resize(SIZE)
  camera.open(() => HOME, 'jump')
  frames.setCompositorDriven(true)
  addLayer()
  clock.pass(64)
})

describe('a glide that the compositor plays', () => {
  it('takes two frames of script, and ends at its goal', () => {
    const before = clock.frames
    camera.open(() => SHOP, 'glide')
    clock.pass(1900)
    expect(clock.frames - before).toBe(1)
    expect(frames.isMoving).toBe(true)
    clock.pass(200)
    expect(clock.frames - before).toBe(2)
    expect(camera.view).toEqual({ ...SHOP, scale: 1 })
    expect(frames.isMoving).toBe(false)
    expect(played.map(({ isCancelled }) => isCancelled)).toEqual([true])
    expect(clock.isIdle).toBe(true)
  })

  it('is the same glide as without it, for all layers from the same moment', () => {
    addLayer()
    const startedAt = clock.now()
    camera.open(() => SHOP, 'glide')
    clock.pass(16)
    const path = createGlide({ ...HOME, scale: 1 }, { ...SHOP, scale: 1 }, SIZE)
    expect(played).toHaveLength(2)
    for (const { keyframes, duration, startTime } of played) {
      expect([startTime, duration, keyframes.length]).toEqual([startedAt, 2000, 121])
      expect(keyframes[60]?.['transform']).toBe(getLayerTransform(path.at(1000)))
      expect(keyframes.at(-1)?.['transform']).toBe(getLayerTransform({ ...SHOP, scale: 1 }))
    }
  })

  it('goes on from where the picture stands when another one interrupts it', () => {
    camera.open(() => SHOP, 'glide')
    clock.pass(800)
    camera.open(() => HOME, 'glide')
    const there = createGlide({ ...HOME, scale: 1 }, { ...SHOP, scale: 1 }, SIZE).at(800)
    clock.pass(16)
    const [first, second] = played
    expect(first?.isCancelled).toBe(true)
    expect(second?.keyframes[0]?.['transform']).toBe(getLayerTransform(there))
    clock.pass(2100)
    expect(camera.view).toEqual({ ...HOME, scale: 1 })
  })

  it.each([
    ['a drag', () => camera.startDrag()],
    ['the wheel', () => camera.zoomBy(1, { x: 640, y: 368 })],
  ])('stands where the picture stands when %s takes over', (_, interrupt) => {
    camera.open(() => SHOP, 'glide')
    clock.pass(800)
    interrupt()
    const { x, y } = createGlide({ ...HOME, scale: 1 }, { ...SHOP, scale: 1 }, SIZE).at(800)
    expect([camera.view.x, camera.view.y]).toEqual([expect.closeTo(x, 6), expect.closeTo(y, 6)])
    frames.request()
    clock.pass(16)
    expect(played.map(({ isCancelled }) => isCancelled)).toEqual([true])
  })

  it('takes along what appears on its way', () => {
    let isShown = false
    addLayer(() => isShown)
    camera.open(() => SHOP, 'glide')
    clock.pass(500)
    expect(played).toHaveLength(1)
    isShown = true
    frames.request()
    clock.pass(100)
    expect(played.map(({ startTime }) => startTime)).toEqual([64, 64])
  })

  it('leaves the plates in register', () => {
    camera.open(() => SHOP, 'glide')
    clock.pass(1000)
    frames.request()
    clock.pass(16)
    expect(frames.plateOffset).toEqual({ x: 0, y: 0, radial: 0 })
  })

  it('is drawn frame by frame again when it is switched off on its way', () => {
    camera.open(() => SHOP, 'glide')
    clock.pass(500)
    frames.setCompositorDriven(false)
    const before = clock.frames
    clock.pass(320)
    expect(clock.frames - before).toBe(20)
    expect(played.map(({ isCancelled }) => isCancelled)).toEqual([true])
  })

  it('draws nothing anew when it takes over at rest, for which a page without a GPU would stand still', () => {
    frames.setCompositorDriven(false)
    frames.setCompositorDriven(true)
    expect(clock.isIdle).toBe(true)
  })

  it('moves nothing that has been removed', () => {
    const remove = addLayer()
    remove()
    camera.open(() => SHOP, 'glide')
    clock.pass(16)
    expect(played).toHaveLength(1)
  })
})
