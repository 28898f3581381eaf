// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { loadChunk } from '@/lib/lazy-chunk'
import { renewPage } from '@/lib/renew-page'

const never = () => new Promise<never>(() => undefined)

describe('loadChunk', () => {
  it('answers what was loaded', async () => {
    expect(await loadChunk('shop', async () => 'loaded')).toBe('loaded')
  })

  it('[255] says that a part took too long', async () => {
    await expect(loadChunk('shop', never, 5)).rejects.toThrow('Loading chunk shop failed. (timeout: shop)')
  })

  it('[225] waits for 120 s, and no longer', async () => {
    vi.useFakeTimers()
    try {
      const told = vi.fn()
      loadChunk('shop', never).catch(told)
      await vi.advanceTimersByTimeAsync(119_999)
      expect(told).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(told).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
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

describe('renewPage', () => {
  const url = 'https://studio.example/static/js/shop.abc.chunk.js'
  const answers = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }))
  beforeEach(() => {
    sessionStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it('loads the page anew for a file that is gone, once for each', async () => {
    answers(404)
    const reload = vi.fn()
    expect(await renewPage(url, reload)).toBe(true)
    expect(await renewPage(url, reload)).toBe(false)
    expect(await renewPage(url.replace('abc', 'def'), reload)).toBe(true)
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([200, 500, 503])('leaves the page alone where the server answers %i', async (status) => {
    answers(status)
    const reload = vi.fn()
    expect(await renewPage(url, reload)).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the page alone while nothing answers', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await renewPage(url, vi.fn())).toBe(false)
  })

  it('leaves the page alone where it could not remember to have loaded it anew', async () => {
    answers(404)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(await renewPage(url, vi.fn())).toBe(false)
  })

  it('asks for the page’s own script where the browser does not name the file', async () => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: '/static/js/a.js' })
    document.head.append(script)
    const asked = vi.fn(async () => new Response(null, { status: 404 }))
    vi.stubGlobal('fetch', asked)
    expect(await renewPage(undefined, vi.fn())).toBe(true)
    expect(asked).toHaveBeenCalledWith(script.src, expect.anything())
    script.remove()
  })
})
