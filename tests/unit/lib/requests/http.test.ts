import { describe, expect, it, vi } from 'vitest'
import { HttpError, fetchApi } from '@/lib/requests/http'

function answerWith(body: string, init: ResponseInit = {}) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const json = { headers: { 'content-type': 'application/json' } }
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

describe('request', () => {
  it('asks with GET at a path of the site [206] [207]', async () => {
    const fetched = answerWith('{}', json)
    await fetchApi('/api/products')
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/products')
    expect(fetched.mock.calls[0]?.[1]?.method).toBe('GET')
  })

  it.each([[{ method: 'POST', body: '{}' }], [{}], [{ headers: { accept: 'text/plain' } }]])(
    'says that it speaks JSON, whatever it asks for (%o) [208]',
    async (options: RequestInit) => {
      const fetched = answerWith('{}', json)
      await fetchApi('/api/x', options)
      expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('content-type')).toBe('application/json')
    },
  )

  it('keeps another content type and the other headers of the caller [208]', async () => {
    const fetched = answerWith('{}', json)
    await fetchApi('/api/x', {
      method: 'POST',
      headers: { 'content-type': 'text/csv', accept: 'text/plain' },
    })
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers)
    expect([headers.get('content-type'), headers.get('accept')]).toEqual(['text/csv', 'text/plain'])
  })

  it('leaves the content type of form data to the browser [209]', async () => {
    const fetched = answerWith('{}', json)
    const headers = { 'content-type': 'application/json' }
    await fetchApi('/api/upload-images', { method: 'POST', body: new FormData(), headers })
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has('content-type')).toBe(false)
  })

  it('logs each call by method and path, without what may be secret in the query [210]', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    answerWith('{}', json)
    await fetchApi('/api/orders?session_id=cs_secret')
    expect(log).toHaveBeenCalledWith('GET /api/orders')
  })

  it('parses JSON [211]', async () => {
    answerWith('{"a":1}', json)
    expect(await fetchApi('/api/x')).toEqual({ a: 1 })
  })

  it('returns anything else as text [212]', async () => {
    answerWith('plain', { headers: { 'content-type': 'text/plain' } })
    expect(await fetchApi('/api/x')).toBe('plain')
  })

  it('throws status and body of a refusal, and logs it first [227] [228]', async () => {
    const log = silence()
    answerWith('nope', { status: 418 })
    const failure = fetchApi('/api/orders?token=secret')
    await expect(failure).rejects.toThrow('HTTP 418: nope')
    const error = await failure.catch((error: unknown) => error)
    expect(error).toBeInstanceOf(HttpError)
    expect(log.mock.calls).toEqual([['GET /api/orders failed', error]])
  })

  it('logs and re-throws a broken network as it came [228]', async () => {
    const log = silence()
    const broken = new TypeError('Failed to fetch')
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => Promise.reject(broken)),
    )
    await expect(fetchApi('/api/x?a=1', { method: 'POST' })).rejects.toBe(broken)
    expect(log.mock.calls).toEqual([['POST /api/x failed', broken]])
  })
})
