import { describe, expect, it } from 'vitest'
import { SHIRT_HANDLES, buildShirtMarks } from '@/map/artwork/drawings/shirts'
import { computeInkBounds } from '../ink-bounds'

const sides = SHIRT_HANDLES.flatMap((handle) =>
  (['front', 'back'] as const).map((side) => ({ handle, side })),
)

describe.each(sides)('$handle, $side', ({ handle, side }) => {
  const marks = buildShirtMarks(handle, side)

  it('stays within its box of 400 x 430', () => {
    const [left, top, right, bottom] = computeInkBounds(marks)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(400)
    expect(bottom).toBeLessThanOrEqual(430)
  })

  it('is printed in two to four inks', () => {
    const inks = new Set(marks.flatMap((mark) => ('ink' in mark ? [mark.ink] : [])))
    expect(inks.size).toBeGreaterThanOrEqual(2)
    expect(inks.size).toBeLessThanOrEqual(4)
  })

  it('differs from the other side', () => {
    expect(marks).not.toEqual(buildShirtMarks(handle, side === 'front' ? 'back' : 'front'))
  })
})
