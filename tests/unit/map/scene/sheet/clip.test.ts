import { expect, it } from 'vitest'
import { clipShape } from '@/map/scene/sheet/clip'
import { CIRCLE, doesCover, fillPath } from './shape-support'

it('a clip keeps only what lies within it', () => {
  const clipped = clipShape(fillPath('M-20,-2H20V2H-20Z'), fillPath(CIRCLE))
  expect(doesCover(clipped, 9, 0)).toBe(true)
  expect(doesCover(clipped, 11, 0)).toBe(false)
  expect(doesCover(clipped, 0, 1.9)).toBe(true)
})
