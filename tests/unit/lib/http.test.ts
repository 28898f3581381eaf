import { afterEach, describe, expect, it, vi } from 'vitest'
import { HttpError, request } from '@/lib/http'
import { checkConnection } from '@/lib/connection'

function answerWith(body: string, init: ResponseInit = {}) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const json = { headers: { 'content-type': 'application/json' } }
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => vi.unstubAllGlobals())

describe('request', () => {
  it('[206] [207] asks with GET at a path of the site', async () => {
    const fetched = answerWith('{}', json)
    await request('/api/products')
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/products')
    expect(fetched.mock.calls[0]?.[1]?.method).toBe('GET')
  })

  it('[208] sends JSON and says so', async () => {
    const fetched = answerWith('{}', json)
    await request('/api/x', { method: 'POST', body: '{}' })
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('content-type')).toBe('application/json')
  })

  it('[209] leaves the content type of form data to the browser', async () => {
    const fetched = answerWith('{}', json)
    await request('/api/upload-images', { method: 'POST', body: new FormData() })
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).has('content-type')).toBe(false)
  })

  it('[210] logs each call by method and path, without what may be secret in the query', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    answerWith('{}', json)
    await request('/api/orders?session_id=cs_secret')
    expect(log).toHaveBeenCalledWith('GET /api/orders')
  })

  it('[211] parses JSON', async () => {
    answerWith('{"a":1}', json)
    expect(await request('/api/x')).toEqual({ a: 1 })
  })

  it('[212] returns anything else as text', async () => {
    answerWith('plain', { headers: { 'content-type': 'text/plain' } })
    expect(await request('/api/x')).toBe('plain')
  })

  it('[227] [228] throws status and body of a refusal, and logs it first', async () => {
    const log = silence()
    answerWith('nope', { status: 418 })
    const failure = request('/api/x')
    await expect(failure).rejects.toThrow('HTTP 418: nope')
    await expect(failure).rejects.toBeInstanceOf(HttpError)
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('[228] logs and re-throws a broken network as it came', async () => {
    const log = silence()
    const broken = new TypeError('Failed to fetch')
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async () => Promise.reject(broken)),
    )
    await expect(request('/api/x')).rejects.toBe(broken)
    expect(log).toHaveBeenCalledTimes(1)
  })
})

describe('checkConnection', () => {
  it('[213] passes on what the shop answers', async () => {
    answerWith('{"success":true,"data":{"service":"shop"}}', json)
    expect(await checkConnection()).toEqual({ success: true, data: { service: 'shop' } })
  })

  it('[214] turns a failure into its message and a suggestion', async () => {
    silence()
    answerWith('starting', { status: 502 })
    expect(await checkConnection()).toEqual({
      success: false,
      error: 'HTTP 502: starting',
      suggestion: 'Server may be starting up. Please wait a moment and try again.',
    })
  })
})
