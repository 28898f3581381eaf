import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from '../../../src/lib/async'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const late = () => new Error('too late')

it('passes on what comes in time, good or bad, and leaves no timer behind', async () => {
  expect(await withTimeout(1000, Promise.resolve('done'), late)).toBe('done')
  await expect(withTimeout(1000, Promise.reject(new Error('broken')), late)).rejects.toThrow('broken')
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('fails after the time that it is given, and not before', async () => {
  const onLate = vi.fn()
  withTimeout(1000, new Promise(() => undefined), late).catch(onLate)
  await vi.advanceTimersByTimeAsync(999)
  expect(onLate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onLate).toHaveBeenCalledWith(late())
})
