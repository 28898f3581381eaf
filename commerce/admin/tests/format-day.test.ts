import { expect, it } from 'vitest'
import { formatDay } from '../src/admin/format-day'

it('staff read by which day of the studio an order is due, wherever they are', () => {
  expect(formatDay('2026-12-03T23:30:00Z', 'de')).toBe('4.12.2026')
  expect(formatDay('2026-12-04T00:00:00Z', 'de')).toBe('4.12.2026')
})
