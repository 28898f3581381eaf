import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createReadiness } from '../../../src/server/readiness'

const NO_ANSWER = { ready: false, reason: 'the database does not answer' }
const current = () => Promise.resolve(true)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('whether visitors are sent to this process', () => {
  it('is no before it serves and after it has begun to stop', async () => {
    const readiness = createReadiness()
    expect(await readiness.check()).toEqual({ ready: false, reason: 'starting' })
    readiness.serve(current)
    expect(await readiness.check()).toEqual({ ready: true })
    readiness.stop()
    expect(await readiness.check()).toEqual({ ready: false, reason: 'stopping' })
  })

  it('stays no for a process that is to stop before it has started', async () => {
    const readiness = createReadiness()
    readiness.stop()
    readiness.serve(current)
    expect(await readiness.check()).toEqual({ ready: false, reason: 'stopping' })
  })

  it('is no while the migrations are those of another build, and where the database fails', async () => {
    const readiness = createReadiness()
    let answer = Promise.resolve(false)
    readiness.serve(() => answer)
    expect(await readiness.check()).toEqual({ ready: false, reason: 'migrations are not current' })
    answer = Promise.reject(new Error('ECONNREFUSED'))
    expect(await readiness.check()).toEqual(NO_ANSWER)
  })

  it('is no where the database takes longer than two seconds', async () => {
    const readiness = createReadiness()
    readiness.serve(() => new Promise((resolve) => setTimeout(resolve, 1999, true)))
    const soon = readiness.check()
    await vi.advanceTimersByTimeAsync(1999)
    expect(await soon).toEqual({ ready: true })
    readiness.stop()
    const slow = createReadiness()
    slow.serve(() => new Promise(() => undefined))
    const late = slow.check()
    await vi.advanceTimersByTimeAsync(2000)
    expect(await late).toEqual(NO_ANSWER)
  })
})
