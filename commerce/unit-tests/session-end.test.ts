import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expiresTooSoon, computeSessionExpiry } from '../src/checkout/rules/session-end'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('a buyer has half an hour to pay, and the way to the provider two minutes', () => {
  expect(computeSessionExpiry()).toEqual(new Date('2026-11-24T10:32:00Z'))
})

it('a session that could not last half an hour any more is opened with a later end', () => {
  const end = computeSessionExpiry()
  vi.advanceTimersByTime(90_000)
  expect(expiresTooSoon(end)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(expiresTooSoon(end)).toBe(true)
})
