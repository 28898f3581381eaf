import { describe, expect, it } from 'vitest'
import { orderSearchSchema } from '@contract/board/order-search'

describe('what staff search orders by', () => {
  const search = { q: 'Anna', stage: 'ship', delivery: 'pickup', from: '2026-11-01', to: '2026-11-30' }

  it('is all of it, or some, or nothing', () => {
    expect(orderSearchSchema.parse({ ...search, q: ' Anna ' })).toEqual(search)
    expect(orderSearchSchema.parse({ from: '2026-11-01' })).toEqual({ from: '2026-11-01' })
    expect(orderSearchSchema.parse({})).toEqual({})
  })

  it.each([
    ['q', ' '],
    ['q', 'x'.repeat(101)],
    ['q', 'a\0b'],
    ['stage', 'lost'],
    ['delivery', 'drone'],
    ['from', '2026-11-31'],
    ['to', 'yesterday'],
  ])('is refused where it can find nothing: %s %j', (field, value) => {
    expect(orderSearchSchema.safeParse({ ...search, [field]: value }).success).toBe(false)
  })
})
