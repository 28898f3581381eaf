import express from 'express'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MESSAGES } from '../../../../src/contract/api/messages'
import { createRateLimits } from '../../../../src/server/guard/rate-limits'
import type { SharedCounter } from '../../../../src/server/guard/shared-rate-limits'
import { listen, send } from '../http-client'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const CHECKOUT = { method: 'POST', path: '/api/create-checkout-session' }
const LOOK_UP = { method: 'GET', path: '/api/orders?session_id=cs_1' }
const NOTE = { method: 'POST', path: '/api/order-note' }
const UPLOAD = { method: 'POST', path: '/api/upload-images' }
const SIGN_IN = { method: 'POST', path: '/auth/user/emailpass' }

type SentRequest = { method: string; path: string; from?: string; body?: string; type?: string }

let server: Server
afterEach(() => {
  server.close()
  vi.useRealTimers()
})
// The clock alone: connections need their timers.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00Z') }))

/** The limits with something behind them that says what it was handed on. */
async function shop(factor = 1, shared?: SharedCounter) {
  const app = express()
  app.set('trust proxy', 1)
  app.use(createRateLimits(factor, shared))
  app.use((incoming, response) => response.json({ body: incoming.body as unknown }))
  // A body that is too large or broken.
  app.use(((error: { status: number }, _incoming, response, _next) => {
    response.status(error.status).end()
  }) as express.ErrorRequestHandler)
  server = await listen(createServer(app))
}

function ask({ method, path, from = '10.0.0.1', body, type = 'application/json' }: SentRequest) {
  const headers = { 'x-forwarded-for': from, ...(body === undefined ? {} : { 'content-type': type }) }
  return send(server, { method, path, headers, body })
}

/** How many of so many requests, one after the other, are let through. */
async function letThrough(times: number, buildRequest: (index: number) => SentRequest): Promise<number> {
  let passed = 0
  for (let index = 0; index < times; index += 1)
    if ((await ask(buildRequest(index))).status === 200) passed += 1
  return passed
}

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('one address', () => {
  it.each([
    ['opens at most five checkouts a minute', CHECKOUT, 5],
    ['looks at orders at most twenty times a minute, as often as the page after a payment does', LOOK_UP, 20],
    ['writes to the studio at most ten times a minute', NOTE, 10],
    ['uploads pictures at most ten times a minute', UPLOAD, 10],
    ['tries at most five passwords a minute', SIGN_IN, 5],
  ])('%s, and again when it is over', async (_, request, maxCount) => {
    await shop()
    expect(await letThrough(maxCount + 2, () => request)).toBe(maxCount)
    later(MINUTE - 1000)
    expect(await letThrough(1, () => request)).toBe(0)
    later(1001)
    expect(await letThrough(maxCount + 2, () => request)).toBe(maxCount)
  })

  it('opens at most thirty checkouts an hour, however it spreads them', async () => {
    await shop()
    let opened = 0
    for (let minute = 0; minute < 8; minute += 1) {
      opened += await letThrough(5, () => CHECKOUT)
      later(MINUTE + 1)
    }
    expect(opened).toBe(30)
    later(HOUR)
    expect(await letThrough(1, () => CHECKOUT)).toBe(1)
  })

  it('takes nothing from another one', async () => {
    await shop()
    expect(await letThrough(8, (index) => ({ ...CHECKOUT, from: `10.0.0.${index}` }))).toBe(8)
    expect(await letThrough(8, () => ({ ...CHECKOUT, from: '2001:db8:1::1' }))).toBe(5)
    // A visitor with one IPv6 address has all addresses of its network.
    expect(await letThrough(1, () => ({ ...CHECKOUT, from: '2001:db8:1::2' }))).toBe(0)
  })

  it('is noticed in the log, once for each time that it asks too often, and not by its address', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await shop()
    await letThrough(9, () => SIGN_IN)
    expect(warn.mock.calls).toEqual([['Too many requests of one sender: signIn']])
    later(MINUTE + 1)
    await letThrough(9, () => SIGN_IN)
    expect(warn).toHaveBeenCalledTimes(2)
    warn.mockRestore()
  })

  it('asks for the catalogue, and sends what has no limit, as often as it likes', async () => {
    await shop()
    expect(await letThrough(70, () => ({ method: 'GET', path: '/api/products' }))).toBe(70)
    expect(await letThrough(70, () => ({ method: 'POST', path: '/api/stripe-webhook' }))).toBe(70)
  })

  it('is counted by servers of two releases under the same names', async () => {
    const limiters: string[] = []
    await shop(1, (limiter) => {
      limiters.push(limiter)
      return Promise.resolve(undefined)
    })
    await ask(CHECKOUT)
    await ask({ ...SIGN_IN, body: '{"email":"a@example.ch"}' })
    expect(limiters).toEqual([
      'checkout 60000',
      'checkout 3600000',
      'signIn 60000',
      'signInToAccount email 900000',
    ])
  })

  it('has more of everything on a machine that tests are run on', async () => {
    await shop(2.5)
    expect(await letThrough(15, () => CHECKOUT)).toBe(13)
  })

  it('says in the standard headers and no other ones how much is left, and in words that it was too much', async () => {
    await shop()
    const { headers } = await ask(LOOK_UP)
    expect(headers).toHaveProperty('ratelimit')
    expect(headers).not.toHaveProperty('x-ratelimit-limit')
    await letThrough(19, () => LOOK_UP)
    const { status, text } = await ask(LOOK_UP)
    expect([status, JSON.parse(text)]).toEqual([
      429,
      { error: MESSAGES.status429, code: 'too_many_requests' },
    ])
  })
})

describe('one account', () => {
  const signIn = (body: string, type?: string) => (index: number) => ({
    ...SIGN_IN,
    from: `10.1.0.${index}`,
    body,
    ...(type === undefined ? {} : { type }),
  })

  it.each([
    ['a body of JSON', (name: string) => signIn(JSON.stringify({ email: name, password: 'x' }))],
    [
      'a form',
      (name: string) => signIn(`email=${encodeURIComponent(name)}&p=x`, 'application/x-www-form-urlencoded'),
    ],
  ])(
    'is tried at most ten times in a quarter of an hour, by %s, from however many addresses',
    async (_, by) => {
      await shop()
      expect(await letThrough(8, by('a@example.ch'))).toBe(8)
      // The same account, spelled as nobody would.
      expect(
        await letThrough(4, (index) => ({ ...by('  A@Example.CH\u200B ')(index), from: `10.2.0.${index}` })),
      ).toBe(2)
      later(15 * MINUTE - 1000)
      expect(await letThrough(1, (index) => ({ ...by('a@example.ch')(index), from: '10.3.0.1' }))).toBe(0)
      expect(await letThrough(1, (index) => ({ ...by('b@example.ch')(index), from: '10.3.0.2' }))).toBe(1)
      later(1001)
      expect(await letThrough(1, (index) => ({ ...by('a@example.ch')(index), from: '10.3.0.3' }))).toBe(1)
    },
  )

  it.each(['{}', 'null', '[]', '7', '{"email":7}', '{"email":null}', '{"email":{"a":1}}'])(
    'is none where a body such as %s names none: then only the address counts',
    async (body) => {
      await shop()
      const statuses = []
      for (let index = 0; index < 12; index += 1)
        statuses.push((await ask({ ...SIGN_IN, body, from: `10.4.0.${index}` })).status)
      expect(statuses).not.toContain(429)
      expect(statuses).not.toContain(500)
      expect(await letThrough(6, () => ({ ...SIGN_IN, from: '10.5.0.1' }))).toBe(5)
    },
  )

  it('is tried at most ten times with a code, whose sign-in the path names, whatever the body says', async () => {
    await shop()
    const guess = (signIn: string) => (index: number) => ({
      method: 'POST',
      path: `/auth/mfa/challenges/${signIn}/verify`,
      from: `10.6.0.${index}`,
      body: JSON.stringify({ code: '000000', id: `${signIn}_${index}` }),
    })
    expect(await letThrough(12, guess('a'))).toBe(10)
    expect(await letThrough(1, guess('b'))).toBe(1)
  })

  it('is handed on to Medusa as it was sent, with what a form nests', async () => {
    await shop()
    const json = '{"email":"a@example.ch","password":"x"}'
    expect(JSON.parse((await ask({ ...SIGN_IN, body: json })).text)).toEqual({ body: JSON.parse(json) })
    const form = { ...SIGN_IN, body: 'email=a&b[c]=1', type: 'application/x-www-form-urlencoded' }
    expect(JSON.parse((await ask(form)).text)).toEqual({ body: { email: 'a', b: { c: '1' } } })
  })

  it.each([
    ['application/json', `{"email":"${'a'.repeat(11_000)}"}`],
    ['application/x-www-form-urlencoded', `email=${'a'.repeat(11_000)}`],
  ])('is read out of no more than 10 kB of %s', async (type, body) => {
    await shop()
    expect((await ask({ ...SIGN_IN, type, body })).status).toBe(413)
  })
})
