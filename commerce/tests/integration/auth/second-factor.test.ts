import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod'
import { DEFAULT_SECRET } from '../../../src/lib/environment-variables'
import { createAuthenticator } from '../../../../tests/support/authenticator'
import { COMMERCE } from '../../support/server-process'
import { type Answer, get, send } from '../../support/shop-client'
import { copyDatabase, query } from '../../support/database'
import { type TestMailbox, startTestMailbox } from '../../support/test-mailbox'
import { type Redis, startRedis } from '../../support/redis'
import { STAFF } from '../../../../tests/support/staff-account'
import { type Shop, startShop } from '../../support/shop'
import { buildBearer } from '../../support/staff'

const PASSWORD = 'quite-a-long-one'
const ANOTHER = 'another-long-one'
const SIGN_IN = '/auth/user/emailpass'
const KEY = { AUTH_MFA_ENCRYPTION_KEY: 'only-for-these-tests-and-long-enough' }
const tokenSchema = z.object({ token: z.string() })
const waitingSchema = z.object({
  mfa_required: z.literal(true),
  mfa_challenge: z.object({ id: z.string(), methods: z.array(z.string()) }),
  token: z.string(),
})
type Waiting = { id: string; methods: string[]; half: string }

let redis: Redis
let mailbox: TestMailbox
let here: Shop
let there: Shop
let staff: Record<string, string>
beforeAll(async () => {
  redis = await startRedis()
  mailbox = await startTestMailbox()
  await mailbox.open()
  const databaseUrl = await copyDatabase(inject('preparedUrl'), 'second_factor')
  // The limits as they are; each request comes from an address of its own.
  const more = { ...KEY, REDIS_URL: redis.url, RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1', LOG_LEVEL: 'info' }
  here = await startShop(databaseUrl, { more, smtpUrl: mailbox.smtpUrl })
  there = await startShop(databaseUrl, { more })
  const { body } = await signIn(STAFF.ADMIN_EMAIL, STAFF.ADMIN_PASSWORD)
  staff = buildBearer(tokenSchema.parse(body).token)
})
afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()])
  await mailbox?.close()
  await redis?.close()
})

describe('a second factor', () => {
  it('is turned on with a code of the app, and the password alone opens nothing any more', async () => {
    const { email, factorId } = await createProtectedColleague('anna@example.ch')
    const { half } = await typePassword(email)
    const { cookie } = await openSession(half)
    for (const headers of [buildBearer(half), { cookie }]) {
      for (const path of ['/admin/orders', '/api/orders', '/admin/users/me', '/auth/mfa/factors'])
        expect([path, (await get(here.origin + path, headers)).status]).toEqual([path, 401])
      for (const path of ['/auth/token/refresh', '/auth/mfa/factors', '/auth/mfa/recovery-codes'])
        expect([path, (await ask(path, { provider: 'totp' }, headers)).status]).toEqual([path, 401])
      expect(await turnOff(factorId, headers)).toBe(401)
    }
  })

  it('is asked for by whichever server the second step reaches', async () => {
    const { email, app } = await createProtectedColleague('beat@example.ch')
    const waiting = await typePassword(email)
    const { status, body } = await typeCode(waiting, app(), { shop: there })
    expect(status).toBe(200)
    const { token } = tokenSchema.parse(body)
    const { cookie } = await openSession(token)
    for (const { origin } of [here, there])
      for (const headers of [buildBearer(token), { cookie }])
        expect((await get(`${origin}/admin/users/me`, headers)).body).toMatchObject({ user: { email } })
  })

  it('takes each code once, at both servers together, also the one that turned it on', async () => {
    const { email, app, first } = await createProtectedColleague('carla@example.ch')
    const code = app()
    expect((await typeCode(await typePassword(email), first)).status).toBe(400)
    expect((await typeCode(await typePassword(email), code)).status).toBe(200)
    for (const shop of [here, there])
      expect(await typeCode(await typePassword(email), code, { shop })).toMatchObject({
        status: 400,
        body: { message: 'Invalid MFA challenge code' },
      })
  })

  it('ends a sign-in after five wrong codes, and the sixth does not help although it is right', async () => {
    const { email, app } = await createProtectedColleague('dario@example.ch')
    const waiting = await typePassword(email)
    for (const shop of [here, there, here, there, here])
      expect((await typeCode(waiting, 'wrong', { shop })).status).toBe(400)
    expect((await typeCode(waiting, app())).body).toMatchObject({
      message: 'MFA challenge has too many failed attempts',
    })
  })

  it('takes ten codes in a quarter of an hour for an account, however often its password is typed', async () => {
    const { email, app } = await createProtectedColleague('eva@example.ch')
    const guesses = [await typePassword(email), await typePassword(email), await typePassword(email)]
    const statuses: number[] = []
    for (const [round, waiting] of guesses.entries())
      for (const shop of [here, there, here, there])
        statuses.push((await typeCode(waiting, String(round), { shop })).status)
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429])
    expect((await typeCode(await typePassword(email), app())).status).toBe(429)
  })

  it('gives way to a recovery code, once', async () => {
    const { email, codes } = await createProtectedColleague('flurin@example.ch')
    expect(codes).toHaveLength(10)
    const waiting = await typePassword(email)
    expect(waiting.methods).toEqual(['totp', 'recovery_code'])
    const recovery = { method: 'recovery_code' }
    expect((await typeCode(waiting, codes[0] ?? '', recovery)).status).toBe(200)
    expect((await typeCode(await typePassword(email), codes[0] ?? '', recovery)).status).toBe(400)
  })

  it('stays when the password is set by the link in a mail', async () => {
    const { email, app } = await createProtectedColleague('gian@example.ch')
    await ask(`${SIGN_IN}/reset-password`, { identifier: email })
    const reset = await waitForLinkToken(email, 'reset-password')
    expect((await ask(`${SIGN_IN}/update`, { password: ANOTHER }, buildBearer(reset))).status).toBe(200)
    const waiting = await typePassword(email, ANOTHER)
    expect((await get(`${here.origin}/admin/orders`, buildBearer(waiting.half))).status).toBe(401)
    expect((await typeCode(waiting, app())).status).toBe(200)
  })

  it('is turned off within a quarter of an hour after a code, and not by a sign-in that is older', async () => {
    const { email, app, factorId, before } = await createProtectedColleague('hanna@example.ch')
    await query(
      here.databaseUrl,
      "update auth_mfa_factor set updated_at = now() - interval '16 minutes' where id = $1",
      [factorId],
    )
    const { body } = await typeCode(await typePassword(email), app())
    const { token } = tokenSchema.parse(body)
    const typedAt = new Date(Date.now() - 16 * 60_000).toISOString()
    for (const older of [before, signAgain(token, { mfa_challenge_completed_at: typedAt })]) {
      expect((await get(`${here.origin}/admin/orders`, buildBearer(older))).status).toBe(200)
      expect(await turnOff(factorId, buildBearer(older))).toBe(403)
      expect((await ask('/auth/mfa/recovery-codes', {}, buildBearer(older))).status).toBe(403)
    }
    expect((await ask('/auth/mfa/recovery-codes', {}, buildBearer(token))).status).toBe(200)
    expect(await turnOff(factorId, buildBearer(token))).toBe(200)
    expect((await signIn(email)).body).toEqual({ token: expect.any(String) })
  })

  it('lets nobody in for longer than a week after the password, however late the code comes', async () => {
    const { email, app } = await createProtectedColleague('ines@example.ch')
    const waiting = await typePassword(email)
    const typedAt = Math.floor(Date.now() / 1000) - 6 * 24 * 60 * 60
    const late = { ...waiting, half: signAgain(waiting.half, { iat: typedAt }) }
    const { body } = await typeCode(late, app())
    expect(parseClaims(tokenSchema.parse(body).token)).toMatchObject({ auth_time: typedAt })
  })

  it('is logged with what became of the code, and no sign-in before it', async () => {
    const { email, app } = await createProtectedColleague('jon@example.ch')
    const logged = here.server().output().length
    const waiting = await typePassword(email)
    await typeCode(waiting, '000000')
    await typeCode(waiting, app())
    const said = () => here.server().output().slice(logged)
    await expect
      .poll(said)
      .toMatch(
        /The password is right, a code is missing: authid_\w+[^]*Refused a code: authid[^]*Signed in with a code: authid/,
      )
    expect(said()).not.toContain('Signed in: ')
  })
})

describe('who has lost phone and recovery codes', () => {
  it('is removed and invited again by a colleague, and signs in with a password', async () => {
    const { email } = await createProtectedColleague('karin@example.ch')
    const { body } = await get(`${here.origin}/admin/users?email=${encodeURIComponent(email)}`, staff)
    const [user] = z.object({ users: z.array(z.object({ id: z.string() })) }).parse(body).users
    await fetch(`${here.origin}/admin/users/${user?.id}`, { method: 'DELETE', headers: staff })
    const token = await createColleague(email)
    expect((await get(`${here.origin}/admin/users/me`, buildBearer(token))).status).toBe(200)
  })

  it('is helped by the command of docs/operations.md', async () => {
    const { email } = await createProtectedColleague('laura@example.ch')
    const operations = readFileSync(join(COMMERCE, '..', 'docs', 'operations.md'), 'utf8')
    const command = /`(update auth_mfa_factor [^`]*)`/.exec(operations)?.[1] ?? ''
    expect(command).toContain("'anna@example.ch'")
    await query(here.databaseUrl, command.replace('anna@example.ch', email))
    expect((await signIn(email)).body).toEqual({ token: expect.any(String) })
  })
})

describe('without', () => {
  it('Redis nobody is told that a right password is wrong, and all is well once it is back', async () => {
    const { email, app } = await createProtectedColleague('moritz@example.ch')
    await redis.close()
    expect((await signIn(email)).status).toBe(503)
    expect((await signIn(email, 'a-wrong-one')).status).toBe(401)
    await redis.open()
    await expect.poll(async () => (await signIn(email)).status, { timeout: 20_000, interval: 1000 }).toBe(200)
    expect((await typeCode(await typePassword(email), app())).status).toBe(200)
  })

  it('a key the shop sells and its staff sign in, and the log says what a second factor needs', async () => {
    const shop = await startShop(here.databaseUrl)
    try {
      expect(shop.server().output()).toMatch(/second factor: AUTH_MFA_ENCRYPTION_KEY is missing/)
      const { body } = await send(shop.origin + SIGN_IN, {
        email: STAFF.ADMIN_EMAIL,
        password: STAFF.ADMIN_PASSWORD,
      })
      const headers = buildBearer(tokenSchema.parse(body).token)
      const response = await send(`${shop.origin}/auth/mfa/factors`, { provider: 'totp' }, headers)
      expect(response).toMatchObject({
        status: 400,
        body: { message: 'MFA encryption key is required to use MFA methods' },
      })
    } finally {
      await shop.stop()
    }
  })
})

let requestCount = 0

/** Sends JSON to a shop, from an address that nobody has used. */
function ask(path: string, body: unknown, headers = {}, shop = here): Promise<Answer> {
  requestCount += 1
  const from = { 'x-forwarded-for': `10.7.${requestCount >> 8}.${requestCount & 255}` }
  return send(shop.origin + path, body, { ...from, ...headers })
}

function signIn(email: string, password = PASSWORD): Promise<Answer> {
  return ask(SIGN_IN, { email, password })
}

async function typePassword(email: string, password?: string): Promise<Waiting> {
  const { mfa_challenge: challenge, token } = waitingSchema.parse((await signIn(email, password)).body)
  return { ...challenge, half: token }
}

function typeCode({ id, half }: Waiting, code: string, { method = 'totp', shop = here } = {}) {
  return ask(`/auth/mfa/challenges/${id}/verify`, { method, code }, buildBearer(half), shop)
}

async function turnOff(factorId: string, headers: Record<string, string>): Promise<number> {
  requestCount += 1
  const response = await fetch(`${here.origin}/auth/mfa/factors/${factorId}`, {
    method: 'DELETE',
    headers: { 'x-forwarded-for': `10.8.0.${requestCount}`, 'content-type': 'application/json', ...headers },
    body: '{}',
  })
  return response.status
}

/** Somebody who was invited and has accepted; returns their token. */
async function createColleague(email: string): Promise<string> {
  const { body } = await ask('/admin/invites', { email }, staff)
  const { invite } = z.object({ invite: z.object({ token: z.string() }) }).parse(body)
  const registered = await ask(`${SIGN_IN}/register`, { email, password: PASSWORD })
  const account = buildBearer(tokenSchema.parse(registered.body).token)
  const who = { email, first_name: 'A', last_name: 'B' }
  expect((await ask(`/admin/invites/accept?token=${invite.token}`, who, account)).status).toBe(200)
  return tokenSchema.parse((await signIn(email)).body).token
}

/** A colleague who has turned on a second factor with the code `first`, as Medusa's page does it, and a token from `before`. */
async function createProtectedColleague(email: string) {
  const before = await createColleague(email)
  const headers = buildBearer(before)
  const begun = await ask('/auth/mfa/factors', { provider: 'totp', label: 'App' }, headers)
  const { mfa_factor: factor, secret } = z
    .object({ mfa_factor: z.object({ id: z.string() }), secret: z.string() })
    .parse(begun.body)
  const app = createAuthenticator(secret)
  const first = app()
  expect((await ask(`/auth/mfa/factors/${factor.id}/verify`, { code: '000000' }, headers)).status).toBe(400)
  expect((await ask(`/auth/mfa/factors/${factor.id}/verify`, { code: first }, headers)).status).toBe(200)
  const generated = await ask('/auth/mfa/recovery-codes', {}, headers)
  const codes = z.object({ recovery_codes: z.array(z.string()) }).parse(generated.body).recovery_codes
  return { email, app, before, first, codes, factorId: factor.id }
}

async function openSession(token: string): Promise<{ cookie: string }> {
  const { headers } = await ask('/auth/session', {}, buildBearer(token))
  return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** The token in the newest mail's link to a page of the admin. */
async function waitForLinkToken(email: string, page: string): Promise<string> {
  const link = new RegExp(`/app/${page}\\?token=([\\w.%-]+)`)
  const find = async () => {
    return (await mailbox.listTo(email)).map(({ text }) => link.exec(text)?.[1]).findLast(Boolean)
  }
  await expect.poll(find, { timeout: 20_000 }).toBeDefined()
  return decodeURIComponent((await find()) ?? '')
}

function parseClaims(token: string): object {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

/** The same token saying something else, signed again. */
function signAgain(token: string, changes: object): string {
  const [header = ''] = token.split('.')
  const claims = Buffer.from(JSON.stringify({ ...parseClaims(token), ...changes }))
  const signed = `${header}.${claims.toString('base64url')}`
  return `${signed}.${createHmac('sha256', DEFAULT_SECRET).update(signed).digest('base64url')}`
}
