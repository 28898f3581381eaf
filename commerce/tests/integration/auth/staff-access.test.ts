import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import * as z from 'zod'
import { DEFAULT_SECRET } from '../../../src/lib/environment-variables'
import { isOutdatedHash } from '../../../src/modules/auth-emailpass/hash-config'
import { get, send } from '../../support/shop-client'
import { copyDatabase, query } from '../../support/database'
import { STAFF } from '../../../../tests/support/staff-account'
import { startShop, type Shop } from '../../support/shop'
import { buildBearer, signIn, fetchStaffHeaders } from '../../support/staff'

const PASSWORD = 'quite-a-long-one'
const ROUNDS = 30

let shop: Shop
let staff: Record<string, string>
beforeAll(async () => {
  shop = await startShop(await copyDatabase(inject('preparedUrl'), 'staff_access'), {
    more: { LOG_LEVEL: 'info' },
  })
  staff = await fetchStaffHeaders(shop)
})
afterAll(async () => {
  await shop?.stop()
})

describe('registering', () => {
  it('nobody opens an account without an invitation, as whatever actor [F1]', async () => {
    const before = await listAccounts()
    for (const actor of ['user', 'customer', 'vendor', 'token'])
      expect([actor, (await register('stranger@example.ch', PASSWORD, actor)).status]).toEqual([
        actor,
        actor === 'user' ? 400 : 404,
      ])
    expect(await listAccounts()).toEqual(before)
  })

  it("nobody takes a colleague's address [F1]", async () => {
    expect((await register(STAFF.ADMIN_EMAIL, PASSWORD)).status).toBe(400)
    expect((await get(`${shop.origin}/admin/users/me`, await fetchStaffHeaders(shop))).status).toBe(200)
  })

  it('an invited colleague registers as Medusa’s own page does it, and is in', async () => {
    const token = await invite('anna@example.ch')
    await accept(token, 'anna@example.ch')
    const anna = buildBearer(await signIn(shop, 'anna@example.ch', PASSWORD))
    expect((await get(`${shop.origin}/admin/users/me`, anna)).body).toMatchObject({
      user: { email: 'anna@example.ch' },
    })
    // The invitation is used up.
    expect((await register('anna@example.ch', 'another-password')).status).toBe(400)
  })

  it('an invitation that has run out opens nothing [F1]', async () => {
    await invite('late@example.ch')
    await query(shop.databaseUrl, 'update invite set expires_at = now() where email = $1', [
      'late@example.ch',
    ])
    expect((await register('late@example.ch', PASSWORD)).status).toBe(400)
  })

  it('who registers an invited address before its owner gets nothing, and the owner is not kept out [F1]', async () => {
    const token = await invite('beat@example.ch')
    await register('beat@example.ch', 'of-the-squatter')
    await accept(token, 'beat@example.ch')
    const beat = buildBearer(await signIn(shop, 'beat@example.ch', PASSWORD))
    expect((await get(`${shop.origin}/admin/orders`, beat)).status).toBe(200)
    const squatter = { email: 'beat@example.ch', password: 'of-the-squatter' }
    expect((await send(`${shop.origin}/auth/user/emailpass`, squatter)).status).toBe(401)
  })
})

describe('what is the staff’s', () => {
  it.each(['/admin/feature-flags', '/admin/products', '/admin/plugins', '/admin/Feature-Flags/'])(
    '%s is shown to nobody else [F10]',
    async (path) => {
      expect((await get(shop.origin + path)).status).toBe(401)
    },
  )

  it('the admin gets its feature flags, by token and by cookie', async () => {
    const flags = `${shop.origin}/admin/feature-flags`
    expect((await get(flags, staff)).body).toEqual({ feature_flags: expect.any(Object) })
    const { cookie } = await openSession(await signIn(shop))
    expect((await get(flags, { cookie })).status).toBe(200)
  })

  it('a password can be reset, but not without the link', async () => {
    const address = `${shop.origin}/auth/user/emailpass`
    expect((await send(`${address}/reset-password`, { identifier: STAFF.ADMIN_EMAIL })).status).toBe(201)
    expect((await send(`${address}/reset-password`, { identifier: 'nobody@example.ch' })).status).toBe(201)
    expect((await send(`${address}/update`, { password: 'mine-from-now-on' }, staff)).status).toBe(401)
  })
})

describe('signing in', () => {
  it('takes as long for an unknown address as for a known one [F10]', async () => {
    const times: Record<string, number[]> = { [STAFF.ADMIN_EMAIL]: [], 'nobody@example.ch': [] }
    for (let round = 0; round < ROUNDS; round++) {
      for (const [email, taken] of Object.entries(times)) {
        const start = performance.now()
        const { status } = await send(`${shop.origin}/auth/user/emailpass`, { email, password: 'wrong' })
        taken.push(performance.now() - start)
        expect(status).toBe(401)
      }
    }
    // The quickest of each: whatever else the machine does makes one slower, and none quicker.
    const [known = 0, unknown = 0] = Object.values(times).map((taken) => Math.min(...taken))
    expect(unknown / known).toBeGreaterThan(0.75)
    expect(unknown / known).toBeLessThan(1.33)
  })
})

describe('signing out', () => {
  it('ends the tokens of who signs out, in every process, and nobody else’s [F10]', async () => {
    await accept(await invite('carla@example.ch'), 'carla@example.ch')
    const token = await signIn(shop, 'carla@example.ch', PASSWORD)
    const renewed = await send(`${shop.origin}/auth/token/refresh`, {}, buildBearer(token))
    const tokens = [token, z.object({ token: z.string() }).parse(renewed.body).token]
    const { cookie } = await openSession(token)
    expect(await fetchStatuses(tokens)).toEqual([200, 200, 200, 200])

    const signedOut = await fetch(`${shop.origin}/auth/session`, { method: 'DELETE', headers: { cookie } })
    expect(signedOut.status).toBe(200)
    expect((await get(`${shop.origin}/admin/orders`, { cookie })).status).toBe(401)
    expect(await fetchStatuses(tokens)).toEqual([401, 401, 401, 401])
    for (const path of ['/auth/session', '/auth/token/refresh'])
      expect((await send(shop.origin + path, {}, buildBearer(token))).status).toBe(401)
    expect((await get(`${shop.origin}/admin/orders`, staff)).status).toBe(200)

    const again = buildBearer(await signIn(shop, 'carla@example.ch', PASSWORD))
    expect((await get(`${shop.origin}/admin/orders`, again)).status).toBe(200)
    await shop.server().kill('SIGTERM')
    await shop.restart()
    expect(await fetchStatuses(tokens)).toEqual([401, 401, 401, 401])
    expect((await get(`${shop.origin}/admin/orders`, again)).status).toBe(200)
  })

  it('works for a program, which has a token and no session [F10]', async () => {
    const token = buildBearer(await signIn(shop, 'carla@example.ch', PASSWORD))
    const signedOut = await fetch(`${shop.origin}/auth/session`, { method: 'DELETE', headers: token })
    expect(signedOut.status).toBe(200)
    expect((await get(`${shop.origin}/admin/orders`, token)).status).toBe(401)
    expect((await fetch(`${shop.origin}/auth/session`, { method: 'DELETE' })).status).toBe(401)
  })
})

describe('being signed in', () => {
  it('ends after a week, however often it was renewed', async () => {
    const token = await signIn(shop)
    const [young, old] = [6, 8].map((days) => buildBearer(issuedDaysAgo(token, days)))
    expect((await get(`${shop.origin}/admin/orders`, young)).status).toBe(200)
    for (const path of ['/auth/session', '/auth/token/refresh'])
      expect((await send(shop.origin + path, {}, old)).status).toBe(401)
    expect((await get(`${shop.origin}/admin/orders`, old)).status).toBe(401)
  })

  it('ends a week after the password was typed for a program that renews its token each day', async () => {
    const token = await signIn(shop)
    const renewedOnDay = async (day: number, older: string) => {
      const { body } = await send(
        `${shop.origin}/auth/token/refresh`,
        {},
        buildBearer(issuedDaysAgo(older, day)),
      )
      return z.object({ token: z.string() }).parse(body).token
    }
    const orders = `${shop.origin}/admin/orders`
    const renewed = await renewedOnDay(1, await renewedOnDay(5, token))
    expect((await get(orders, buildBearer(renewed))).status).toBe(200)
    const weekLater = buildBearer(issuedDaysAgo(renewed, 2))
    expect((await get(orders, weekLater)).status).toBe(401)
    for (const path of ['/auth/session', '/auth/token/refresh'])
      expect((await send(shop.origin + path, {}, weekLater)).status).toBe(401)
    expect((await get(orders, buildBearer(issuedDaysAgo(await signIn(shop), 2)))).status).toBe(200)
  })

  it('has a session id that nobody knew before, who gave one to a colleague', async () => {
    const token = await signIn(shop)
    const session = await openSession(token)
    const signedIn = await send(`${shop.origin}/auth/session`, {}, { ...session, ...buildBearer(token) })
    expect(signedIn.headers.get('set-cookie')).toContain('connect.sid=')
    expect((await get(`${shop.origin}/admin/orders`, session)).status).toBe(401)
  })

  it('is logged, and so is a wrong password, without the address', async () => {
    const logged = shop.server().output().length
    await signIn(shop)
    await send(`${shop.origin}/auth/user/emailpass`, { email: STAFF.ADMIN_EMAIL, password: 'wrong' })
    await expect
      .poll(() => shop.server().output().slice(logged))
      .toMatch(/Signed in: authid_\w+[^]*Refused to sign in/)
    expect(shop.server().output().slice(logged)).not.toContain(STAFF.ADMIN_EMAIL)
  })

  it('leaves its password stored at the costs of today, in the shop that runs', async () => {
    await signIn(shop)
    const stored = await query<{ password: string }>(
      shop.databaseUrl,
      "select provider_metadata ->> 'password' as password from provider_identity",
    )
    expect(stored.map(({ password }) => isOutdatedHash(password))).not.toContain(true)
  })

  it.each(['/admin/orders', '/api/orders'])('that is missing is logged where %s refuses it', async (path) => {
    const logged = shop.server().output().length
    expect((await get(`${shop.origin}${path}?limit=1`)).status).toBe(401)
    await expect
      .poll(() => shop.server().output().slice(logged))
      .toMatch(new RegExp(`Refused without a sign-in: GET ${path}\\b(?!\\?)`))
  })
})

/** The same token as if all that it says had been earlier, signed again. */
function issuedDaysAgo(token: string, days: number): string {
  const [header = '', claims = ''] = token.split('.')
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const earlier = (time?: number) => time && time - days * 24 * 60 * 60
  const times = { iat: earlier(said.iat), auth_time: earlier(said.auth_time) }
  const changed = Buffer.from(JSON.stringify({ ...said, ...times }))
  const signed = `${header}.${changed.toString('base64url')}`
  return `${signed}.${createHmac('sha256', DEFAULT_SECRET).update(signed).digest('base64url')}`
}

function register(email: string, password: string, actor = 'user') {
  return send(`${shop.origin}/auth/${actor}/emailpass/register`, { email, password })
}

/** Invites somebody; returns the token of the link. */
async function invite(email: string): Promise<string> {
  const { body } = await send(`${shop.origin}/admin/invites`, { email }, staff)
  return z.object({ invite: z.object({ token: z.string() }) }).parse(body).invite.token
}

/** Does what /app/invite does when its form is sent. */
async function accept(token: string, email: string): Promise<void> {
  const registered = await register(email, PASSWORD)
  const account = z.object({ token: z.string() }).parse(registered.body)
  const who = { email, first_name: 'A', last_name: 'B' }
  const { status } = await send(
    `${shop.origin}/admin/invites/accept?token=${token}`,
    who,
    buildBearer(account.token),
  )
  expect(status).toBe(200)
}

async function openSession(token: string): Promise<{ cookie: string }> {
  const { headers } = await send(`${shop.origin}/auth/session`, {}, buildBearer(token))
  return { cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Asks Medusa's API and the shop's own with each token. Returns the statuses. */
async function fetchStatuses(tokens: string[]): Promise<number[]> {
  const responses = tokens.flatMap((token) =>
    ['/admin/orders', '/api/orders'].map((path) => get(shop.origin + path, buildBearer(token))),
  )
  return (await Promise.all(responses)).map(({ status }) => status)
}

function listAccounts() {
  return query(shop.databaseUrl, 'select id, entity_id from provider_identity order by id')
}
