// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadChunk } from '@/lib/lazy-chunk'

const never = () => new Promise<never>(() => undefined)

describe('loadChunk', () => {
  it('answers what was loaded', async () => {
    expect(await loadChunk('shop', async () => 'loaded')).toBe('loaded')
  })

  it('says that a part took too long, and on which page [255]', async () => {
    await expect(loadChunk('shop', never, 5)).rejects.toThrow(
      `Loading chunk shop failed. (timeout: ${location.href})`,
    )
  })

  it('waits for 120 s, and no longer [225]', async () => {
    vi.useFakeTimers()
    try {
      const failed = vi.fn()
      loadChunk('shop', never).catch(failed)
      await vi.advanceTimersByTimeAsync(119_999)
      expect(failed).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(failed).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })

  it('says which file is missing [255]', async () => {
    const url = 'https://studio.example/static/js/shop.abc.chunk.js'
    const missing = async () =>
      Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${url}`))
    await expect(loadChunk('shop', missing)).rejects.toThrow(`Loading chunk shop failed. (missing: ${url})`)
  })

  it("says that a file broke, on which page, and in the browser's own words why [255]", async () => {
    const cause = new TypeError('Importing a module script failed.')
    const failure = loadChunk('shop', async () => Promise.reject(cause))
    await expect(failure).rejects.toThrow(`Loading chunk shop failed. (error: ${location.href})`)
    await expect(failure).rejects.toMatchObject({ cause })
  })

  it('lets an error of the part itself through', async () => {
    const own = new RangeError('inside')
    await expect(loadChunk('shop', async () => Promise.reject(own))).rejects.toBe(own)
  })
})

const FILE = 'https://studio.example/static/js/shop.abc.chunk.js'
const missing = () => Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${FILE}`))

describe('a part that did not come', () => {
  const reload = vi.fn()
  const answers = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }))
  beforeEach(() => {
    sessionStorage.clear()
    reload.mockClear()
    vi.stubGlobal('location', { reload, href: 'https://studio.example/shop' })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => vi.unstubAllGlobals())

  /** Where the page is loaded again, the part stays pending however long that takes. */
  async function outcome(load: () => Promise<string>) {
    vi.useFakeTimers()
    let result = 'pending'
    loadChunk('shop', load).then(
      (loaded) => (result = loaded),
      () => (result = 'failed'),
    )
    await vi.advanceTimersByTimeAsync(600_000)
    vi.useRealTimers()
    return result
  }

  it('has the page loaded again where its file is gone, once', async () => {
    answers(404)
    expect(await outcome(missing)).toBe('pending')
    expect(await outcome(missing)).toBe('failed')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is asked for again where its file is there', async () => {
    answers(200)
    const load = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(missing)
      .mockResolvedValueOnce('loaded')
    expect(await outcome(load)).toBe('loaded')
    expect(reload).not.toHaveBeenCalled()
  })

  it('has the page loaded again where the browser keeps a failure that is over, also after a deploy', async () => {
    answers(404)
    await outcome(missing)
    answers(200)
    expect(await outcome(missing)).toBe('pending')
    expect(await outcome(missing)).toBe('failed')
    expect(reload).toHaveBeenCalledTimes(2)
  })

  it.each([500, 503])('leaves the page alone where the server answers %i', async (status) => {
    answers(status)
    expect(await outcome(missing)).toBe('failed')
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the page alone while nothing answers', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await outcome(missing)).toBe('failed')
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves the page alone where it could not remember to have loaded it again', async () => {
    answers(404)
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(await outcome(missing)).toBe('failed')
    expect(reload).not.toHaveBeenCalled()
  })

  it('asks for the page’s own script where the browser does not name the file', async () => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: '/static/js/a.js' })
    document.head.append(script)
    const fetched = vi.fn(async () => new Response(null, { status: 404 }))
    vi.stubGlobal('fetch', fetched)
    const unnamed = () => Promise.reject(new TypeError('Importing a module script failed.'))
    expect(await outcome(unnamed)).toBe('pending')
    expect(fetched).toHaveBeenCalledWith(script.src, expect.anything())
    script.remove()
  })
})
