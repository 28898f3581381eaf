import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTooSlow, SlowFrameDetector } from '@/map/scene/slow-frame-detector'

/** Shows a glide of so many ms, then a frame at rest; returns whether the scene is to be given up. */
function glide(
  slowFrames: SlowFrameDetector,
  frameMs: number,
  { isCoarsest = true, durationMs = 2250 } = {},
): boolean {
  let now = 0
  for (; now < durationMs; now += frameMs) {
    expect(slowFrames.shouldGiveUp(true, isCoarsest, now)).toBe(false)
  }
  return slowFrames.shouldGiveUp(false, isCoarsest, now)
}

describe('the detector of slow frames', () => {
  it('ends after three glides in a row at less than 8 frames a second', () => {
    const slowFrames = new SlowFrameDetector()
    expect([1, 2, 3].map(() => glide(slowFrames, 150))).toEqual([false, false, true])
  })

  it('never ends at 10 frames a second, as on a busy machine without a GPU', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 8, max: 100 }), { maxLength: 30 }), (speeds) => {
        const slowFrames = new SlowFrameDetector()
        for (const frameMs of speeds) expect(glide(slowFrames, frameMs)).toBe(false)
      }),
    )
  })

  it('begins again after a glide that was good enough', () => {
    const slowFrames = new SlowFrameDetector()
    const answers = [150, 150, 40, 150, 150, 150].map((frameMs) => glide(slowFrames, frameMs))
    expect(answers).toEqual([false, false, false, false, false, true])
  })

  it('does not judge while frames could still be drawn more coarsely, nor by a short step', () => {
    const slowFrames = new SlowFrameDetector()
    for (let i = 0; i < 10; i++) {
      expect(glide(slowFrames, 300, { isCoarsest: false })).toBe(false)
      expect(glide(slowFrames, 150, { durationMs: 240 })).toBe(false)
    }
  })

  it('forgives one long pause within a glide, as when the window was hidden', () => {
    expect(isTooSlow(Float64Array.from([16, 16, 60_000, 16, 16]))).toBe(false)
    expect(isTooSlow(Float64Array.from([400, 400, 400]))).toBe(true)
    expect(isTooSlow(new Float64Array())).toBe(false)
  })
})
