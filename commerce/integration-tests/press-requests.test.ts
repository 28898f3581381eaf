import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { EXAMPLE_PRICES } from '../src/contract/press/price'
import { pressPricesSchema, tableOf } from '../src/contract/press/prices'
import { FIRST_JOB } from '../src/contract/press/job'
import { type LinkedRequest, linkedRequestSchema } from '../src/contract/press/linked-request'
import { pressFailureSchema, sentRequestSchema } from '../src/contract/press/request'
import { staffRequestsSchema } from '../src/contract/press/staff'
import { PLACEHOLDERS } from '../src/contract/studio-facts'
import { COMMERCE } from './harness/child'
import { get, send } from './harness/customer'
import { copyDatabase, query } from './harness/database'
import { requestOf, ring, TOTAL } from './harness/drawing'
import { type Mailbox, startMailbox } from './harness/mailbox'
import { type Shop, startShop } from './harness/shop'
import { staffHeaders } from './harness/staff'

let shop: Shop
let mailbox: Mailbox
let staff: Record<string, string>
let dataDir: string
let drawing: Buffer
beforeAll(async () => {
  const parent = join(COMMERCE, '..', '.data')
  mkdirSync(parent, { recursive: true })
  dataDir = mkdtempSync(join(parent, 'press-test-'))
  mailbox = await startMailbox()
  await mailbox.open()
  shop = await startShop(await copyDatabase(inject('preparedUrl'), 'press_requests'), {
    smtpUrl: mailbox.smtpUrl,
    dataDir,
    // With the limits of a real shop, each request comes from another visitor unless it says from whom.
    more: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' },
  })
  staff = await staffHeaders(shop)
  drawing = await ring(900)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ursina' } })
    .toBuffer()
})
afterAll(async () => {
  await shop?.stop()
  await mailbox?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('a drawing that is sent', () => {
  it('becomes one request with its pictures, a price, and a mail to both sides', async () => {
    const { number, token } = await sent(requestOf({ note: 'For the camp', language: 'de' }))
    const linked = await linkedOf(token)
    expect(linked).toMatchObject({
      number,
      state: 'new',
      wishDate: null,
      words: '',
      quote: { pieces: 10, total: TOTAL },
    })
    // No address, and no word of the buyer's.
    expect(JSON.stringify(linked)).not.toMatch(/Anna|example\.ch|camp/)

    const [buyers, studios] = await mailsAbout(number, 2)
    expect(buyers).toMatchObject({ subject: `Deine Anfrage ${number} bei ${PLACEHOLDERS.name}` })
    expect(buyers?.text).toContain('Siebdruck in Oliv')
    expect(buyers?.text).toContain(`CHF ${(TOTAL / 100).toFixed(2)}`)
    expect(studios?.subject).toContain(`Anfrage ${number}`)
    expect(studios?.text).toContain('For the camp')
  })

  it('is one request when it is sent twice, or at the same time [P19]', async () => {
    const request = requestOf()
    const [one, other] = await Promise.all([sent(request), sent(request)])
    expect(one).toEqual(other)
    expect(await sent(request)).toEqual(one)
    const rows = await query(shop.databaseUrl, 'select id from press_request where idempotency_key = $1', [
      request.key,
    ])
    expect(rows).toHaveLength(1)
    await expectNoStrayFiles()
  })

  it('is kept beside what is served, drawn anew, without where it was taken [P21]', async () => {
    const { number } = await sent(requestOf())
    const id = await idOf(number)
    const original = await picture(`/admin/press-requests/${id}/pictures/original`, staff)
    expect(original.bytes.includes('Ursina')).toBe(false)
    expect(Object.fromEntries(original.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="request-${number}.png"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
    expect(await sharp(original.bytes).metadata()).toMatchObject({ format: 'png', width: 900 })
    for (const [path, headers] of [
      [`/admin/press-requests/${id}/pictures/original`, {}],
      [`/admin/press-requests/${id}/pictures/secrets`, staff],
      [`/media/uploads/${readdirSync(folder())[0]}`, {}],
      ['/api/press-preview?token=x', {}],
    ] as const)
      expect((await get(shop.origin + path, headers)).status).toBeGreaterThanOrEqual(400)
  })

  it('gives the studio the film of its screen, and nobody else; DTG has none', async () => {
    const { number } = await sent(requestOf())
    const path = `/admin/press-requests/${await idOf(number)}/film`
    const film = await picture(path, staff)
    expect(Object.fromEntries(film.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="film-${number}.png"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const { width = 0, density } = await sharp(film.bytes).metadata()
    expect([density, width]).toEqual([600, Math.round((FIRST_JOB.width / 25.4) * 600)])
    const pdf = await picture(`${path}?as=pdf`, staff)
    expect(Object.fromEntries(pdf.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="film-${number}.pdf"`,
    })
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    // They go once the answer has gone.
    await expect.poll(() => readdirSync(join(folder(), '.parts'))).toEqual([])
    expect((await get(shop.origin + path, {})).status).toBe(401)
    expect((await get(shop.origin + path.replace('preq', 'nope'), staff)).status).toBe(404)
  })

  it('of a vector is never stored or served as one [P21]', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40"/></svg>',
    )
    const job = { ...FIRST_JOB, width: 100 }
    const { token } = await sent(requestOf({ job }), svg)
    const preview = await picture(`/api/press-preview?token=${token}`)
    expect(preview.headers.get('content-type')).toBe('image/png')
    for (const name of readdirSync(folder()).filter((name) => name.endsWith('.png')))
      expect(readFileSync(join(folder(), name)).subarray(1, 4).toString()).toBe('PNG')
  })

  it.each([
    ['HTML that is called .png', 415, 'file_type', () => Buffer.from('<html>')],
    ['a script in an SVG', 415, 'file_unsafe', () => Buffer.from('<svg><script>alert(1)</script></svg>')],
    ['9 MB', 413, 'file_size', () => Buffer.alloc(9 * 1024 * 1024)],
    ['a JPEG that was cut off', 415, 'file_damaged', () => drawing.subarray(0, drawing.length / 2)],
    ['a picture that is too small', 415, 'file_small', () => ring(100).png().toBuffer()],
  ] as const)(
    'is refused with a sentence, and leaves nothing: %s [P20]',
    async (_name, status, code, make) => {
      await refused(await post(requestOf(), await make()), status, code)
    },
  )

  it('takes no memory that lasts when it has 60 million pixels [P20]', async () => {
    const before = memoryOf(shop)
    const flat = sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#606c38' } })
    await refused(await post(requestOf(), await flat.png().toBuffer()), 413, 'file_pixels')
    expect(memoryOf(shop) - before).toBeLessThan(512 * 1024 * 1024)
  })

  it('is refused as screen print of 9 pieces, and taken as direct print [P11]', async () => {
    const counts = { S: 0, M: 9, L: 0, XL: 0 }
    await refused(await post(requestOf({ job: { ...FIRST_JOB, counts } })), 422, 'not_printable')
    await sent(requestOf({ job: { ...FIRST_JOB, counts, method: 'dtg' } }))
  })

  it('is refused where the form is none, and by whom only a program fills in', async () => {
    await refused(await post(requestOf({ email: 'nobody' })), 400, 'invalid_form')
    await refused(await post({ ...requestOf(), more: 1 }), 400, 'invalid_form')
    await refused(await post(requestOf(), null), 400, 'no_file')
    await refused(await post(requestOf(), drawing, { website: 'https://spam.example' }), 400, 'invalid_form')
    await refused(await post(requestOf({ wishDate: '2020-01-06' })), 422, 'wish_too_soon')
    const json = await fetch(`${shop.origin}/api/press-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect([json.status, await json.json()]).toEqual([400, expect.objectContaining({ code: 'invalid_form' })])
  })
})

describe.runIf(process.getuid?.() === 0)('a full disk', () => {
  it('is told with a sentence, and nothing of the drawing stays', async (test) => {
    mkdirSync(folder(), { recursive: true })
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder()], { stdio: 'pipe' })
    } catch {
      test.skip('this machine lets nobody mount')
    }
    try {
      const before = await countRequests()
      expect(() => writeFileSync(join(folder(), 'ballast'), Buffer.alloc(2_000_000))).toThrow('ENOSPC')
      expect(await post(requestOf())).toEqual({
        status: 507,
        body: {
          code: 'storage_full',
          error: 'Our storage is full. Nothing was sent, and we know of it.',
        },
      })
      expect(await countRequests()).toBe(before)
      expect(readdirSync(folder()).filter((name) => name.endsWith('.png'))).toEqual([])
    } finally {
      execFileSync('umount', ['-l', folder()])
    }
    await sent(requestOf())
  })
})

describe('the prices', () => {
  it('are the example until the studio saves its own; each change is a version', async () => {
    const first = await prices()
    expect([first.version, first.isExample]).toEqual([0, true])
    expect(tableOf(first)).toEqual(EXAMPLE_PRICES)
    const rows = { ...first.rows, screenInRappen: 7000 }
    expect((await savePrices({ known: 0, rows }, {})).status).toBe(401)
    expect((await savePrices({ known: 0, rows: { ...rows, screenInRappen: -1 } })).status).toBe(400)
    for (let press = 0; press < 2; press += 1)
      expect((await savePrices({ known: 0, rows })).body).toMatchObject({ version: 1, isExample: false })
    expect(await savePrices({ known: 0, rows: { ...rows, screenInRappen: 1 } })).toMatchObject({
      status: 400,
      body: { code: 'prices_changed' },
    })
    expect(await prices()).toMatchObject({ version: 1, rows: { screenInRappen: 7000 } })
  })

  it('that were saved meanwhile are told with both totals, and nothing is stored [P14]', async () => {
    const before = await countRequests()
    const { status, body } = await post(requestOf())
    const now = TOTAL + 1077
    expect([status, pressFailureSchema.parse(body)]).toEqual([
      409,
      {
        code: 'prices_changed',
        values: { before: TOTAL, now },
        error: expect.stringContaining(
          `CHF ${(TOTAL / 100).toFixed(2)} became CHF ${(now / 100).toFixed(2)}`,
        ),
      },
    ])
    expect(await countRequests()).toBe(before)
    await expectNoStrayFiles()
    await sent(requestOf({ priceVersion: 1, total: now }))
    // A total that is right by chance is of another table.
    await refused(await post(requestOf({ priceVersion: 0, total: now })), 409, 'prices_changed')
    await query(shop.databaseUrl, 'delete from press_price_table')
  })
})

describe('the link to a request', () => {
  it('decides nothing by looking, and takes the request back once', async () => {
    const { number, token } = await sent(requestOf())
    for (let look = 0; look < 20; look += 1) expect((await linkedOf(token)).state).toBe('new')
    for (let press = 0; press < 2; press += 1)
      expect(await send(`${shop.origin}/api/press-request`, { token, kind: 'withdrawn' })).toMatchObject({
        status: 200,
        body: { state: 'withdrawn' },
      })
    const mails = await mailsAbout(number, 3)
    expect(mails.map(({ subject }) => subject)).toContain(`Anfrage ${number} wurde zurückgezogen`)
    expect((await requestsOfStaff()).some((request) => request.number === number)).toBe(false)
  })

  it('shows nothing when it is another or forged [P24]', async () => {
    const { token } = await sent(requestOf())
    const { token: other } = await sent(requestOf())
    const [id] = token.split('.')
    for (const forged of [`${id}.${other.split('.')[1]}`, `${token}x`, 'x', `${id}.`]) {
      for (const path of ['press-request', 'press-preview'])
        expect(await get(`${shop.origin}/api/${path}?token=${forged}`)).toMatchObject({
          status: 404,
          body: { code: 'not_found' },
        })
      expect(
        (await send(`${shop.origin}/api/press-request`, { token: forged, kind: 'withdrawn' })).status,
      ).toBe(404)
    }
    expect((await get(`${shop.origin}/api/press-request`)).status).toBe(400)
  })
})

describe('the studio', () => {
  it('sees a request, asks and declines in one press each, which may be repeated', async () => {
    const { number, token } = await sent(requestOf({ note: 'By Friday?' }))
    const id = await idOf(number)
    const found = (await requestsOfStaff()).find((request) => request.id === id)
    expect(found).toMatchObject({ name: 'Anna Muster', note: 'By Friday?', original: { width: 900 } })
    expect(found?.answers.length).toBeGreaterThan(0)

    const question = { step: 'question', key: randomUUID(), words: 'Which green?' }
    expect((await answer(id, question, {})).status).toBe(401)
    expect((await answer(id, { ...question, words: ' ' })).status).toBe(400)
    for (const { status } of await Promise.all([answer(id, question), answer(id, question)]))
      expect(status).toBe(200)
    expect(await linkedOf(token)).toMatchObject({ state: 'question', words: 'Which green?' })

    const declined = { step: 'declined', key: randomUUID(), words: 'It is a brand of others.' }
    for (let press = 0; press < 2; press += 1) expect((await answer(id, declined)).status).toBe(200)
    // Of a colleague, on another phone.
    expect((await answer(id, { ...declined, key: randomUUID() })).status).toBe(200)
    expect(await linkedOf(token)).toMatchObject({ state: 'declined', words: 'It is a brand of others.' })
    expect(await answer(id, { ...question, key: randomUUID() })).toMatchObject({
      status: 400,
      body: { code: 'request_closed' },
    })
    expect(await send(`${shop.origin}/api/press-request`, { token, kind: 'withdrawn' })).toMatchObject({
      status: 409,
      body: { code: 'too_late' },
    })
    const mails = await mailsAbout(number, 4)
    expect(mails.filter(({ text }) => text.includes('Which green?'))).toHaveLength(1)
    expect(mails.filter(({ text }) => text.includes('It is a brand of others.'))).toHaveLength(1)
    expect((await answer('preq_guess', declined)).status).toBe(404)
  })
})

describe('what is kept', () => {
  it('is gone after 90 days, or 14 once it is closed; number and state stay [P26]', async () => {
    const idle = await sent(requestOf({ email: 'idle@example.ch' }))
    const withdrawn = await sent(requestOf({ email: 'gone@example.ch' }))
    const waiting = await sent(requestOf({ email: 'waiting@example.ch' }))
    await send(`${shop.origin}/api/press-request`, { token: withdrawn.token, kind: 'withdrawn' })
    await mailsAbout(withdrawn.number, 3)
    const files = await filesOf([idle.number, withdrawn.number])
    expect(files).toHaveLength(6)
    await age(idle.number, 91)
    await age(withdrawn.number, 15)
    await age(waiting.number, 89)
    await expect
      .poll(() => files.filter((file) => existsSync(join(folder(), file))), { timeout: 45_000 })
      .toEqual([])
    const rows = () =>
      query(
        shop.databaseUrl,
        `select number, state, email, name, note, address_hash as hash from press_request
          where number = any($1) order by number`,
        [[idle.number, withdrawn.number]],
      )
    const empty = { email: null, name: null, note: null, hash: null }
    await expect.poll(rows).toEqual([
      { number: idle.number, state: 'lapsed', ...empty },
      { number: withdrawn.number, state: 'withdrawn', ...empty },
    ])
    const mails = await query(
      shop.databaseUrl,
      `select 1 from checkout_mail where recipient in ('idle@example.ch', 'gone@example.ch') or facts::text like '%gone@%'`,
    )
    expect(mails).toEqual([])
    // The link says that it has ended, and shows nothing [P24].
    expect(await get(`${shop.origin}/api/press-request?token=${idle.token}`)).toMatchObject({
      status: 410,
      body: { code: 'link_ended', error: 'This link has ended. Drawing and proof are deleted.' },
    })
    expect((await linkedOf(waiting.token)).state).toBe('new')
    expect(await filesOf([waiting.number])).toHaveLength(3)
    const warned = await mailsAbout(waiting.number, 3)
    expect(warned.map(({ subject }) => subject)).toContain(`Your request ${waiting.number} ends in 14 days`)
  })
})

describe('the fourth request within an hour [P22]', () => {
  it('is refused with the minutes until the next; sending one again is none', async () => {
    const visitor = '203.0.113.7'
    const requests = [requestOf(), requestOf(), requestOf()]
    for (const request of requests) expect((await post(request, drawing, {}, visitor)).status).toBe(201)
    expect((await post(requests[0], drawing, {}, visitor)).status).toBe(201)
    const { status, body } = await post(requestOf(), drawing, {}, visitor)
    const failure = pressFailureSchema.parse(body)
    expect([status, failure.code]).toEqual([429, 'too_many_from_here'])
    const minutes = failure.values?.['minutes'] ?? 0
    expect(minutes).toBeGreaterThan(50)
    expect(failure.error).toBe(`Too many requests from here. Try again in ${minutes} minutes.`)
    await refused(await post(requestOf(), drawing, {}, visitor), 429, 'too_many_from_here')
  })

  it('is refused for one e-mail after five a day, wherever they come from', async () => {
    const email = 'Often@Example.ch'
    for (let count = 0; count < 5; count += 1) await sent(requestOf({ email }))
    await refused(await post(requestOf({ email: email.toLowerCase() })), 429, 'too_many_from_here')
  })
})

let visitors = 0

async function post(
  request: unknown,
  file: Buffer | null = drawing,
  more: Record<string, string> = {},
  visitor = `10.0.0.${++visitors}`,
) {
  const form = new FormData()
  form.set('request', JSON.stringify(request))
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  if (file !== null)
    form.set('file', new Blob([new Uint8Array(file)], { type: 'image/png' }), '../../drawing.png')
  const response = await fetch(`${shop.origin}/api/press-requests`, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': visitor },
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

async function sent(request: unknown, file = drawing) {
  const { status, body } = await post(request, file)
  expect([status, body]).toEqual([201, expect.anything()])
  return sentRequestSchema.parse(body)
}

async function refused(answer: { status: number; body: unknown }, status: number, code: string) {
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })])
  expect(pressFailureSchema.parse(answer.body).error).toMatch(/^[A-Z].*\.$/)
  await expectNoStrayFiles()
}

const folder = () => join(dataDir, 'private-files', 'press')
const countRequests = async () => (await query(shop.databaseUrl, 'select 1 from press_request')).length

/** Every file belongs to a request, and nothing unfinished is left. */
async function expectNoStrayFiles() {
  if (!existsSync(folder())) return
  const rows = await query<{ file_key: string }>(shop.databaseUrl, 'select file_key from press_artwork')
  const names = readdirSync(folder()).filter((name) => name !== '.parts')
  expect(names.toSorted()).toEqual(rows.map(({ file_key: key }) => key).toSorted())
  expect(readdirSync(join(folder(), '.parts'))).toEqual([])
}

async function filesOf(numbers: number[]): Promise<string[]> {
  const rows = await query<{ file_key: string }>(
    shop.databaseUrl,
    'select file_key from press_artwork a join press_request r on r.id = a.request_id where r.number = any($1)',
    [numbers],
  )
  return rows.map(({ file_key: key }) => key)
}

const age = (number: number, days: number) =>
  query(
    shop.databaseUrl,
    "update press_request set last_step_at = now() - $2 * interval '1 day', address_hash = null where number = $1",
    [number, days],
  )

async function idOf(number: number): Promise<string> {
  const [row] = await query<{ id: string }>(
    shop.databaseUrl,
    'select id from press_request where number = $1',
    [number],
  )
  return row?.id ?? ''
}

async function linkedOf(token: string): Promise<LinkedRequest> {
  return linkedRequestSchema.parse((await get(`${shop.origin}/api/press-request?token=${token}`)).body)
}

async function requestsOfStaff() {
  return staffRequestsSchema.parse((await get(`${shop.origin}/admin/press-requests`, staff)).body).requests
}

const prices = async () => pressPricesSchema.parse((await get(`${shop.origin}/api/press-prices`)).body)
const savePrices = (body: object, headers = staff) => send(`${shop.origin}/admin/press-prices`, body, headers)
const answer = (id: string, body: object, headers = staff) =>
  send(`${shop.origin}/admin/press-requests/${id}`, body, headers)

async function picture(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(shop.origin + path, { headers })
  expect(response.status).toBe(200)
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** What came about a request, once so many mails have. */
async function mailsAbout(number: number, count: number) {
  const about = async () =>
    (await mailbox.caught()).filter(({ subject }) => new RegExp(`\\b${number}\\b`).test(subject))
  await expect.poll(async () => (await about()).length, { timeout: 45_000 }).toBe(count)
  return about()
}

function memoryOf({ server }: Shop): number {
  const pages = readFileSync(`/proc/${server().pid}/statm`, 'utf8').split(' ')[1]
  return Number(pages) * 4096
}
