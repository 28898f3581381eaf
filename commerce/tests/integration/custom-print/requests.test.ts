import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_PRINT_SPEC } from '../../../src/contract/custom-print/print-spec'
import { prepareArtwork } from '../../../src/print-kernel/tones/prepare-artwork'
import { sampleFilm } from '../../../src/print-kernel/film-positive/film-sample'
import { decodeStoredArtwork } from '../../../src/custom-print/artwork/decode-stored-artwork'
import { staffRequestsSchema } from '../../../src/contract/custom-print/staff-request'
import { get, send } from '../../support/shop-client'
import { query } from '../../support/database'
import { buildRequest, drawRing, fetchStaffRequest, submitArtwork } from '../../support/artwork'
import { type TestMailbox, waitForMails } from '../../support/test-mailbox'
import { runJob } from '../../support/run-job'
import { fetchLinkedRequest } from '../../support/proof-decisions'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'
import { parseExactly } from '../../support/parse-exactly'

let shop: Shop
let mailbox: TestMailbox
let staff: Record<string, string>
let drawings: string
beforeAll(async () => {
  ;({ shop, mailbox, staff, drawings } = await takeShop())
})

describe('the link to a request', () => {
  it('decides nothing by looking, and takes the request back once', async () => {
    const { number, token } = await submitArtwork(shop)
    for (let attempt = 0; attempt < 20; attempt += 1)
      expect((await fetchLinkedRequest(shop, token)).state).toBe('new')
    for (let press = 0; press < 2; press += 1)
      expect(await send(`${shop.origin}/api/press-request`, { token, kind: 'withdrawn' })).toMatchObject({
        status: 200,
        body: { state: 'withdrawn' },
      })
    const mails = await waitForMails(mailbox, number, 3)
    const getRecipients = (subject: string) => mails.find((mail) => mail.subject === subject)?.to
    expect(getRecipients(`Anfrage ${number} wurde zurückgezogen`)).toEqual(
      getRecipients(`Anfrage ${number}: eine Zeichnung zum Drucken`),
    )
    expect((await listStaffRequests()).some((request) => request.number === number)).toBe(false)
  })

  it('deletes the request at once; the studio hears that it was taken back, by nobody’s name', async () => {
    const { number, token } = await submitArtwork(shop, buildRequest({ email: 'beat@example.ch' }))
    expect((await send(`${shop.origin}/api/press-request`, { token, kind: 'deleted' })).status).toBe(200)
    const withdrawn = async () =>
      (await mailbox.listAbout(number)).find(
        ({ subject }) => subject === `Anfrage ${number} wurde zurückgezogen`,
      )
    await expect.poll(withdrawn).toBeDefined()
    expect((await withdrawn())?.to).not.toContain('beat@example.ch')
    const facts = await query<{ facts: { name: string; email: string } }>(
      shop.databaseUrl,
      "select facts from checkout_mail where kind = 'press_withdrawn' and (facts ->> 'number')::int = $1",
      [number],
    )
    expect(facts).toMatchObject([{ facts: { name: '', email: '' } }])
  })

  it('shows nothing when it is another or forged [P24]', async () => {
    const { token } = await submitArtwork(shop)
    const { token: other } = await submitArtwork(shop)
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

describe('a film', () => {
  const sendShown = async (headers: Record<string, string>) => {
    const { number } = await submitArtwork(shop, buildRequest(), drawRing(900), headers)
    return (await fetchStaffRequest(shop, number, staff)).results.map(({ code }) => code)
  }

  it('is told the studio where the buyer was shown another one, and not where nobody says which', async () => {
    const ring = prepareArtwork(
      await decodeStoredArtwork(await drawRing(900).png().toBuffer()),
      DEFAULT_PRINT_SPEC,
    )
    const shown = sampleFilm(ring, DEFAULT_PRINT_SPEC) ?? ''
    const [size] = shown.split(':')
    const blank = Buffer.alloc(1024, 255).toString('base64')
    const asShown = await sendShown({ 'X-Film-Sample': shown })
    expect(asShown).not.toContain('filmDiffers')
    expect(await sendShown({ 'X-Film-Sample': `${size}:${blank}` })).toEqual(['filmDiffers', ...asShown])
    expect(await sendShown({})).toEqual(asShown)
    expect(await sendShown({ 'X-Film-Sample': 'nothing' })).toEqual(asShown)
  })
})

describe('the studio', () => {
  it('sees a request, asks and declines in one press each, which may be repeated', async () => {
    const { number, token } = await submitArtwork(shop, buildRequest({ note: 'By Friday?' }))
    const id = await readId(number)
    const found = (await listStaffRequests()).find((request) => request.id === id)
    expect(found).toMatchObject({ name: 'Anna Muster', note: 'By Friday?', original: { width: 900 } })
    expect(found?.results.length).toBeGreaterThan(0)

    const question = { step: 'question', key: randomUUID(), words: 'Which green?' }
    expect((await answer(id, question, {})).status).toBe(401)
    expect((await answer(id, { ...question, words: ' ' })).status).toBe(400)
    for (const { status } of await Promise.all([answer(id, question), answer(id, question)]))
      expect(status).toBe(200)
    expect(await fetchLinkedRequest(shop, token)).toMatchObject({ state: 'question', words: 'Which green?' })

    expect((await fetchLinkedRequest(shop, token)).results).toEqual(found?.results)
    expect((await fetchLinkedRequest(shop, token)).messages).toMatchObject([
      { by: 'buyer', words: 'By Friday?' },
    ])
    const answered = { token, kind: 'answered', key: randomUUID(), words: 'The dark one.' }
    const reply = (decision: object) => send(`${shop.origin}/api/press-request`, decision)
    expect((await reply({ ...answered, words: 'x'.repeat(1001) })).status).toBe(400)
    for (let press = 0; press < 2; press += 1)
      expect(await reply(answered)).toMatchObject({
        status: 200,
        body: {
          state: 'new',
          words: '',
          messages: [
            { by: 'buyer', words: 'By Friday?' },
            { by: 'studio', words: 'Which green?' },
            { by: 'buyer', words: 'The dark one.' },
          ],
        },
      })
    expect(await reply({ ...answered, key: randomUUID() })).toMatchObject({
      status: 409,
      body: { code: 'not_asked' },
    })
    expect((await fetchStaffRequest(shop, number, staff)).decisions).toMatchObject([
      { kind: 'question', words: 'Which green?' },
      { kind: 'answered', words: 'The dark one.', by: 'buyer' },
    ])

    const declined = { step: 'declined', key: randomUUID(), words: 'It is a brand of others.' }
    for (let press = 0; press < 2; press += 1) expect((await answer(id, declined)).status).toBe(200)
    // Of a colleague, on another phone.
    expect((await answer(id, { ...declined, key: randomUUID() })).status).toBe(200)
    expect(await fetchLinkedRequest(shop, token)).toMatchObject({
      state: 'declined',
      words: 'It is a brand of others.',
    })
    expect(await answer(id, { ...question, key: randomUUID() })).toMatchObject({
      status: 400,
      body: { code: 'request_closed' },
    })
    expect(await send(`${shop.origin}/api/press-request`, { token, kind: 'withdrawn' })).toMatchObject({
      status: 409,
      body: { code: 'request_ended' },
    })
    expect(await reply({ ...answered, key: randomUUID() })).toMatchObject({
      status: 409,
      body: { code: 'request_ended' },
    })
    const mails = await waitForMails(mailbox, number, 5)
    expect(mails.filter(({ text }) => text.includes('Which green?'))).toHaveLength(1)
    expect(mails.filter(({ text }) => text.includes('The dark one.'))).toHaveLength(1)
    expect(mails.filter(({ text }) => text.includes('It is a brand of others.'))).toHaveLength(1)
    expect((await answer('preq_guess', declined)).status).toBe(404)
  })
})

describe('what is kept', () => {
  it('is gone after 90 days, or 14 once it is closed; number and state stay [P26]', async () => {
    const idle = await submitArtwork(shop, buildRequest({ email: 'idle@example.ch' }))
    const withdrawn = await submitArtwork(shop, buildRequest({ email: 'gone@example.ch' }))
    const waiting = await submitArtwork(shop, buildRequest({ email: 'waiting@example.ch' }))
    await send(`${shop.origin}/api/press-request`, { token: withdrawn.token, kind: 'withdrawn' })
    await waitForMails(mailbox, withdrawn.number, 3)
    const files = await listFiles([idle.number, withdrawn.number])
    expect(files).toHaveLength(6)
    await age(idle.number, 91)
    await age(withdrawn.number, 15)
    await age(waiting.number, 89)
    await runJob(shop, 'delete-expired-requests')
    expect(files.filter((file) => existsSync(join(drawings, file)))).toEqual([])
    const rows = () =>
      query(
        shop.databaseUrl,
        `select number, state, email, name, note, address_hash as hash from press_request
          where number = any($1) order by number`,
        [[idle.number, withdrawn.number]],
      )
    const empty = { email: null, name: null, note: null, hash: null }
    expect(await rows()).toEqual([
      { number: idle.number, state: 'lapsed', ...empty },
      { number: withdrawn.number, state: 'withdrawn', ...empty },
    ])
    const mails = await query(
      shop.databaseUrl,
      `select kind, facts ->> 'note' as note from checkout_mail where recipient in ('idle@example.ch', 'gone@example.ch') or facts::text like '%gone@%'`,
    )
    // Both are told, in a mail that goes as well a day after it was sent.
    expect(mails).toEqual([
      { kind: 'press_deleted', note: '' },
      { kind: 'press_deleted', note: '' },
    ])
    const told = () =>
      query(
        shop.databaseUrl,
        `select 1 from checkout_mail where kind = 'press_deleted' and state = 'sent'
          and recipient in ('idle@example.ch', 'gone@example.ch')`,
      )
    await expect.poll(told).toHaveLength(2)
    await query(
      shop.databaseUrl,
      "update checkout_mail set updated_at = now() - interval '25 hours' where kind = 'press_deleted'",
    )
    await runJob(shop, 'delete-expired-requests')
    expect(await told()).toEqual([])
    // The link says that it has ended, and shows nothing [P24].
    expect(await get(`${shop.origin}/api/press-request?token=${idle.token}`)).toMatchObject({
      status: 410,
      body: { code: 'link_ended', error: 'This link has ended. Drawing and proof are deleted.' },
    })
    expect((await fetchLinkedRequest(shop, waiting.token)).state).toBe('new')
    expect(await listFiles([waiting.number])).toHaveLength(3)
    const warned = await waitForMails(mailbox, waiting.number, 3)
    expect(warned.map(({ subject }) => subject)).toContain(`Your request ${waiting.number} ends in 14 days`)
  })
})

async function listStaffRequests() {
  return parseExactly(staffRequestsSchema, (await get(`${shop.origin}/admin/press-requests`, staff)).body)
    .requests
}

async function readId(number: number): Promise<string> {
  const [row] = await query<{ id: string }>(
    shop.databaseUrl,
    'select id from press_request where number = $1',
    [number],
  )
  return row?.id ?? ''
}

const answer = (id: string, body: object, headers = staff) =>
  send(`${shop.origin}/admin/press-requests/${id}`, body, headers)

async function listFiles(numbers: number[]): Promise<string[]> {
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
