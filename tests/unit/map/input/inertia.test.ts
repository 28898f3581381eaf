import { describe, expect, it } from 'vitest'
import { DragInertia } from '@/map/input/inertia'

/** A drag of so many px a millisecond along x, and half as much along y, looked at every 10 ms. */
function dragged(pxPerMs: number, ms: number, from = 0): DragInertia {
  const memory = new DragInertia()
  for (let at = 0; at <= ms; at += 10)
    memory.add({ x: 50 + pxPerMs * at, y: 20 + (pxPerMs * at) / 2 }, from + at)
  return memory
}

describe('a sheet that is let go', () => {
  it('slides on as far as its speed takes it, the way it was going', () => {
    expect(dragged(1, 100).computeSlide(100)).toEqual({ x: 325, y: 162.5 })
    expect(dragged(-2, 100).computeSlide(100)).toEqual({ x: -650, y: -325 })
  })

  it('has only its last 160 ms to go by', () => {
    const memory = dragged(1, 100)
    for (let at = 110; at <= 260; at += 10) memory.add({ x: 150 - 3 * (at - 100), y: 70 }, at)
    expect(memory.computeSlide(260).x).toBeCloseTo(-3 * 325, 6)
    // A sample of 160 ms ago still counts.
    const slow = new DragInertia()
    slow.add({ x: 0, y: 0 }, 0)
    slow.add({ x: 160, y: 0 }, 160)
    expect(slow.computeSlide(160)).toEqual({ x: 325, y: 0 })
  })

  it('stays where it is after a pause', () => {
    expect(dragged(1, 100).computeSlide(300)).toEqual({ x: 0, y: 0 })
  })

  it('stays where it is after a touch too short to have a speed', () => {
    expect(new DragInertia().computeSlide(0)).toEqual({ x: 0, y: 0 })
    const touched = new DragInertia()
    touched.add({ x: 0, y: 0 }, 1000)
    expect(touched.computeSlide(1000)).toEqual({ x: 0, y: 0 })
    touched.add({ x: 40, y: 0 }, 1007)
    expect(touched.computeSlide(1007)).toEqual({ x: 0, y: 0 })
    touched.add({ x: 40, y: 8 }, 1008)
    expect(touched.computeSlide(1008)).toEqual({ x: 1625, y: 325 })
  })
})
