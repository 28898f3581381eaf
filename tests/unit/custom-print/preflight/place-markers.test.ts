import { describe, expect, it } from 'vitest'
import type { PreflightResult } from '@print-kernel/preflight/preflight-result'
import { placeMarkers } from '@/custom-print/preflight/place-markers'

const answer = (code: PreflightResult['code'], ...spots: [number, number][]): PreflightResult => ({
  code,
  severity: 'note',
  values: {},
  quickFixes: [],
  points: spots.map(([x, y]) => ({ x, y })),
})

describe('the numbers on a print', () => {
  it('stand where most is, beside each other, and only where something is', () => {
    const placed = placeMarkers([
      answer('thinLines', [20, 140], [200, 20]),
      answer('sharp'),
      answer('gaps', [22, 142], [29, 115], [180, 100]),
    ])
    expect(placed.map(({ point }) => point)).toEqual([
      { x: 20, y: 140 },
      { x: 180, y: 100 },
    ])
  })

  it('are as far from each other as they can be on a small print', () => {
    const [, second] = placeMarkers([answer('thinLines', [20, 20]), answer('gaps', [22, 20], [20, 45])])
    expect(second?.point).toEqual({ x: 20, y: 45 })
  })
})
