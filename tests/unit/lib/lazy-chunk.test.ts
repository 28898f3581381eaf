import { describe, expect, it } from 'vitest'
import { loadChunk } from '@/lib/lazy-chunk'

const never = () => new Promise<never>(() => undefined)

describe('loadChunk', () => {
  it('answers what was loaded', async () => {
    expect(await loadChunk('shop', async () => 'loaded')).toBe('loaded')
  })

  it('[255] says that a part took too long', async () => {
    await expect(loadChunk('shop', never, 5)).rejects.toThrow('Loading chunk shop failed. (timeout: shop)')
  })

  it('[255] says which file is missing', async () => {
    const url = 'https://studio.example/static/js/shop.abc.chunk.js'
    const missing = async () =>
      Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${url}`))
    await expect(loadChunk('shop', missing)).rejects.toThrow(`Loading chunk shop failed. (missing: ${url})`)
  })

  it('[255] says that a file broke', async () => {
    const broken = async () => Promise.reject(new TypeError('Importing a module script failed.'))
    await expect(loadChunk('shop', broken)).rejects.toThrow(
      'Loading chunk shop failed. (error: Importing a module script failed.)',
    )
  })

  it('lets an error of the part itself through', async () => {
    const own = new RangeError('inside')
    await expect(loadChunk('shop', async () => Promise.reject(own))).rejects.toBe(own)
  })
})
