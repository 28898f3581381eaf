import type { MedusaContainer } from '@medusajs/framework/types'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Checkout } from '../../../src/checkout/checkout'
import { openReservedCheckout, type PendingSessions } from '../../../src/checkout/open-checkout'
import { MESSAGES } from '../../../src/contract/api/messages'
import { cacheResult, memoise, waitForNextSecond, withTimeout } from '../../../src/lib/async'
import { awaitDatabase } from '../../../src/lib/database'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const late = () => new Error('too late')

it('passes on what comes in time, good or bad, and leaves no timer behind', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1000, late)).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('broken')), 1000, late)).rejects.toThrow('broken')
  await vi.advanceTimersByTimeAsync(0)
  expect(vi.getTimerCount()).toBe(0)
})

it('fails after the time that it is given, and not before', async () => {
  const onLate = vi.fn()
  withTimeout(new Promise(() => undefined), 1000, late).catch(onLate)
  await vi.advanceTimersByTimeAsync(999)
  expect(onLate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onLate).toHaveBeenCalledWith(late())
})

it('has nobody wait longer than five seconds for a database that says nothing', async () => {
  const onLate = vi.fn()
  awaitDatabase(new Promise(() => undefined)).catch(onLate)
  await vi.advanceTimersByTimeAsync(5000)
  expect(onLate).toHaveBeenCalledWith(expect.objectContaining({ status: 503, message: MESSAGES.status503 }))
})

it('has no buyer wait longer than ten seconds for a payment page that does not open', async () => {
  const onLate = vi.fn()
  const pendingSessions: PendingSessions = new Map([['cs_1', new Promise(() => undefined)]])
  const container = { resolve: () => pendingSessions } as unknown as MedusaContainer
  const checkout = { id: 'cs_1', session_id: null, session_url: null } as Checkout
  openReservedCheckout(checkout, { successUrl: '', cancelUrl: '' }, container).catch(onLate)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(onLate).toHaveBeenCalledWith(expect.objectContaining({ status: 504, message: MESSAGES.timedOut }))
})

it('a thousand visitors who ask at once are counted for once, and again five seconds later', async () => {
  const count = vi.fn(async () => 500)
  const load = cacheResult(5000, count)
  vi.advanceTimersByTime(60_000)
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

it('a visitor gets what was counted meanwhile, though an earlier count fails only now', async () => {
  const fail = new Promise<number>((_resolve, reject) => setTimeout(() => reject(new Error('away')), 6000))
  const count = vi.fn(async () => 500).mockReturnValueOnce(fail)
  const load = cacheResult(5000, count)
  const early = load()
  vi.advanceTimersByTime(5001)
  expect(await load()).toBe(500)
  vi.advanceTimersByTime(999)
  await expect(early).rejects.toThrow('away')
  expect(await load()).toBe(500)
  expect(count).toHaveBeenCalledTimes(2)
})

it.each([['a font'], [undefined]])(
  'what all receipts share is made with the first one alone: %s',
  (shared) => {
    const make = vi.fn(() => shared)
    const get = memoise(make)
    expect(make).not.toHaveBeenCalled()
    expect([get(), get()]).toEqual([shared, shared])
    expect(make).toHaveBeenCalledOnce()
  },
)

it('somebody who changes their password is signed in again in the second after it', async () => {
  vi.setSystemTime('2026-11-24T10:00:00.250Z')
  const onNext = vi.fn()
  void waitForNextSecond().then(onNext)
  await vi.advanceTimersByTimeAsync(749)
  expect(onNext).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onNext).toHaveBeenCalled()
})
