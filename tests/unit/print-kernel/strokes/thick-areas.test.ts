import fc from 'fast-check'
import { expect, it } from 'vitest'
import { StrokeGauge } from '@print-kernel/strokes/stroke-gauge'
import { findThickAreas } from '@print-kernel/strokes/thick-areas'

const drawing = fc.record({
  width: fc.integer({ min: 1, max: 24 }),
  height: fc.integer({ min: 1, max: 24 }),
  // Mostly solid ink or bare cotton, with the tones between that edges and gradients have.
  tones: fc.array(
    fc.oneof(fc.constant(1), fc.constant(1), fc.constant(0), fc.float({ min: 0, max: 1, noNaN: true })),
    {
      minLength: 1,
      maxLength: 40,
    },
  ),
  /** Side of the squares that the tones fill, in pixels. */
  square: fc.integer({ min: 1, max: 9 }),
  minStrokePx: fc.double({ min: 0.2, max: 6, noNaN: true }),
})

it('a visitor hears of every thin part: what is passed over unmeasured is none', () => {
  let passedOver = 0
  fc.assert(
    fc.property(drawing, ({ width, height, tones, square, minStrokePx }) => {
      const getTone = (index: number) => {
        const [column, row] = [Math.floor((index % width) / square), Math.floor(index / width / square)]
        return tones[(column + row * 7) % tones.length] ?? 0
      }
      const plane = {
        width,
        height,
        values: Float32Array.from({ length: width * height }, (_, index) => getTone(index)),
      }
      const ink = new StrokeGauge(plane, 'ink', minStrokePx)
      const cotton = new StrokeGauge(plane, 'cotton', minStrokePx)
      const thick = findThickAreas(plane, minStrokePx)
      for (const [index, isThick] of thick.entries()) {
        if (isThick === 0) continue
        passedOver++
        const [x, y] = [index % width, Math.floor(index / width)]
        const isInk = (plane.values[index] ?? 0) >= 0.5
        expect((isInk ? ink : cotton).measurePartAt(x, y)).toBeUndefined()
      }
    }),
    { numRuns: 500 },
  )
  expect(passedOver).toBeGreaterThan(1000)
})
