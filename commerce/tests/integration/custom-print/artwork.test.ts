import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attentionSchema } from '../../../src/contract/board/attention'
import { EXAMPLE_PRICE_TABLE } from '../../../src/contract/custom-print/print-quote'
import { pricesResponseSchema, parsePriceTable } from '../../../src/contract/custom-print/price-table'
import { DEFAULT_PRINT_SPEC, type PrintSpec } from '../../../src/contract/custom-print/print-spec'
import type { VersionSpec } from '../../../src/contract/custom-print/print-spec-schema'
import { sentRequestSchema } from '../../../src/contract/custom-print/print-request'
import { customPrintFailureSchema } from '../../../src/contract/custom-print/custom-print-failures'
import { STUDIO_PLACEHOLDERS } from '../../../src/contract/studio/studio-profile'
import { get, send } from '../../support/shop-client'
import { query } from '../../support/database'
import { buildProofInput, buildRequest, drawRing, fetchStaffRequest, TOTAL } from '../../support/artwork'
import { type TestMailbox, waitForMails } from '../../support/test-mailbox'
import { buildEntityBomb, claimSide, drawFlat } from '../../support/odd-artwork'
import { startPressShop } from '../../support/custom-print-shop'
import { fetchLinkedRequest } from '../../support/proof-decisions'
import type { Shop } from '../../support/shop'
import { expectMemoryBelow } from '../../support/memory-limit'
import { parseExactly } from '../../support/parse-exactly'

let shop: Shop
let mailbox: TestMailbox
let staff: Record<string, string>
let drawings: string
let stop: (() => Promise<void>) | undefined
let drawing: Buffer
beforeAll(async () => {
  // With the limits of a real shop, each request comes from another visitor unless it says from whom.
  const limits = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' }
  ;({ shop, mailbox, staff, drawings, stop } = await startPressShop('press_drawings', limits))
  drawing = await drawRing(900)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ursina' } })
    .toBuffer()
})
afterAll(() => stop?.())

describe('a drawing that is sent', () => {
  it('becomes one request with its pictures, a price, and a mail to both sides', async () => {
    const { number, token } = await sent(buildRequest({ note: 'For the camp', language: 'de' }))
    const linked = await fetchLinkedRequest(shop, token)
    expect(linked).toMatchObject({
      number,
      state: 'new',
      requestedDate: null,
      words: '',
      quote: { pieces: 10, total: TOTAL },
      messages: [{ by: 'buyer', words: 'For the camp' }],
    })
    // Neither the buyer's name nor the address: a link may be passed on.
    expect(JSON.stringify(linked)).not.toMatch(/Anna|example\.ch/)

    const [buyers, studios] = await waitForMails(mailbox, number, 2)
    expect(buyers).toMatchObject({ subject: `Deine Anfrage ${number} beim ${STUDIO_PLACEHOLDERS.name}` })
    expect(buyers?.text).toContain('Siebdruck in Oliv')
    expect(buyers?.text).toContain(`CHF ${(TOTAL / 100).toFixed(2)}`)
    expect(studios?.subject).toContain(`Anfrage ${number}`)
    expect(studios?.text).toContain('For the camp')
  })

  it('is one request when it is sent twice, or at the same time [P19]', async () => {
    const request = buildRequest()
    const [one, other] = await Promise.all([sent(request), sent(request)])
    expect(one).toEqual(other)
    expect(await sent(request)).toEqual(one)
    const rows = await query(shop.databaseUrl, 'select id from press_request where idempotency_key = $1', [
      request.key,
    ])
    expect(rows).toHaveLength(1)
    await expectNoStrayFiles()
  })

  it('is kept re-encoded beside what is served, without where it was taken [P21]', async () => {
    const { number } = await sent(buildRequest())
    const id = await readId(number)
    const original = await fetchPicture(`/admin/press-requests/${id}/pictures/original`, staff)
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
      [`/media/uploads/${readdirSync(drawings)[0]}`, {}],
      ['/api/press-preview?token=x', {}],
    ] as const)
      expect((await get(shop.origin + path, headers)).status).toBeGreaterThanOrEqual(400)
  })

  it('gives the studio the film of its screen, and nobody else; DTG has none', async () => {
    const { number } = await sent(buildRequest())
    const path = `/admin/press-requests/${await readId(number)}/film`
    const film = await fetchPicture(path, staff)
    expect(Object.fromEntries(film.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="film-${number}.png"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const { width = 0, density } = await sharp(film.bytes).metadata()
    expect([density, width]).toEqual([600, Math.round((DEFAULT_PRINT_SPEC.width / 25.4) * 600)])
    const pdf = await fetchPicture(`${path}?as=pdf`, staff)
    expect(Object.fromEntries(pdf.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="film-${number}.pdf"`,
    })
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    // They go once the answer has gone.
    await expect.poll(() => readdirSync(join(drawings, '.parts'))).toEqual([])
    expect((await get(shop.origin + path, {})).status).toBe(401)
    expect((await get(shop.origin + path.replace('preq', 'nope'), staff)).status).toBe(404)
  })

  it('of which a part is cut away has its film and its proofs without that', async () => {
    const speck = '<rect x="1" y="50" width="0.5" height="0.5" fill="#777"/>'
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="30" fill="none" stroke="#111" stroke-width="12"/>${speck}</svg>`,
    )
    const crop = { left: 50, top: 0, right: 0, bottom: 0 }
    const job = { ...DEFAULT_PRINT_SPEC, width: 100, crop }
    const { number, token } = await sent(buildRequest({ job }), svg)
    expect(await fetchLinkedRequest(shop, token)).toMatchObject({ spec: job, height: expect.closeTo(100, 0) })
    const request = await fetchStaffRequest(shop, number, staff)
    const path = `/admin/press-requests/${request.id}`
    const film = await sharp((await fetchPicture(`${path}/film`, staff)).bytes).metadata()
    expect(film.height / film.width).toBeCloseTo(1, 2)
    // A board of the release before does not know that it is cut.
    const { crop: _, ...older } = { ...job, ink: 'clay' as const }
    await send(`${shop.origin}${path}/proofs`, buildProofInput(request, { job: older }), staff)
    const { proofs } = await fetchStaffRequest(shop, number, staff)
    expect(proofs).toMatchObject([{ spec: { ink: 'clay', crop }, height: expect.closeTo(100, 0) }])
    const wrong = { ...crop, right: 950 }
    await expectRefused(await post(buildRequest({ job: { ...job, crop: wrong } }), svg), 400, 'invalid_crop')
  })

  it('is cut otherwise by the studio in a proof, or whole again: picture, film and centimetres are of what is left', async () => {
    const svg = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" viewBox="0 0 100 100" fill="#111">
        <circle cx="50" cy="30" r="26"/><rect x="2" y="62" width="96" height="26"/></svg>`,
    )
    const job: PrintSpec = { ...DEFAULT_PRINT_SPEC, width: 288 }
    const { number, token } = await sent(buildRequest({ job }), svg)
    const request = await fetchStaffRequest(shop, number, staff)
    expect(request.height).toBeCloseTo(252, 0)
    const path = `/admin/press-requests/${request.id}`
    const drawPreview = async (spec: VersionSpec, scaledAs: VersionSpec) => {
      const query = new URLSearchParams({ job: JSON.stringify(spec), scaledAs: JSON.stringify(scaledAs) })
      const { headers, bytes } = await fetchPicture(`${path}/print?${query.toString()}`, staff)
      const getSide = (name: string) => Number(headers.get(`X-Print-${name}`))
      return { bytes, width: getSide('Width'), height: getSide('Height') }
    }
    const propose = async (spec: VersionSpec) => {
      const found = await fetchStaffRequest(shop, number, staff)
      return send(`${shop.origin}${path}/proofs`, buildProofInput(found, { job: spec }), staff)
    }

    // The disc alone, as large as it was: 52 of the 96 units that are 288 mm wide.
    const crop = { left: 0, top: 0, right: 0, bottom: 400 }
    const disc = await drawPreview({ ...job, crop }, job)
    expect(disc).toMatchObject({ width: 156, height: expect.closeTo(156, 0) })
    const cut = { ...job, width: 156, crop }
    expect(await propose(cut)).toMatchObject({ status: 200 })
    const { proofs, draft } = await fetchStaffRequest(shop, number, staff)
    expect(proofs).toMatchObject([{ spec: cut, height: expect.closeTo(disc.height, 3) }])
    expect(draft).toMatchObject({ spec: cut, aspect: expect.closeTo(156 / disc.height, 3) })
    const preview = await fetchPicture(`/api/press-preview?token=${token}&version=1`)
    expect(preview.bytes.equals(disc.bytes)).toBe(true)
    // What is left may be higher than the shirt, however wide the whole was.
    const strip = { ...job, crop: { left: 450, top: 0, right: 450, bottom: 0 } }
    expect(await propose(strip)).toMatchObject({ body: { code: 'off_shirt' } })

    // All of it, by its sign: without, a version keeps the cut of the one before.
    const clay = { ...job, ink: 'clay' as const }
    const whole = await drawPreview({ ...clay, width: 156, crop: null }, cut)
    expect(whole).toMatchObject({ width: 288, height: expect.closeTo(252, 0) })
    expect(await propose({ ...clay, crop: null })).toMatchObject({ status: 200 })
    const linked = await fetchLinkedRequest(shop, token)
    expect(linked.proofs[1]).toMatchObject({ height: expect.closeTo(whole.height, 3) })
    expect(linked.proofs[1]?.spec).toEqual(clay)
    const film = await sharp((await fetchPicture(`${path}/film?version=2`, staff)).bytes).metadata()
    expect(film.height / film.width).toBeCloseTo(252 / 288, 2)
  })

  it('of a vector is never stored or served as one [P21]', async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><circle cx="45" cy="45" r="40"/></svg>',
    )
    const spec = { ...DEFAULT_PRINT_SPEC, width: 100 }
    const { token } = await sent(buildRequest({ job: spec }), svg)
    const preview = await fetchPicture(`/api/press-preview?token=${token}`)
    expect(preview.headers.get('content-type')).toBe('image/png')
    for (const name of readdirSync(drawings).filter((name) => name.endsWith('.png')))
      expect(readFileSync(join(drawings, name)).subarray(1, 4).toString()).toBe('PNG')
  })

  it.each([
    ['HTML that is called .png', 415, 'file_type', () => Buffer.from('<html>')],
    ['a script in an SVG', 415, 'file_unsafe', () => Buffer.from('<svg><script>alert(1)</script></svg>')],
    ['an entity bomb', 415, 'file_unsafe', () => buildEntityBomb()],
    ['60 million pixels', 413, 'file_pixels', () => drawFlat(10_000, 6000)],
    ['9 MB', 413, 'file_size', () => Buffer.alloc(9 * 1024 * 1024)],
    ['a JPEG that was cut off', 415, 'file_damaged', () => drawing.subarray(0, drawing.length / 2)],
    [
      'a JPEG that was cut off and ended',
      415,
      'file_damaged',
      async () => {
        const file = await drawRing(900).jpeg().toBuffer()
        return Buffer.concat([file.subarray(0, file.length / 2), Buffer.from([0xff, 0xd9])])
      },
    ],
    ['a JPEG in CMYK', 415, 'file_cmyk', () => drawRing(900).toColourspace('cmyk').jpeg().toBuffer()],
    ['a picture that is too small', 415, 'file_small', () => drawRing(100).png().toBuffer()],
    [
      'a size that is a lie',
      415,
      'file_damaged',
      async () => claimSide(await drawRing(900).png().toBuffer(), 7000),
    ],
  ] as const)(
    'is refused with a sentence, leaves nothing, and takes less than 512 MB: %s [P20]',
    async (_name, status, code, make) => {
      const file = await make()
      const answer = await expectMemoryBelow(shop, () => post(buildRequest(), file))
      await expectRefused(answer, status, code)
    },
  )

  it('of as many pixels as are taken takes less than 512 MB as well [P20]', async () => {
    const file = await drawFlat(7000, 7100)
    const { status } = await expectMemoryBelow(shop, () => post(buildRequest(), file))
    expect(status).toBe(201)
  })

  it('is refused as screen print of 9 pieces, and taken as direct print [P11]', async () => {
    const counts = { S: 0, M: 9, L: 0, XL: 0 }
    await expectRefused(
      await post(buildRequest({ job: { ...DEFAULT_PRINT_SPEC, counts } })),
      422,
      'not_printable',
    )
    await sent(buildRequest({ job: { ...DEFAULT_PRINT_SPEC, counts, method: 'dtg' } }))
  })

  it('is refused where the form is none, and by whom only a program fills in', async () => {
    await expectRefused(await post(buildRequest({ email: 'nobody' })), 400, 'invalid_form')
    await expectRefused(await post({ ...buildRequest(), more: 1 }), 400, 'invalid_form')
    await expectRefused(await post(buildRequest(), null), 400, 'no_file')
    await expectRefused(
      await post(buildRequest(), drawing, { website: 'https://spam.example' }),
      400,
      'invalid_form',
    )
    await expectRefused(await post(buildRequest({ wishDate: '2020-01-06' })), 422, 'wish_too_soon')
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
    mkdirSync(drawings, { recursive: true })
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', drawings], { stdio: 'pipe' })
    } catch {
      test.skip('this machine lets nobody mount')
    }
    try {
      const before = await countRequests()
      expect(() => writeFileSync(join(drawings, 'ballast'), Buffer.alloc(2_000_000))).toThrow('ENOSPC')
      expect(await post(buildRequest())).toEqual({
        status: 507,
        body: {
          code: 'storage_full',
          error: 'Our storage is full. Nothing was sent, and we know of it.',
        },
      })
      expect(await countRequests()).toBe(before)
      expect(readdirSync(drawings).filter((name) => name.endsWith('.png'))).toEqual([])
    } finally {
      execFileSync('umount', ['-l', drawings])
    }
    await sent(buildRequest())
  })
})

describe('a press without room', () => {
  it.each([
    [
      '500 open requests',
      "insert into press_request (id, number, language, delivery, job, height, answers, quote, price_version, total, tax_rate_percent, currency, idempotency_key, last_step_at) select 'preq_many' || n, 90000 + n, 'en', 'pickup', '{}', 1, '[]', '{}', 0, 1, 7.7, 'chf', 'many' || n, now() from generate_series(1, 500) n",
      "delete from press_request where id like 'preq_many%'",
    ],
    [
      '5 GB',
      'update press_artwork set bytes = bytes + 2000000000 where id in (select id from press_artwork order by id limit 3)',
      'update press_artwork set bytes = bytes - 2000000000 where bytes > 2000000000',
    ],
  ])(
    'with %s says so before anybody sends something, keeps nothing, and the studio sees it',
    async (_name, fill, empty) => {
      await sent(buildRequest())
      expect((await prices()).isFull).toBe(false)
      await query(shop.databaseUrl, fill)
      const before = await countRequests()
      // Counted every five seconds for who only asks, and each time that something is sent.
      await expect.poll(async () => (await prices()).isFull).toBe(true)
      await expectRefused(await post(buildRequest()), 507, 'storage_full')
      expect(await countRequests()).toBe(before)
      const { findings } = attentionSchema.parse((await get(`${shop.origin}/admin/attention`, staff)).body)
      expect(findings[0]).toMatchObject({ kind: 'press_full', open: expect.any(Number) })
      await query(shop.databaseUrl, empty)
      await sent(buildRequest())
      await expect.poll(async () => (await prices()).isFull).toBe(false)
    },
  )
})

describe('the prices', () => {
  it('are the example until the studio saves its own; each change is a version', async () => {
    const first = await prices()
    expect([first.version, first.isExample]).toEqual([0, true])
    expect(parsePriceTable(first)).toEqual(EXAMPLE_PRICE_TABLE)
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
    const { status, body } = await post(buildRequest())
    const now = TOTAL + 1077
    expect([status, customPrintFailureSchema.parse(body)]).toEqual([
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
    await sent(buildRequest({ priceVersion: 1, total: now }))
    // A total that is right by chance is of another table.
    await expectRefused(await post(buildRequest({ priceVersion: 0, total: now })), 409, 'prices_changed')
    await query(shop.databaseUrl, 'delete from press_price_table')
  })
})

describe('the fourth request within an hour [P22]', () => {
  it('is refused with the minutes until the next; sending one again is none', async () => {
    const visitor = '203.0.113.7'
    const requests = [buildRequest(), buildRequest(), buildRequest()]
    for (const request of requests) expect((await post(request, drawing, {}, visitor)).status).toBe(201)
    expect((await post(requests[0], drawing, {}, visitor)).status).toBe(201)
    const { status, body } = await post(buildRequest(), drawing, {}, visitor)
    const failure = customPrintFailureSchema.parse(body)
    expect([status, failure.code]).toEqual([429, 'too_many_from_here'])
    const minutes = failure.values?.['minutes'] ?? 0
    expect(minutes).toBeGreaterThan(50)
    expect(failure.error).toBe(`Too many requests from here. Try again in ${minutes} minutes.`)
    await expectRefused(await post(buildRequest(), drawing, {}, visitor), 429, 'too_many_from_here')
  })

  it('is refused for one e-mail after five a day, wherever they come from', async () => {
    const email = 'Often@Example.ch'
    for (let count = 0; count < 5; count += 1) await sent(buildRequest({ email }))
    await expectRefused(await post(buildRequest({ email: email.toLowerCase() })), 429, 'too_many_from_here')
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
  return { status: response.status, body: await response.json() }
}

async function sent(request: unknown, file = drawing) {
  const { status, body } = await post(request, file)
  expect([status, body]).toEqual([201, expect.anything()])
  return parseExactly(sentRequestSchema, body)
}

async function expectRefused(answer: { status: number; body: unknown }, status: number, code: string) {
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })])
  expect(customPrintFailureSchema.parse(answer.body).error).toMatch(/^[A-Z].*\.$/)
  await expectNoStrayFiles()
}

const countRequests = async () => (await query(shop.databaseUrl, 'select 1 from press_request')).length

/** Every file belongs to a request, and nothing unfinished is left. */
async function expectNoStrayFiles() {
  if (!existsSync(drawings)) return
  const rows = await query<{ file_key: string }>(shop.databaseUrl, 'select file_key from press_artwork')
  const names = readdirSync(drawings).filter((name) => name !== '.parts')
  expect(names.toSorted()).toEqual(rows.map(({ file_key: key }) => key).toSorted())
  expect(readdirSync(join(drawings, '.parts'))).toEqual([])
}

async function readId(number: number): Promise<string> {
  const [row] = await query<{ id: string }>(
    shop.databaseUrl,
    'select id from press_request where number = $1',
    [number],
  )
  return row?.id ?? ''
}

const prices = async () => pricesResponseSchema.parse((await get(`${shop.origin}/api/press-prices`)).body)
const savePrices = (body: object, headers = staff) => send(`${shop.origin}/admin/press-prices`, body, headers)

async function fetchPicture(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(shop.origin + path, { headers })
  expect(response.status).toBe(200)
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
