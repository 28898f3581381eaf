import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Misregistration, SETTLE_MS, PLATE_FACTORS } from '@/map/camera/misregistration'

const still = { x: 0, y: 0, radial: 0 }

function moving(x: number, ms: number): Misregistration {
  const plates = new Misregistration()
  for (let at = 0; at < ms; at += 16) plates.move({ ...still, x }, 16)
  return plates
}

describe('misregistration', () => {
  it('follows the speed, 9 px at most', () => {
    expect(moving(270, 1000).offset.x).toBeCloseTo(1, 2)
    expect(moving(-100_000, 1000).offset.x).toBeCloseTo(-9, 2)
  })

  it('follows it in every direction, and 4 px at most while zooming', () => {
    const after = (speed: Partial<typeof still>) => {
      const plates = new Misregistration()
      for (let at = 0; at < 1000; at += 16) plates.move({ ...still, ...speed }, 16)
      return plates.offset
    }
    expect(after({ y: 540 }).y).toBeCloseTo(2, 2)
    expect(after({ y: -540 }).y).toBeCloseTo(-2, 2)
    expect(after({ radial: 540 })).toEqual({ x: 0, y: 0, radial: expect.closeTo(2, 2) })
    expect(after({ radial: 100_000 }).radial).toBeCloseTo(4, 2)
    expect(after({ radial: -100_000 }).radial).toBeCloseTo(-4, 2)
    // Askew it is as long as straight.
    const { x, y } = after({ x: 30_000, y: 40_000 })
    expect([x, y]).toEqual([expect.closeTo(5.4, 2), expect.closeTo(7.2, 2)])
  })

  it('follows the camera from frame to frame, across, down and in', () => {
    const screen = { width: 600, height: 800 }
    const from = { x: 100, y: 200, scale: 0.5 }
    const after = (to: Partial<typeof from>) => {
      const plates = new Misregistration()
      plates.follow(from, { ...from, ...to }, screen, 20)
      const gain = 1 - Math.exp(-20 / 80)
      const { x, y, radial } = plates.offset
      return [x / gain, y / gain, radial / gain].map((each) => each * 270)
    }
    expect(after({ x: 110 })).toEqual([expect.closeTo(250), 0, 0])
    expect(after({ y: 180 })).toEqual([0, expect.closeTo(-500), 0])
    expect(after({ scale: 0.505 })).toEqual([0, 0, expect.closeTo(Math.log(1.01) * 500 * 50)])
    const plates = moving(2000, 800)
    const { x } = plates.offset
    plates.follow(from, { ...from }, screen, 20)
    expect(plates.offset.x).toBeLessThan(x)
  })

  it('lags behind the speed by 80 ms', () => {
    expect(moving(270, 80).offset.x).toBeCloseTo(1 - 1 / Math.E, 5)
  })

  it('is not at rest while the plates are off, whichever way', () => {
    for (const axis of ['x', 'y', 'radial'] as const) {
      const plates = new Misregistration()
      plates.move({ ...still, [axis]: 270 }, 16)
      expect(plates.isAtRest).toBe(false)
    }
  })

  it('never offsets the key plate, which stays with the text', () => {
    expect(PLATE_FACTORS).toEqual({ sand: -1, clay: 0.67, olive: 0.33, forest: 0 })
  })

  it('swings through register once, at most 27 % back, then rests at exactly 0', () => {
    fc.assert(
      fc.property(fc.double({ min: 300, max: 20_000, noNaN: true }), (speed) => {
        const plates = moving(speed, 800)
        const widest = plates.offset.x
        const after: number[] = []
        for (let ms = 0; ms <= SETTLE_MS; ms += 10) {
          plates.settle(10)
          after.push(plates.offset.x)
        }
        const signChanges = after.filter(
          (value, i) => i > 0 && Math.sign(value) * Math.sign(after[i - 1] ?? 0) < 0,
        )
        expect(signChanges.length).toBe(1)
        expect(Math.min(...after)).toBeGreaterThanOrEqual(-0.28 * widest)
        expect(plates.offset).toEqual(still)
        expect(plates.isAtRest).toBe(true)
      }),
    )
  })

  it('swings back by 27 % of the widest offset, of this movement alone', () => {
    const plates = new Misregistration()
    for (const speed of [2000, -500]) {
      for (let at = 0; at < 800; at += 16) plates.move({ ...still, x: speed }, 16)
      const widest = plates.offset.x
      // It slows down until the plates are as good as in register.
      for (let at = 0; at < 800; at += 16) plates.move(still, 16)
      const back: number[] = []
      for (let ms = 0; ms < SETTLE_MS; ms += 10) {
        plates.settle(10)
        back.push(-plates.offset.x / widest)
      }
      expect(Math.max(...back)).toBeCloseTo(0.27, 2)
      expect(plates.offset).toEqual(still)
    }
  })

  it('settles as soon as the camera stands still', () => {
    const camera = { x: 100, y: 100, scale: 1 }
    const [followed, stopped] = [moving(270, 500), moving(270, 500)]
    followed.follow(camera, { ...camera }, { width: 1280, height: 800 }, 16)
    stopped.settle(16)
    expect(followed.offset).toEqual(stopped.offset)
    expect(followed.offset).not.toEqual(moving(270, 500).offset)
  })

  it('is at rest from the start', () => {
    const plates = new Misregistration()
    plates.settle(16)
    expect(plates.isAtRest).toBe(true)
  })
})
