import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PRESS_FORM_PATH, PROOF_FORM_PATH } from '../src/contract/api-paths'
import { FIRST_VALUES, type PressShown, type ProofShown } from '../src/contract/press/plain-form'
import { get, send } from './harness/customer'
import { query } from './harness/database'
import { proofedRequest, ring, TOTAL } from './harness/drawing'
import { startPressShop } from './harness/press-shop'
import type { Shop } from './harness/shop'
import { shownOn, writeSmallSite } from './harness/small-site'

let shop: Shop
let staff: Record<string, string>
let siteDir: string
let drawings: string
let stop: (() => Promise<void>) | undefined
let drawing: Buffer
beforeAll(async () => {
  siteDir = await mkdtemp(join(tmpdir(), 'press-plain-'))
  await writeSmallSite(siteDir)
  const settings = { NODE_ENV: 'local', SITE_DIR: siteDir, RATE_LIMIT_FACTOR: '20', TRUST_PROXY: '1' }
  ;({ shop, staff, drawings, stop } = await startPressShop('press_plain', settings))
  drawing = await ring(900).png().toBuffer()
})
afterAll(async () => {
  await stop?.()
  await rm(siteDir, { recursive: true, force: true })
})

describe('a drawing without scripts', () => {
  it('is shown with its price, then sent once, however often the button is pressed [P19] [P28]', async () => {
    const form = { ...filledIn(), M: '12' }
    const before = filesKept()
    const looked = formShown(await post({ ...form, step: 'look' }, drawing))
    expect(looked).toMatchObject({ wrong: [], problem: null, values: { width: '28.0', M: '12' } })
    const { picture, answers, quote, job } = printOf(looked)
    expect(picture).toMatch(/^data:image\/png;base64,iVBOR/)
    expect(answers.map(({ code }) => code)).toContain('paperRemoved')
    expect(job).toMatchObject({ method: 'screen', ink: 'olive', width: 280 })
    // Nothing is on the disk by then, nor with the studio.
    expect(filesKept().filter((name) => name.endsWith('.png'))).toEqual(before)
    expect(await requestsOf(form.email)).toEqual([])

    const sending = { ...form, ...looked.values, step: 'send', drawing: looked.drawing ?? '' }
    const [one, other] = await Promise.all([post(sending), post(sending)])
    const sent = sentShown(one)
    expect(sentShown(other).number).toBe(sent.number)
    expect(sentShown(await post(sending)).number).toBe(sent.number)
    expect(sent.print.quote).toEqual(quote)
    expect(await requestsOf(form.email)).toMatchObject([
      { number: sent.number, total: quote.total, language: 'de', note: 'For\nthe camp' },
    ])
    const { status, headers } = await fetch(`${shop.origin}${sent.print.picture}`)
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('is shown again where something was changed since, and asked for again once it is sent', async () => {
    const form = filledIn()
    const first = formShown(await post({ ...form, step: 'look' }, drawing))
    const sending = { ...form, step: 'send', drawing: first.drawing ?? '' }
    const changed = await post({ ...sending, M: '20' })
    expect([changed.status, formShown(changed).problem]).toEqual([200, { code: 'changed' }])
    expect(printOf(formShown(changed)).quote.pieces).toBe(20)
    expect(await requestsOf(form.email)).toEqual([])
    const one = sentShown(await post({ ...sending, M: '20' }))
    const other = await post({ ...sending, M: '20', note: 'Another' })
    expect([other.status, formShown(other)]).toMatchObject([
      400,
      { problem: { code: 'no_file' }, drawing: null, values: { note: 'Another' } },
    ])
    expect(await requestsOf(form.email)).toMatchObject([{ number: one.number }])
  })

  it('costs what was shown: new prices are told with both sums, and nothing is sent [P14]', async () => {
    const form = filledIn()
    const { drawing: held } = formShown(await post({ ...form, step: 'look' }, drawing))
    const rows = (await get(`${shop.origin}/api/press-prices`)).body as { rows: object }
    const saved = { known: 0, rows: { ...rows.rows, screenInRappen: 7000 } }
    expect((await send(`${shop.origin}/admin/press-prices`, saved, staff)).status).toBe(200)
    const sending = { ...form, step: 'send', drawing: held ?? '' }
    const refused = await post(sending)
    const now = TOTAL + 1077
    expect([refused.status, formShown(refused).problem]).toMatchObject([
      409,
      { code: 'prices_changed', values: { before: TOTAL, now } },
    ])
    expect(printOf(formShown(refused)).quote.total).toBe(now)
    expect(await requestsOf(form.email)).toEqual([])
    expect(sentShown(await post(sending)).print.quote.total).toBe(now)
    await query(shop.databaseUrl, 'delete from press_price_table')
  })

  it('is asked for again where it is no longer held; what was typed stays', async () => {
    const form = filledIn()
    const gone = await post({ ...form, step: 'send', drawing: 'x'.repeat(22) })
    expect([gone.status, formShown(gone)]).toMatchObject([
      400,
      { problem: { code: 'no_file' }, drawing: null, values: { email: form.email, name: form.name } },
    ])
  })

  it('keeps what was typed where a field is wrong, and the drawing with it', async () => {
    const form = { ...filledIn(), email: 'anna@', width: '99' }
    const looked = await post({ ...form, step: 'look' }, drawing)
    expect([looked.status, formShown(looked).wrong]).toEqual([400, ['width']])
    const { drawing: held } = formShown(looked)
    const sending = await post({ ...form, width: '20', step: 'send', drawing: held ?? '' })
    expect(formShown(sending)).toMatchObject({
      wrong: ['email'],
      values: { email: 'anna@', width: '20' },
      drawing: held,
    })
  })

  it.each([
    ['HTML that is called .png', 415, 'file_type', () => Buffer.from('<html>')],
    ['a script in an SVG', 415, 'file_unsafe', () => Buffer.from('<svg><script>alert(1)</script></svg>')],
    ['9 MB', 413, 'file_size', () => Buffer.alloc(9 * 1024 * 1024)],
    ['a JPEG that was cut off', 415, 'file_damaged', async () => cut(await ring(900).jpeg().toBuffer())],
  ] as const)(
    'is refused with its sentence, and all that was typed is filled in again: %s',
    async (...row) => {
      const [, status, code, make] = row
      const form = filledIn()
      const before = filesKept()
      const refused = await post({ ...form, step: 'look' }, await make())
      expect([refused.status, formShown(refused)]).toMatchObject([
        status,
        { problem: { code }, drawing: null, values: { email: form.email } },
      ])
      expect(filesKept()).toEqual(before)
    },
  )

  it('of more than a whole form may hold is refused before it is read', async () => {
    const refused = await post({ ...filledIn(), step: 'look' }, Buffer.alloc(15 * 1024 * 1024))
    expect([refused.status, pressShown(refused)]).toEqual([
      413,
      { kind: 'refused', problem: { code: 'file_size' } },
    ])
  })

  it('is not taken from programs that fill in everything, nor from other sites', async () => {
    const form = { ...filledIn(), step: 'look' }
    const trapped = await post({ ...form, website: 'https://spam.example' }, drawing)
    expect([trapped.status, formShown(trapped).problem]).toEqual([400, { code: 'invalid_form' }])
    const foreign = await post(form, drawing, { origin: 'https://elsewhere.example' })
    expect(foreign.status).toBe(403)
    const json = await fetch(shop.origin + PRESS_FORM_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect([json.status, json.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8'])
  })

  it('is limited like any other: the fourth in an hour is told when, and stays filled in [P22]', async () => {
    const email = 'often@example.ch'
    const visitor = { 'x-forwarded-for': '203.0.113.9' }
    await query(
      shop.databaseUrl,
      `insert into press_request (id, number, language, delivery, job, height, answers, quote, price_version, total,
         tax_rate_percent, currency, idempotency_key, email, name, last_step_at)
       select 'preq_often' || n, 90000 + n, 'en', 'pickup', '{}', 1, '[]', '{}', 0, 1, 7.7, 'chf', 'often' || n, $1, 'x', now()
       from generate_series(1, 100) n`,
      [email],
    )
    const form = { ...filledIn(), email }
    const { drawing: held } = formShown(await post({ ...form, step: 'look' }, drawing, visitor))
    const refused = await post({ ...form, step: 'send', drawing: held ?? '' }, undefined, visitor)
    const shown = formShown(refused)
    expect(refused.status).toBe(429)
    expect(shown.problem).toMatchObject({
      code: 'too_many_from_here',
      values: { minutes: expect.any(Number) },
    })
    expect([shown.values.name, shown.drawing, shown.print === null]).toEqual([form.name, held, false])
    await query(shop.databaseUrl, "delete from press_request where id like 'preq_often%'")
  })
})

describe('the page of a link without scripts', () => {
  it('shows the proof to a buyer who opens it, decides nothing by that, and leads to the payment [P23] [P28]', async () => {
    const { token, proofId, total } = await proofedRequest(shop, staff)
    for (let look = 0; look < 20; look += 1) {
      const { kind, request, nonce } = known(await open(token))
      expect([kind, request.state, request.proofs.length, nonce]).toEqual([
        'known',
        'proofed',
        1,
        expect.stringMatching(/^[\w-]{36}$/),
      ])
    }
    const approve = () => decide({ kind: 'approved', token, proofId, total: String(total) })
    const [first, second] = [await approve(), await approve()]
    expect([first.status, second.status]).toEqual([303, 303])
    expect(first.location).toContain(`${shop.sandboxUrl}/c/pay/`)
    expect(second.location).toBe(first.location)
    expect(known(await open(token)).request.state).toBe('approved')
  })

  it('says why nothing was decided, and keeps the words', async () => {
    const { token, proofId, total } = await proofedRequest(shop, staff)
    const other = await decide({ kind: 'approved', token, proofId, total: String(total + 1) })
    expect([other.status, known(other.text)]).toMatchObject([409, { failure: { code: 'total_changed' } }])
    const long = 'x'.repeat(1001)
    const refused = await decide({ kind: 'change_wanted', token, nonce: 'n', words: long })
    expect([refused.status, known(refused.text)]).toMatchObject([
      400,
      { failure: { code: 'failed' }, words: long },
    ])
    expect(known(await open(token)).request.state).toBe('proofed')
  })

  it('asks for a change once for its page, takes back, and deletes', async () => {
    const { token } = await proofedRequest(shop, staff)
    const { nonce } = known(await open(token))
    const change = { kind: 'change_wanted', token, nonce, words: 'Larger,\r\nplease' }
    for (let press = 0; press < 2; press += 1) {
      const { status, location } = await decide(change)
      expect([status, location]).toEqual([303, `/proof?token=${token}`])
    }
    expect(await wordsOf(token)).toEqual(['Larger,\nplease'])
    expect(known(await open(token)).request.state).toBe('change_wanted')
    for (let press = 0; press < 2; press += 1)
      expect((await decide({ kind: 'withdrawn', token })).status).toBe(303)
    expect((await decide({ kind: 'deleted', token })).status).toBe(303)
    expect(proofShown(await open(token))).toEqual({ kind: 'gone' })
    expect((await decide({ kind: 'deleted', token })).status).toBe(410)
  })

  it('shows nothing behind a foreign link, and takes no decision from another site [P24]', async () => {
    const { token } = await proofedRequest(shop, staff)
    expect(proofShown(await open(`${token}x`))).toEqual({ kind: 'unknown' })
    expect((await decide({ kind: 'withdrawn', token: `${token}x` })).status).toBe(404)
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      expect((await decide({ kind: 'withdrawn', token }, headers)).status).toBe(403)
    expect(known(await open(token)).request.state).toBe('proofed')
    const own = { origin: 'null', 'sec-fetch-site': 'same-origin' }
    expect((await decide({ kind: 'withdrawn', token }, own)).status).toBe(303)
  })
})

const cut = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)
const filledIn = () => ({
  ...FIRST_VALUES,
  language: 'de',
  email: `${crypto.randomUUID()}@example.ch`,
  name: 'Anna Muster',
  note: 'For\r\nthe camp',
  website: '',
})

let visitors = 0

async function post(fields: Record<string, string>, file?: Buffer, headers: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  // A browser without a choice sends an empty file without a name.
  form.set('file', new Blob([new Uint8Array(file ?? [])]), file === undefined ? '' : 'drawing.png')
  const response = await fetch(shop.origin + PRESS_FORM_PATH, {
    method: 'POST',
    body: form,
    headers: { 'x-forwarded-for': `10.0.1.${(visitors += 1)}`, ...headers },
  })
  return { status: response.status, text: await response.text() }
}

async function decide(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const response = await fetch(shop.origin + PROOF_FORM_PATH, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  })
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    text: await response.text(),
  }
}

const open = async (token: string) => (await fetch(`${shop.origin}/proof?token=${token}`)).text()

function pressShown({ text }: { text: string }): PressShown {
  const shown = shownOn(text)
  if (!('press' in shown)) throw new Error('This page is not the press’s')
  return shown.press
}

function formShown(answer: { text: string }) {
  const shown = pressShown(answer)
  if (shown.kind !== 'form') throw new Error(`This is no form: ${JSON.stringify(shown).slice(0, 300)}`)
  return shown
}

function sentShown(answer: { status: number; text: string }) {
  const shown = pressShown(answer)
  expect([answer.status, shown]).toEqual([201, expect.objectContaining({ kind: 'sent' })])
  if (shown.kind !== 'sent') throw new Error('Nothing was sent')
  return shown
}

function printOf({ print }: { print: Extract<PressShown, { kind: 'form' }>['print'] }) {
  if (print === null) throw new Error('No print is shown')
  return print
}

function proofShown(html: string): ProofShown {
  const shown = shownOn(html)
  if (!('proof' in shown)) throw new Error('This page is not a link’s')
  return shown.proof
}

function known(html: string) {
  const shown = proofShown(html)
  if (shown.kind !== 'known') throw new Error(`The link shows ${shown.kind}`)
  return shown
}

const requestsOf = (email: string) =>
  query<{ number: number; total: number; language: string; note: string }>(
    shop.databaseUrl,
    'select number, total, language, note from press_request where email = $1',
    [email],
  )

async function wordsOf(token: string): Promise<string[]> {
  const rows = await query<{ words: string }>(
    shop.databaseUrl,
    "select words from press_decision where request_id = $1 and kind = 'change_wanted'",
    [token.split('.')[0]],
  )
  return rows.map(({ words }) => words)
}

/** Every file of the press on the disk, whole or not. */
function filesKept(): string[] {
  return existsSync(drawings) ? readdirSync(drawings, { recursive: true, encoding: 'utf8' }) : []
}
