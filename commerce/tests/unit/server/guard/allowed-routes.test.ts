import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startLimitedServer, type LimitedServer } from '../limited-server'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const JSON_BODY = { 'content-type': 'application/json' }
const GUESS = { headers: JSON_BODY, body: '{"email":"studio@example.ch","password":"guess"}' }

let server: LimitedServer
beforeEach(async () => {
  server = await startLimitedServer()
})
afterEach(() => server.close())

describe('what is let through to Medusa', () => {
  it.each([
    '/auth/token/emailpass',
    '/auth/vendor/emailpass',
    '/auth/customer/emailpass',
    '/auth/vendor/emailpass/register',
    '/auth/customer/emailpass/register',
    '/auth/token/emailpass/register',
    '/auth/user/google',
    '/auth/user/cloud/callback',
    '/auth/user/emailpass/callback',
    '/auth/emailpass/user',
    '/auth/verification/request',
    '/auth/verification/confirm',
    '/auth/customer/providers',
    '/auth/',
    '/hooks/payment/pp_stripe-checkout_stripe',
    '/cloud/auth/users',
    '/cloud/auth/',
    '/store/products',
    '/store/carts',
    '/store/orders/order_1',
    '/static/secret.txt',
    '/apple-touch-icon.png',
    '/apps/nothing',
  ])('nobody signs in, registers or asks anything at %s, by whatever method [F1]', async (path) => {
    const statuses = await Promise.all(METHODS.map(async (method) => (await server.ask(method, path)).status))
    expect(statuses).toEqual(METHODS.map(() => 404))
  })

  it.each([
    '/AUTH/user/emailpass',
    '/auth/USER/emailpass',
    '/auth/user/EmailPass',
    '/auth/user/emailpass/',
    '/auth//user/emailpass',
    '//auth/user/emailpass',
    '/auth/user//emailpass',
    '/auth/%75ser/emailpass',
    '/auth/user/emailpas%73',
    '/%61uth/user/emailpass',
    '/auth%2Fuser%2Femailpass',
    '/auth/user%2Femailpass',
    '/auth/./user/emailpass',
    '/auth/token/../user/emailpass',
    '/app/../auth/user/emailpass',
    '/auth/user/emailpass;x',
    '/auth/user/emailpass#x',
    '/auth/user\\emailpass',
    '/auth/user/emailpass%00',
    'http://localhost/auth/user/emailpass',
  ])('a password is tried under its one address, not under %s [F1]', async (path) => {
    expect((await server.ask('POST', path, GUESS)).text).not.toContain('reached')
  })

  it.each([
    '/admin/orders/%zz/mails',
    '/api/orders/%',
    '/app/%E0%A4%A',
    '/admin/orders/%',
    '/admin/orders/%00/studio',
  ])('an address that nothing can be called is not there: %s [F1]', async (path) => {
    expect((await server.ask('GET', path)).status).toBe(404)
  })

  it.each(METHODS.filter((method) => method !== 'POST'))(
    'no password is tried with %s, which Medusa would also take [F1]',
    async (method) => {
      expect((await server.ask(method, '/auth/user/emailpass', GUESS)).status).toBe(404)
    },
  )

  it('members of the staff find every address that their admin and the studio call', async () => {
    const calls = [
      'GET /auth/user/providers',
      'POST /auth/user/emailpass',
      'POST /auth/session',
      'DELETE /auth/session',
      'POST /auth/token/refresh',
      'POST /auth/user/emailpass/register',
      'POST /auth/user/emailpass/reset-password',
      'POST /auth/user/emailpass/update',
      'GET /auth/mfa/factors',
      'GET /cloud/auth',
      'GET /app',
      'GET /app/login?x=1',
      'HEAD /app/assets/index.js',
      'POST /admin/invites/accept?token=x',
      'DELETE /admin/products/prod_1',
      'POST /api/stripe-webhook',
    ]
    const answers = calls.map(async (call) => {
      const [method = '', path = ''] = call.split(' ')
      return [call, (await server.ask(method, path)).status]
    })
    expect(await Promise.all(answers)).toEqual(calls.map((call) => [call, 200]))
  })

  it.each([
    'POST /auth/mfa/factors',
    'POST /auth/mfa/factors/authmfa_1/verify',
    'DELETE /auth/mfa/factors/authmfa_1',
    'POST /auth/mfa/recovery-codes',
    'POST /auth/mfa/challenges/authmfachal_1/verify',
  ])('members of the staff turn a second factor on and off and sign in with it: %s', async (call) => {
    const [method = '', path = ''] = call.split(' ')
    expect((await server.ask(method, path)).status).toBe(200)
  })
})

describe('the limit on guessing', () => {
  const kinds: [string, Record<string, string>, string | Buffer][] = [
    ['JSON', JSON_BODY, GUESS.body],
    [
      'JSON with a charset',
      { 'content-type': 'application/json; charset=UTF-16LE' },
      Buffer.from(GUESS.body, 'utf16le'),
    ],
    ['compressed JSON', { ...JSON_BODY, 'content-encoding': 'gzip' }, gzipSync(GUESS.body)],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'email=studio%40example.ch&password=guess',
    ],
    ['another kind of JSON', { 'content-type': 'application/vnd.api+json' }, GUESS.body],
    ['plain text', { 'content-type': 'text/plain' }, GUESS.body],
    ['no type', {}, GUESS.body],
    ['no body', {}, ''],
  ]
  it.each(kinds)(
    'after five guesses a minute the sixth is refused, sent as %s [F1]',
    async (_, headers, body) => {
      const statuses = []
      for (let guess = 0; guess < 6; guess++)
        statuses.push((await server.ask('POST', '/auth/user/emailpass?x=1', { headers, body })).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    },
  )

  it.each([
    '/auth/user/emailpass/register',
    '/auth/user/emailpass/reset-password',
    '/auth/user/emailpass/update',
    '/auth/mfa/challenges/ch_1/verify',
    '/auth/mfa/factors/fa_1/verify',
    '/auth/mfa/recovery-codes',
  ])('guesses at %s count together with sign-ins [F1]', async (path) => {
    for (let guess = 0; guess < 3; guess++) await server.ask('POST', '/auth/user/emailpass', GUESS)
    const statuses = []
    for (let guess = 0; guess < 3; guess++) statuses.push((await server.ask('POST', path, GUESS)).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  it.each([
    ['a password', '/auth/user/emailpass', (n: number) => ({ email: n % 2 ? 'a@b.ch' : ' A@B.ch' })],
    [
      'a reset',
      '/auth/user/emailpass/reset-password',
      (n: number) => ({ identifier: 'a@b.ch', email: `${n}@b.ch` }),
    ],
    ['a code', '/auth/mfa/challenges/ch_1/verify', (n: number) => ({ code: n, email: `${n}@b.ch` })],
  ])(
    'one account takes ten tries of %s in a quarter of an hour, from however many addresses [F1]',
    async (_, path, buildBody) => {
      const proxied = await startLimitedServer({ TRUST_PROXY: '1' })
      const statuses = []
      for (let guess = 0; guess < 11; guess++) {
        const headers = { ...JSON_BODY, 'x-forwarded-for': `10.0.0.${guess}` }
        statuses.push(
          (await proxied.ask('POST', path, { headers, body: JSON.stringify(buildBody(guess)) })).status,
        )
      }
      proxied.close()
      expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
    },
  )

  it('one account takes ten tries, also when they come as a form [F1]', async () => {
    const proxied = await startLimitedServer({ TRUST_PROXY: '1' })
    const statuses = []
    for (let guess = 0; guess < 11; guess++) {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `10.0.0.${guess}`,
      }
      const body = `email=${guess % 2 === 0 ? 'A' : 'a'}%40b.ch&password=${guess}`
      statuses.push((await proxied.ask('POST', '/auth/user/emailpass', { headers, body })).status)
    }
    proxied.close()
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })
})
