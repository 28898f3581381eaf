import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Camera } from '@/map/camera'
import { ease, glide, GLIDE_MS, slide, step } from '@/map/glide'

const DESKTOP = { width: 1280, height: 736 }
const PHONE = { width: 390, height: 784 }
const HOME: Camera = { x: 2220, y: 1852, zoom: 1 }
const TERMS: Camera = { x: 5500, y: 1760, zoom: 1 }

const anyCamera = fc.record({
  x: fc.double({ min: 0, max: 6000, noNaN: true }),
  y: fc.double({ min: 0, max: 4000, noNaN: true }),
  zoom: fc.integer({ min: 2, max: 20 }).map((tenths) => tenths / 10),
})

describe('the glide', () => {
  it('[37] lasts exactly 2 s', () => {
    const { at, durationMs } = glide(HOME, TERMS, DESKTOP)
    expect(GLIDE_MS).toBe(2000)
    expect(durationMs).toBe(2000)
    expect(at(1999)).not.toEqual(TERMS)
    expect(at(2000)).toEqual(TERMS)
  })

  it('[36] starts where the camera is and ends exactly on its goal, from anywhere to anywhere', () => {
    fc.assert(
      fc.property(anyCamera, anyCamera, fc.constantFrom(DESKTOP, PHONE), (from, to, size) => {
        const { at } = glide(from, to, size)
        expect(at(0)).toEqual(from)
        expect(at(GLIDE_MS)).toEqual(to)
        expect(at(GLIDE_MS * 2)).toEqual(to)
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
          const { x, y, zoom } = glide(from, to, size).at(ms)
          expect([x, y, zoom].every(Number.isFinite)).toBe(true)
          expect(zoom).toBeGreaterThan(0.19)
          expect(zoom).toBeLessThan(2.01)
        },
      ),
    )
  })

  it('moves without a jump: near its ends hardly at all, never far from one frame to the next', () => {
    const { at } = glide(HOME, TERMS, DESKTOP)
    const steps = Array.from({ length: 121 }, (_, i) => at((i * 2000) / 120))
    const moves = steps.slice(1).map(({ x, y, zoom }, i) => {
      const before = steps[i] ?? HOME
      return Math.hypot(x - before.x, y - before.y) * zoom
    })
    expect(moves[0]).toBeLessThan(1)
    expect(moves.at(-1)).toBeLessThan(1)
    expect(Math.max(...moves)).toBeLessThan(80)
  })

  it('rises on a far hop and hardly on a near one', () => {
    const lowest = (to: Camera) => {
      const { at } = glide(HOME, to, DESKTOP)
      return Math.min(...Array.from({ length: 100 }, (_, i) => at(i * 20).zoom))
    }
    expect(lowest(TERMS)).toBeLessThan(0.6)
    expect(lowest({ x: 2320, y: 1852, zoom: 1 })).toBeGreaterThan(0.95)
  })

  it('eases in and out', () => {
    expect(ease(0)).toBe(0)
    expect(ease(0.5)).toBe(0.5)
    expect(ease(1)).toBe(1)
  })
})

describe('short moves', () => {
  it('a step ends on its goal and keeps the point about which it zooms', () => {
    const from = { x: 1000, y: 1000, zoom: 1 }
    // The world point 1100, 1000 lies 100 px right of the middle before, and after.
    const to = { x: 1050, y: 1000, zoom: 2 }
    const { at } = step(from, to, 240)
    for (const ms of [0, 60, 120, 200]) {
      const { x, zoom } = at(ms)
      expect((1100 - x) * zoom).toBeCloseTo(100, 6)
    }
    expect(at(240)).toEqual(to)
  })

  it('a slide loses speed and ends on its goal', () => {
    const { at } = slide(HOME, { ...HOME, x: 2620 }, 700)
    const early = at(70).x - at(0).x
    const late = at(700).x - at(630).x
    expect(early).toBeGreaterThan(late * 10)
    expect(at(700).x).toBe(2620)
  })
})
