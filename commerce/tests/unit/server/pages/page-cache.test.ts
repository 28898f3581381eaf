import { randomBytes } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { createPageCache, type ComposedPage } from '../../../../src/server/pages/page-cache'

/** Text that cannot be compressed, of so many characters. */
const composed = async (length = 10): Promise<ComposedPage> => ({
  html: randomBytes(length).toString('hex').slice(0, length),
  status: 200,
})

describe('rendered pages', () => {
  it('never take more than their bytes, and those in use stay [F4]', async () => {
    const cache = createPageCache(100_000)
    for (let number = 0; number < 20; number++) {
      await cache.getPage('in use', '1', () => composed(4000))
      await cache.getPage(`page ${number}`, '1', () => composed(4000))
      expect(cache.size()).toBeLessThanOrEqual(100_000)
    }
    expect(cache.size()).toBeGreaterThan(80_000)
    const again = vi.fn(composed)
    await cache.getPage('in use', '1', again)
    await cache.getPage('page 19', '1', again)
    expect(again).not.toHaveBeenCalled()
    await cache.getPage('page 0', '1', again)
    expect(again).toHaveBeenCalledOnce()
  })

  it('are made once for all who ask at the same time [F4]', async () => {
    const cache = createPageCache()
    const compose = vi.fn(composed)
    const pages = await Promise.all([1, 2, 3].map(async () => cache.getPage('a', '1', compose)))
    expect(compose).toHaveBeenCalledOnce()
    expect(new Set(pages).size).toBe(1)
  })

  it('are sent to nobody once what they show has changed, also while the next is being made [F4]', async () => {
    const cache = createPageCache()
    const old = await cache.getPage('a', '1', composed)
    const next = cache.getPage('a', '2', composed)
    expect(next).toBeInstanceOf(Promise)
    expect(await next).not.toBe(old)
    expect(await cache.getPage('a', '2', () => Promise.reject(new Error('asked again')))).toBe(await next)
  })

  it('are made again after a failure, and after one that had to do without its body', async () => {
    const cache = createPageCache()
    await expect(cache.getPage('a', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await cache.getPage('a', '1', async () => ({ ...(await composed()), isFallback: true }))
    const compose = vi.fn(composed)
    await cache.getPage('a', '1', compose)
    expect(compose).toHaveBeenCalledOnce()
  })
})
