import { expect, it, vi } from 'vitest'
import { formatStudioDay, getStudioToday } from '@contract/studio/studio-day'

it('a new day begins for the studio at its own midnight, in summer and in winter', () => {
  expect(formatStudioDay(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
  expect(formatStudioDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  expect(formatStudioDay(new Date('2026-07-04T22:00:00Z'))).toBe('2026-07-05')
})

it('a visitor far away is told of today at the studio', () => {
  vi.useFakeTimers({ now: new Date('2026-07-04T22:00:00Z') })
  expect(getStudioToday()).toBe('2026-07-05')
})
