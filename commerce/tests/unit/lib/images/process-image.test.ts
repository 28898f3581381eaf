import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitWithin } from '../../../../src/lib/images/process-image'

describe("a product's pictures", () => {
  it('fit into a square, keep their shape and never grow [R7]', () => {
    const side = fc.integer({ min: 1, max: 12_000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const fit = fitWithin({ width, height }, 1000)
        expect(Math.max(fit.width, fit.height)).toBeLessThanOrEqual(Math.min(1000, Math.max(width, height)))
        expect(Math.min(fit.width, fit.height)).toBeGreaterThanOrEqual(1)
        if (width <= 1000 && height <= 1000) expect(fit).toEqual({ width, height })
      }),
    )
  })
})
