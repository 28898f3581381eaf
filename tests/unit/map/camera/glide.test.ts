import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Camera } from '@/map/camera/camera'
import { ease, createGlide, GLIDE_MS, createSlide, createStep } from '@/map/camera/glide'

const DESKTOP = { width: 1280, height: 736 }
const PHONE = { width: 390, height: 784 }
const HOME: Camera = { x: 2220, y: 1852, scale: 1 }
const TERMS: Camera = { x: 5500, y: 1760, scale: 1 }

const anyCamera = fc.record({
  x: fc.double({ min: 0, max: 6000, noNaN: true }),
  y: fc.double({ min: 0, max: 4000, noNaN: true }),
  scale: fc.integer({ min: 2, max: 20 }).map((zoomLevel) => zoomLevel / 10),
})

describe('the glide', () => {
  it('lasts exactly 2 s [37]', () => {
    const { at, durationMs } = createGlide(HOME, TERMS, DESKTOP)
    expect(GLIDE_MS).toBe(2000)
    expect(durationMs).toBe(2000)
    expect(at(1999)).not.toEqual(TERMS)
    expect(at(2000)).toEqual(TERMS)
  })

  it('starts where the camera is and ends exactly on its goal, from anywhere to anywhere [36]', () => {
    fc.assert(
      fc.property(anyCamera, anyCamera, fc.constantFrom(DESKTOP, PHONE), (from, to, size) => {
        for (const { at, durationMs } of [createGlide(from, to, size), createStep(from, to, 240)]) {
          expect(at(0)).toEqual(from)
          expect(at(durationMs)).toEqual(to)
          expect(at(durationMs * 2)).toEqual(to)
        }
      }),
    )
  })

  it('stays a number and never rises above the lowest zoom, whatever the hop', () => {
    fc.assert(
      fc.property(
        anyCamera,
        anyCamera,
        fc.constantFrom(DESKTOP, PHONE),
        fc.double({ min: 0, max: 2000, noNaN: true }),
        (from, to, size, ms) => {
          const { x, y, scale } = createGlide(from, to, size).at(ms)
          expect([x, y, scale].every(Number.isFinite)).toBe(true)
          expect(scale).toBeGreaterThan(0.19)
          expect(scale).toBeLessThan(2.01)
        },
      ),
    )
  })

  it('moves without a jump: near its ends hardly at all, never far from one frame to the next', () => {
    const { at } = createGlide(HOME, TERMS, DESKTOP)
    const steps = Array.from({ length: 121 }, (_, i) => at((i * 2000) / 120))
    const moves = steps.slice(1).map(({ x, y, scale }, i) => {
      const before = steps[i] ?? HOME
      return Math.hypot(x - before.x, y - before.y) * scale
    })
    expect(moves[0]).toBeLessThan(1)
    expect(moves.at(-1)).toBeLessThan(1)
    expect(Math.max(...moves)).toBeLessThan(80)
  })

  it('rises on a far hop and hardly on a near one', () => {
    const lowest = (to: Camera) => {
      const { at } = createGlide(HOME, to, DESKTOP)
      return Math.min(...Array.from({ length: 100 }, (_, i) => at(i * 20).scale))
    }
    expect(lowest(TERMS)).toBeLessThan(0.6)
    expect(lowest({ x: 2320, y: 1852, scale: 1 })).toBeGreaterThan(0.95)
  })

  it('begins and ends gently: a tenth of the way in the first quarter and in the last, with no jerk', () => {
    expect([0, 0.5, 1].map(ease)).toEqual([0, 0.5, 1])
    expect(ease(0.25)).toBeCloseTo(0.1035, 4)
    expect(ease(0.75)).toBeCloseTo(0.8965, 4)
    // Neither speed nor its change is felt at the ends.
    for (const end of [0, 1]) {
      const h = 1e-3
      const [before, after] = [ease(end - h), ease(end + h)]
      expect((after - before) / (2 * h)).toBeCloseTo(0, 4)
      expect((after - 2 * end + before) / h ** 2).toBeCloseTo(0, 1)
    }
  })

  it('is nowhere before it has begun', () => {
    expect(createGlide(HOME, TERMS, DESKTOP).at(-100)).toEqual(HOME)
  })

  it('travels, rises and falls at one perceived pace, whatever the hop', () => {
    const hops: [from: Camera, to: Camera, size: typeof DESKTOP, rhoSquared: number][] = [
      [HOME, { ...HOME, x: 2900, y: 2100 }, DESKTOP, 2],
      [HOME, { x: 1200, y: 900, scale: 2 }, DESKTOP, 2],
      [{ ...HOME, scale: 2 }, { x: 2500, y: 1700, scale: 0.8 }, PHONE, 2],
    ]
    for (const [from, to, size, rhoSquared] of hops) {
      const { at } = createGlide(from, to, size)
      const paces = Array.from({ length: 200 }, (_, i) => {
        const [t, next] = [200 + i * 8, 200 + (i + 1) * 8]
        const [a, b] = [at(t), at(next)]
        const [w, dw] = [size.width / ((a.scale + b.scale) / 2), size.width / b.scale - size.width / a.scale]
        const du = Math.hypot(b.x - a.x, b.y - a.y)
        // The metric of van Wijk and Nuij, section 3.
        const length = Math.hypot(Math.sqrt(rhoSquared) * (du / w), dw / w / Math.sqrt(rhoSquared))
        return length / (ease(next / 2000) - ease(t / 2000))
      })
      const middle = paces.reduce((sum, pace) => sum + pace, 0) / paces.length
      for (const pace of paces) expect(pace / middle).toBeCloseTo(1, 1)
      for (const pace of paces.slice(40, 160)) expect(Math.abs(pace / middle - 1)).toBeLessThan(0.01)
    }
  })

  it('flies straight over what lies between', () => {
    const { at } = createGlide(HOME, TERMS, DESKTOP)
    const slope = (TERMS.y - HOME.y) / (TERMS.x - HOME.x)
    for (let ms = 100; ms < 2000; ms += 100) {
      const { x, y } = at(ms)
      expect(y - HOME.y).toBeCloseTo((x - HOME.x) * slope, 6)
      expect(x).toBeGreaterThan(HOME.x)
      expect(x).toBeLessThan(TERMS.x)
    }
  })

  it('zooms on the spot where there is no way to go', () => {
    const { at } = createGlide({ ...HOME, scale: 0.5 }, { ...HOME, scale: 2 }, DESKTOP)
    expect(at(1000)).toEqual({ x: HOME.x, y: HOME.y, scale: 1 })
    expect(at(500).scale).toBeCloseTo(0.5 * 4 ** ease(0.25), 9)
    expect(at(2000)).toEqual({ ...HOME, scale: 2 })
  })

  it('rises on a small screen just so far that islands do not turn into specks', () => {
    const lowest = (from: Camera, to: Camera) => createGlide(from, to, PHONE).at(1000).scale
    expect(lowest(HOME, TERMS)).toBeCloseTo(0.23, 6)
    // A camera that is already further out is hardly lifted.
    const [near, far] = [
      { x: 1000, y: 1000 },
      { x: 5000, y: 1000 },
    ]
    const level = 0.2 * 1.15
    for (const scale of [0.2, level])
      expect(lowest({ ...near, scale }, { ...far, scale })).toBeCloseTo(scale / Math.sqrt(1 + 1 / 16), 6)
    // However near to the sheet one of the two ends is.
    const { at } = createGlide({ ...near, scale: 0.4 }, { ...far, scale: 2 }, PHONE)
    expect(Math.min(...Array.from({ length: 100 }, (_, i) => at(i * 20).scale))).toBeGreaterThan(level)
  })

  it('lasts as long as it is given', () => {
    const { at, durationMs } = createGlide(HOME, TERMS, DESKTOP, 500)
    expect(durationMs).toBe(500)
    expect(at(500)).toEqual(TERMS)
    expect(at(499)).not.toEqual(TERMS)
  })
})

describe('short moves', () => {
  it('a step ends on its goal and keeps the point about which it zooms', () => {
    const from = { x: 1000, y: 1000, scale: 1 }
    // The world point 1100, 1000 lies 100 px right of the middle before, and after.
    const to = { x: 1050, y: 1000, scale: 2 }
    const { at } = createStep(from, to, 240)
    const back = createStep(to, from, 240)
    for (const ms of [0, 60, 120, 200]) {
      for (const { x, scale } of [at(ms), back.at(ms)]) expect((1100 - x) * scale).toBeCloseTo(100, 6)
    }
    expect(at(0)).toEqual(from)
    expect(at(240)).toEqual(to)
  })

  it('a step without zooming goes straight, most of the way at once', () => {
    const [from, to] = [
      { x: 0, y: 100, scale: 1 },
      { x: 800, y: 500, scale: 1 },
    ]
    const { at, durationMs } = createStep(from, to, 200)
    expect(durationMs).toBe(200)
    expect(at(-1)).toEqual(from)
    expect(at(100)).toEqual({ x: 700, y: 450, scale: 1 })
    expect(at(201)).toEqual(to)
  })

  it('a step zooms as evenly as it moves', () => {
    const { at } = createStep({ x: 0, y: 0, scale: 2 }, { x: 100, y: 0, scale: 0.5 }, 100)
    expect(at(50).scale).toBeCloseTo(2 * 0.25 ** 0.875, 9)
  })

  it('a slide loses speed and ends on its goal', () => {
    const { at } = createSlide(HOME, { ...HOME, x: 2620 }, 700)
    const early = at(70).x - at(0).x
    const late = at(700).x - at(630).x
    expect(early).toBeGreaterThan(late * 10)
    expect(at(700).x).toBe(2620)
    const down = createSlide(HOME, { x: HOME.x, y: HOME.y - 300, scale: 2 }, 600)
    expect(down.durationMs).toBe(600)
    expect(down.at(0)).toEqual(HOME)
    const { x, y, scale } = down.at(300)
    const share = (1 - Math.exp(-3)) / (1 - Math.exp(-6))
    expect(x).toBe(HOME.x)
    expect(HOME.y - y).toBeCloseTo(300 * share, 6)
    expect(scale).toBeCloseTo(HOME.scale + (2 - HOME.scale) * share, 6)
    expect(down.at(700)).toEqual({ x: HOME.x, y: HOME.y - 300, scale: 2 })
  })
})
