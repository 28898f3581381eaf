import { expect, it } from 'vitest'
import { formatSwissDay } from '../src/admin/format-swiss-day'

it('staff read by which day of the studio an order is due, wherever they are', () => {
  expect(formatSwissDay('2026-12-03T23:30:00Z', 'de')).toBe('4.12.2026')
  expect(formatSwissDay('2026-12-04T00:00:00Z', 'de')).toBe('4.12.2026')
})
