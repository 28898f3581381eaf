import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cacheResult } from '../../../src/lib/async'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('a thousand visitors who ask at once are counted for once, and again five seconds later', async () => {
  const count = vi.fn(async () => 500)
  const load = cacheResult(5000, count)
  expect(new Set(await Promise.all(Array.from({ length: 1000 }, load)))).toEqual(new Set([500]))
  vi.advanceTimersByTime(5000)
  await load()
  expect(count).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1)
  await load()
  expect(count).toHaveBeenCalledTimes(2)
})

it('a visitor who asks after the database was away is not told so for another five seconds', async () => {
  const count = vi.fn(async () => 500)
  const load = cacheResult(5000, count)
  count.mockRejectedValueOnce(new Error('away'))
  await expect(load()).rejects.toThrow('away')
  expect(await load()).toBe(500)
})
