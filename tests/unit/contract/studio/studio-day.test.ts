import { expect, it, vi } from 'vitest'
import {
  formatStudioDay,
  getLastStudioMonth,
  getStudioMonth,
  getStudioToday,
} from '@contract/studio/studio-day'

it('a new day begins for the studio at its own midnight, in summer and in winter', () => {
  expect(formatStudioDay(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
  expect(formatStudioDay(new Date('2026-12-31T23:00:00Z'))).toBe('2027-01-01')
  expect(formatStudioDay(new Date('2026-07-04T22:00:00Z'))).toBe('2026-07-05')
})

it('a visitor far away is told of today at the studio', () => {
  vi.useFakeTimers({ now: new Date('2026-07-04T22:00:00Z') })
  expect(getStudioToday()).toBe('2026-07-05')
})

it.each([
  ['2026-11-30T22:59:59Z', '2026-11', '2026-10'],
  ['2026-11-30T23:00:00Z', '2026-12', '2026-11'],
  ['2026-12-31T22:59:59Z', '2026-12', '2026-11'],
  ['2026-12-31T23:00:00Z', '2027-01', '2026-12'],
  ['2026-06-30T22:00:00Z', '2026-07', '2026-06'],
])('at %s a bookkeeper anywhere is in %s, and offered the books of %s', (now, month, last) => {
  vi.useFakeTimers({ now: new Date(now) })
  for (const zone of ['Pacific/Kiritimati', 'Europe/Zurich', 'Pacific/Pago_Pago']) {
    vi.stubEnv('TZ', zone)
    expect([getStudioMonth(new Date()), getLastStudioMonth()]).toEqual([month, last])
  }
  vi.unstubAllEnvs()
})
