import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { get, send } from '../../support/shop-client'
import { connect, query } from '../../support/database'
import type { TestMailbox } from '../../support/test-mailbox'
import { runJob } from '../../support/run-job'
import { takeShop } from '../../support/shared-shop'
import { STAFF } from '../../../../tests/support/staff-account'
import type { Shop } from '../../support/shop'
import { buildBearer, signIn, fetchStaffHeaders } from '../../support/staff'

const PASSWORD = 'quite-a-long-one'
const ANOTHER = 'another-long-one'

let mailbox: TestMailbox
let shop: Shop
let staff: Record<string, string>
beforeAll(async () => {
  ;({ shop, mailbox, staff } = await takeShop())
})

describe('an invitation [S1]', () => {
  it('reaches the colleague by mail in German and English, and its link opens the account', async () => {
    await invite('anna@example.ch')
    const [mail] = await waitForMailsTo('anna@example.ch', 1)
    expect(mail?.subject).toBe('Einladung ins Atelier Steinbock / Invitation to Atelier Steinbock')
    for (const said of [
      'wähl dein Passwort',
      'choose your password, with 10 or more characters',
      'Konto einrichten / Set up account',
    ])
      expect(mail?.text).toContain(said)
    await accept('anna@example.ch', parseLinkToken(mail, 'invite'))
    const anna = buildBearer(await signIn(shop, 'anna@example.ch', PASSWORD))
    expect((await get(`${shop.origin}/admin/users/me`, anna)).status).toBe(200)
  })

  it('takes no password that is short or guessed soon, and stays open for a better one', async () => {
    await invite('karin@example.ch')
    for (const [password, message] of [
      ['too-short', 'Please choose a password of 10 or more characters.'],
      ['password1234', expect.stringContaining('among the first that are guessed')],
      ['Steinbock2026', expect.stringContaining('among the first that are guessed')],
      ['karin@example', expect.stringContaining('among the first that are guessed')],
    ])
      expect(
        await send(`${shop.origin}/auth/user/emailpass/register`, { email: 'karin@example.ch', password }),
      ).toMatchObject({ status: 422, body: { message } })
    expect(
      await accept(
        'karin@example.ch',
        parseLinkToken((await waitForMailsTo('karin@example.ch', 1))[0], 'invite'),
      ),
    ).toBe(200)
  })

  it('that is sent again comes as a second mail, and the first link opens nothing any more', async () => {
    const id = await invite('beat@example.ch')
    const [first] = await waitForMailsTo('beat@example.ch', 1)
    expect((await send(`${shop.origin}/admin/invites/${id}/resend`, {}, staff)).status).toBe(200)
    const [, second] = await waitForMailsTo('beat@example.ch', 2)
    expect(await accept('beat@example.ch', parseLinkToken(first, 'invite'))).not.toBe(200)
    expect(await accept('beat@example.ch', parseLinkToken(second, 'invite'))).toBe(200)
  })

  it('that was taken back while the mail server was away is not sent', async () => {
    await mailbox.close()
    const id = await invite('carla@example.ch')
    await expect.poll(() => listOutboxRows('carla@example.ch')).toMatchObject([{ state: 'queued' }])
    const headers = { ...staff }
    await fetch(`${shop.origin}/admin/invites/${id}`, { method: 'DELETE', headers })
    await mailbox.open()
    await query(
      shop.databaseUrl,
      "update checkout_mail set next_attempt_at = next_attempt_at - interval '10 seconds' where recipient = 'carla@example.ch'",
    )
    await runJob(shop, 'send-mails')
    await expect.poll(() => listOutboxRows('carla@example.ch')).toMatchObject([{ state: 'withheld' }])
    expect(await waitForMailsTo('carla@example.ch', 0)).toEqual([])
  })

  it('whose event was lost is found, and sent once', async () => {
    await query(
      shop.databaseUrl,
      `insert into invite (id, email, token, expires_at) values
       ('invite_lost', 'dario@example.ch', 'the-token', now() + interval '1 day')`,
    )
    await runJob(shop, 'queue-missing-mails')
    await expect.poll(() => listOutboxRows('dario@example.ch')).toMatchObject([{ state: 'sent' }])
    expect(parseLinkToken((await waitForMailsTo('dario@example.ch', 1))[0], 'invite')).toBe('the-token')
  })
})

describe('a forgotten password [S1]', () => {
  it('is set by the link in the mail, in the language of who asked, and once', async () => {
    const { email } = await createColleague('eva@example.ch')
    expect((await askForReset(email, { cookie: 'lng=de' })).status).toBe(201)
    const [mail] = await waitForResetMails(email, 1)
    expect(mail?.subject).toBe('Neues Passwort für das Atelier Steinbock')
    const token = parseLinkToken(mail, 'reset-password')
    expect((await setPassword(token, 'too-short')).status).toBe(422)
    expect((await setPassword(token, ANOTHER)).status).toBe(200)
    expect(await fetchSignInStatus(email, PASSWORD)).toBe(401)
    expect(await fetchSignInStatus(email, ANOTHER)).toBe(200)
    expect((await setPassword(token, 'a-third-one')).status).toBe(401)
    expect(await fetchSignInStatus(email, ANOTHER)).toBe(200)
  })

  it('ends what was signed in with the old one, and nothing of others', async () => {
    const { email, token, cookie } = await createColleague('flurin@example.ch')
    expect(await fetchStatuses(token, cookie)).toEqual([200, 200])
    await askForReset(email)
    expect(
      (await setPassword(parseLinkToken((await waitForResetMails(email, 1))[0], 'reset-password'), ANOTHER))
        .status,
    ).toBe(200)
    expect(await fetchStatuses(token, cookie)).toEqual([401, 401])
    const again = await openSession(await signIn(shop, email, ANOTHER))
    expect(await fetchStatuses(again.token, again.cookie)).toEqual([200, 200])
    expect((await get(`${shop.origin}/admin/orders`, staff)).status).toBe(200)
  })

  it('asked for again makes the older link worthless', async () => {
    const { email } = await createColleague('gian@example.ch')
    await askForReset(email, { 'accept-language': '' })
    const [first] = await waitForResetMails(email, 1)
    expect(first?.subject).toBe(
      'Neues Passwort für das Atelier Steinbock / New password for Atelier Steinbock',
    )
    await askForReset(email)
    const [, second] = await waitForResetMails(email, 2)
    expect((await setPassword(parseLinkToken(first, 'reset-password'), ANOTHER)).status).toBe(401)
    expect((await setPassword(parseLinkToken(second, 'reset-password'), ANOTHER)).status).toBe(200)
  })

  it('of nobody, and of who is invited only, gets no mail', async () => {
    await invite('hanna@example.ch')
    await register('hanna@example.ch')
    for (const email of ['nobody@example.ch', 'hanna@example.ch'])
      expect((await askForReset(email)).status).toBe(201)
    expect((await askForReset(undefined)).status).toBe(400)
    // Once the mail of a later request is there, the two requests before it have been handled.
    await askForReset(STAFF.ADMIN_EMAIL)
    await waitForResetMails(STAFF.ADMIN_EMAIL, 1)
    expect(await listResetRows('nobody@example.ch')).toEqual([])
    expect(await listResetRows('hanna@example.ch')).toEqual([])
  })

  it('is answered before the shop looks whether there is such an account, so the time says nothing', async () => {
    const { email } = await createColleague('ida@example.ch')
    const database = await connect(shop.databaseUrl)
    try {
      await database.query('begin')
      await database.query('lock table provider_identity in access exclusive mode')
      for (const address of [email, 'nobody@example.ch'])
        expect((await askForReset(address)).status, address).toBe(201)
    } finally {
      await database.end()
    }
    await waitForResetMails(email, 1)
  })

  it('leaves no token in the database’s queue and none in the log', async () => {
    const rows = await query<{ facts: object }>(
      shop.databaseUrl,
      "select facts from checkout_mail where kind in ('password_reset', 'invitation')",
    )
    expect(rows.length).toBeGreaterThan(3)
    expect(JSON.stringify(rows)).not.toContain('eyJ')
    expect(shop.server().output()).not.toContain('eyJ')
  })
})

describe('an address in another spelling [S1]', () => {
  it('is the same colleague, from the invitation to a new password', async () => {
    const refused = await send(
      `${shop.origin}/admin/invites`,
      { email: 'kim' },
      { ...staff, cookie: 'lng=de' },
    )
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'Das ist keine E-Mail-Adresse. Bitte gib eine wie name@example.ch ein.' },
    })
    await invite(' Kim@Example.CH\u200B')
    const [mail] = await waitForMailsTo('kim@example.ch', 1)
    expect(await accept('KIM@example.ch', parseLinkToken(mail, 'invite'))).toBe(200)
    expect(await query(shop.databaseUrl, `select email from "user" where email ilike '%kim%'`)).toEqual([
      { email: 'kim@example.ch' },
    ])
    expect(await fetchSignInStatus('Kim@example.ch ', PASSWORD)).toBe(200)
    expect((await askForReset(' KIM@example.ch')).status).toBe(201)
    expect(
      (
        await setPassword(
          parseLinkToken((await waitForResetMails('kim@example.ch', 1))[0], 'reset-password'),
          ANOTHER,
        )
      ).status,
    ).toBe(200)
    expect(await fetchSignInStatus('KIM@EXAMPLE.CH', ANOTHER)).toBe(200)
    expect((await send(`${shop.origin}/admin/invites`, { email: 'Kim@example.ch' }, staff)).status).toBe(400)
  })

  it('finds who has one with capitals since an earlier release', async () => {
    await createColleague('lea@example.ch')
    await respell('lea@example.ch', 'Lea@Example.ch')
    expect(await fetchSignInStatus('lea@example.ch', PASSWORD)).toBe(200)
    expect(await fetchSignInStatus('Lea@Example.ch', PASSWORD)).toBe(200)
    await askForReset('lea@example.ch')
    const [mail] = await waitForResetMails('Lea@example.ch', 1)
    expect((await setPassword(parseLinkToken(mail, 'reset-password'), ANOTHER)).status).toBe(200)
    expect(await fetchSignInStatus('LEA@example.ch', ANOTHER)).toBe(200)
    expect(await send(`${shop.origin}/admin/invites`, { email: 'lea@example.ch' }, staff)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Lea@Example.ch') },
    })
  })

  it('is told to the owner where two colleagues differ by it alone, and each keeps to their own', async () => {
    await createColleague('mia@example.ch')
    await respell('mia@example.ch', 'Mia@example.ch')
    await invite('noa@example.ch')
    await accept('noa@example.ch', parseLinkToken((await waitForMailsTo('noa@example.ch', 1))[0], 'invite'))
    await respell('noa@example.ch', 'mia@example.ch')
    await askForReset('mia@example.ch')
    await setPassword(
      parseLinkToken((await waitForResetMails('mia@example.ch', 1))[0], 'reset-password'),
      ANOTHER,
    )
    expect(await fetchSignInStatus('Mia@example.ch', PASSWORD)).toBe(200)
    expect(await fetchSignInStatus('mia@example.ch', ANOTHER)).toBe(200)
    expect(await fetchSignInStatus('MIA@example.ch', ANOTHER)).toBe(401)
    await runJob(shop, 'check-shop')
    const told = async () =>
      (await mailbox.listCaught()).filter(({ text }) => text.includes('Mia@example.ch, mia@example.ch'))
    await expect.poll(told).toHaveLength(1)
  })
})

describe('an account that is removed [S1]', () => {
  it('is out at once, with its session and its tokens', async () => {
    const { email, token, cookie } = await createColleague('jon@example.ch')
    expect(await fetchStatuses(token, cookie)).toEqual([200, 200])
    const { body } = await get(`${shop.origin}/admin/users?email=${encodeURIComponent(email)}`, staff)
    const [user] = z.object({ users: z.array(z.object({ id: z.string() })) }).parse(body).users
    const removed = await fetch(`${shop.origin}/admin/users/${user?.id}`, {
      method: 'DELETE',
      headers: staff,
    })
    expect(removed.status).toBe(200)
    expect(await fetchStatuses(token, cookie)).toEqual([401, 401])
    expect((await get(`${shop.origin}/api/orders`, { cookie })).status).toBe(401)
    expect((await send(`${shop.origin}/auth/token/refresh`, {}, buildBearer(token))).status).toBe(401)
    expect(await fetchSignInStatus(email, PASSWORD)).toBe(401)
    expect((await get(`${shop.origin}/admin/orders`, await fetchStaffHeaders(shop))).status).toBe(200)
  })
})

type Mail = { subject: string; text: string; html: string | null; to: string[] }

/** All mails to an address, once there are that many, the oldest first. */
async function waitForMailsTo(email: string, count: number): Promise<Mail[]> {
  await expect.poll(() => mailbox.listTo(email)).toHaveLength(count)
  return mailbox.listTo(email)
}

async function waitForResetMails(email: string, count: number): Promise<Mail[]> {
  const mails = async () =>
    (await mailbox.listTo(email)).filter(({ subject }) => /password|Passwort/.test(subject))
  await expect.poll(mails).toHaveLength(count)
  return mails()
}

/** The token in the link to a page of the admin; the same link stands in both bodies. */
function parseLinkToken(mail: Mail | undefined, page: string): string {
  const link = new RegExp(`${shop.origin}/app/${page}\\?token=([\\w.%-]+)`)
  const token = link.exec(mail?.text ?? '')?.[1] ?? ''
  expect(link.exec(mail?.html ?? '')?.[1]).toBe(token)
  return decodeURIComponent(token)
}

function listOutboxRows(email: string) {
  return query(shop.databaseUrl, 'select state from checkout_mail where recipient = $1', [email])
}

function listResetRows(email: string) {
  return query(
    shop.databaseUrl,
    "select id from checkout_mail where recipient = $1 and kind = 'password_reset'",
    [email],
  )
}

async function invite(email: string): Promise<string> {
  const { body } = await send(`${shop.origin}/admin/invites`, { email }, staff)
  return z.object({ invite: z.object({ id: z.string() }) }).parse(body).invite.id
}

async function register(email: string): Promise<string> {
  const { body } = await send(`${shop.origin}/auth/user/emailpass/register`, { email, password: PASSWORD })
  return z.object({ token: z.string() }).parse(body).token
}

/** Does what /app/invite does when its form is sent. Returns the status of the last request. */
async function accept(email: string, token: string): Promise<number> {
  const account = buildBearer(await register(email))
  const who = { email, first_name: 'A', last_name: 'B' }
  return (await send(`${shop.origin}/admin/invites/accept?token=${token}`, who, account)).status
}

/** Stores an address as an earlier release did: as it was typed. */
async function respell(email: string, spelling: string): Promise<void> {
  await query(shop.databaseUrl, 'update provider_identity set entity_id = $2 where entity_id = $1', [
    email,
    spelling,
  ])
  await query(shop.databaseUrl, 'update "user" set email = $2 where email = $1', [email, spelling])
}

/** Somebody who was invited, has accepted and is signed in. */
async function createColleague(email: string) {
  await invite(email)
  const [mail] = await waitForMailsTo(email, 1)
  expect(await accept(email, parseLinkToken(mail, 'invite'))).toBe(200)
  return { email, ...(await openSession(await signIn(shop, email, PASSWORD))) }
}

async function openSession(token: string): Promise<{ token: string; cookie: string }> {
  const { headers } = await send(`${shop.origin}/auth/session`, {}, buildBearer(token))
  return { token, cookie: headers.get('set-cookie')?.split(';')[0] ?? '' }
}

function askForReset(identifier: string | undefined, headers: Record<string, string> = {}) {
  return send(`${shop.origin}/auth/user/emailpass/reset-password`, { identifier }, headers)
}

/** Does what /app/reset-password does when its form is sent. */
function setPassword(token: string, password: string) {
  return send(`${shop.origin}/auth/user/emailpass/update`, { password }, buildBearer(token))
}

async function fetchSignInStatus(email: string, password: string): Promise<number> {
  return (await send(`${shop.origin}/auth/user/emailpass`, { email, password })).status
}

/** Whether a token and a session let their owner in. */
async function fetchStatuses(token: string, cookie: string): Promise<number[]> {
  const address = `${shop.origin}/admin/orders`
  return (await Promise.all([get(address, buildBearer(token)), get(address, { cookie })])).map(
    ({ status }) => status,
  )
}
