import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PRINT_PREVIEW_PATH, REORDERS_PATH, BUYER_REQUEST_PATH } from '../../../src/contract/api/api-paths'
import { DEFAULT_PRINT_SPEC } from '../../../src/contract/custom-print/print-spec'
import { buyerRequestSchema } from '../../../src/contract/custom-print/buyer-request'
import { type SentRequest, sentRequestSchema } from '../../../src/contract/custom-print/print-request'
import { customPrintFailureSchema } from '../../../src/contract/custom-print/custom-print-failures'
import type { ReorderInput } from '../../../src/contract/custom-print/reorder'
import { COMMERCE } from '../../support/server-process'
import { get, send } from '../../support/shop-client'
import { copyDatabase, query } from '../../support/database'
import { createProofedRequest, buildProofInput, fetchStaffRequest } from '../../support/artwork'
import { type TestMailbox, startTestMailbox } from '../../support/test-mailbox'
import { payProof, createPrintedRequest, shipOrder } from '../../support/printed-request'
import { buildReorder as buildAnyReorder } from '../../support/reorder'
import { type Shop, startShop } from '../../support/shop'
import { fetchStaffHeaders } from '../../support/staff'
import { parseExactly } from '../../support/parse-exactly'

let shop: Shop
let mailbox: TestMailbox
let staff: Record<string, string>
let dataDir: string
beforeAll(async () => {
  const parent = join(COMMERCE, '..', '.data')
  mkdirSync(parent, { recursive: true })
  dataDir = mkdtempSync(join(parent, 'reorder-test-'))
  mailbox = await startTestMailbox()
  await mailbox.open()
  shop = await startShop(await copyDatabase(inject('preparedUrl'), 'press_reorders'), {
    smtpUrl: mailbox.smtpUrl,
    dataDir,
    // An address may send six requests an hour, and the drawings here come from one.
    more: { RATE_LIMIT_FACTOR: '3', TRUST_PROXY: '1' },
  })
  staff = await fetchStaffHeaders(shop)
})
afterAll(async () => {
  await shop?.stop()
  await mailbox?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const COUNTS = { S: 0, M: 6, L: 6, XL: 0 }

/** Fewer than were printed first, by a buyer who reads German. */
const postReorder = (token: string, changes: Partial<ReorderInput> = {}) =>
  buildAnyReorder(token, { language: 'de', counts: COUNTS, ...changes })

/** Each visitor has an address of their own, unless it is given. */
const visitor = (address: string = randomUUID()) => ({
  'x-forwarded-for': `10.${[...Buffer.from(address.replaceAll('-', '').slice(0, 6), 'hex')].join('.')}`,
})
const post = (input: object, from = visitor()) => send(shop.origin + REORDERS_PATH, input, from)

async function reordered(input: ReorderInput): Promise<SentRequest> {
  const { status, body } = await post(input)
  expect([status, body]).toEqual([201, { number: expect.any(Number), token: expect.any(String) }])
  return parseExactly(sentRequestSchema, body)
}

async function refused(input: object, status: number, code: string) {
  const answer = await post(input)
  expect([answer.status, customPrintFailureSchema.parse(answer.body).code]).toEqual([status, code])
  return customPrintFailureSchema.parse(answer.body)
}

const fetchLinked = async (token: string) =>
  parseExactly(buyerRequestSchema, (await get(`${shop.origin}${BUYER_REQUEST_PATH}?token=${token}`)).body)
const fetchPreview = async (token: string) =>
  Buffer.from(await (await fetch(`${shop.origin}${PRINT_PREVIEW_PATH}?token=${token}`)).arrayBuffer())
const folder = () => join(dataDir, 'private-files', 'press')
const files = () => readdirSync(folder()).filter((name) => name.endsWith('.png'))
const listFiles = async (number: number) =>
  (
    await query<{ kind: string; file_key: string }>(
      shop.databaseUrl,
      `select a.kind, a.file_key from press_artwork a join press_request r on r.id = a.request_id
       where r.number = $1 order by a.kind`,
      [number],
    )
  ).map(({ kind, file_key: key }) => ({ kind, bytes: readFileSync(join(folder(), key)) }))
const countRequests = async () => (await query(shop.databaseUrl, 'select 1 from press_request')).length

describe('a print that is ordered again', () => {
  it('is a request of its own, with its own pictures and link, at the price of today', async () => {
    const first = await createPrintedRequest(shop, staff)
    const before = files().length
    const input = postReorder(first.token, { note: 'Same green.', delivery: 'pickup' })
    const [one, other] = await Promise.all([reordered(input), reordered(input)])
    expect(one).toEqual(other)
    expect(await reordered(input)).toEqual(one)
    expect(files()).toHaveLength(before + 3)
    expect(await listFiles(one.number)).toEqual(await listFiles(first.number))

    expect(await fetchLinked(one.token)).toMatchObject({
      state: 'new',
      spec: { ...DEFAULT_PRINT_SPEC, counts: COUNTS },
      delivery: 'pickup',
      quote: { total: input.total },
      reorder: null,
    })
    expect(await fetchStaffRequest(shop, one.number, staff)).toMatchObject({
      reorderOf: first.number,
      name: 'Anna Muster',
      note: 'Same green.',
      results: [{ code: expect.any(String) }, {}],
    })
    await expect.poll(() => mailbox.listAbout(one.number)).toHaveLength(2)
    const mails = await mailbox.listAbout(one.number)
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringContaining(`Anfrage ${one.number}`),
      expect.stringContaining(`Deine Anfrage ${one.number}`),
    ])
    for (const { text } of mails) expect(text).toContain(`Druck der Anfrage ${first.number}`)
  })

  it('is the version that was printed, stays when that is deleted, and is proofed, paid and sent as usual, then once more', async () => {
    const printing = { ink: 'clay', width: 200 } as const
    const first = await createPrintedRequest(shop, staff, { printing })
    expect((await fetchLinked(first.token)).reorder).toMatchObject({ spec: printing })
    const { number, token } = await reordered(postReorder(first.token))
    expect((await fetchLinked(token)).spec).toMatchObject(printing)
    // What the press says of that width, and not of what was first sent.
    const { results } = await fetchStaffRequest(shop, number, staff)
    expect(results.find(({ values }) => 'dpi' in values)?.values).toMatchObject({ width: 200 })
    expect((await fetchPreview(token)).equals(await fetchPreview(first.token))).toBe(true)
    const deleted = await send(shop.origin + BUYER_REQUEST_PATH, { token: first.token, kind: 'deleted' })
    expect(deleted.status).toBe(200)
    const preview = await fetch(`${shop.origin}/api/press-preview?token=${token}`)
    expect([preview.status, preview.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await listFiles(number)).toHaveLength(3)

    const request = await fetchStaffRequest(shop, number, staff)
    expect(request.reorderOf).toBe(first.number)
    const proof = buildProofInput(request)
    const sent = await send(`${shop.origin}/admin/press-requests/${request.id}/proofs`, proof, staff)
    expect(sent.status).toBe(200)
    const proofId = (await fetchLinked(token)).proofs[0]?.id ?? ''
    const { orderId } = await payProof(shop, { ...first, number, token, proofId, total: proof.total })
    await shipOrder(shop, orderId, staff)
    const third = await reordered(postReorder(token))
    expect((await fetchStaffRequest(shop, third.number, staff)).reorderOf).toBe(number)
  })

  it('is refused with both sums where prices have changed, and then costs what is shown', async () => {
    const { token } = await createPrintedRequest(shop, staff)
    const { body } = await get(`${shop.origin}/api/press-prices`)
    const { rows } = body as { rows: object }
    const dearer = { known: 0, rows: { ...rows, screenInRappen: 7000 } }
    expect((await send(`${shop.origin}/admin/press-prices`, dearer, staff)).status).toBe(200)
    try {
      const [requests, kept] = [await countRequests(), files().length]
      const input = postReorder(token)
      const { values } = await refused(input, 409, 'prices_changed')
      expect(values).toEqual({ before: input.total, now: input.total + 1077 })
      expect([await countRequests(), files().length]).toEqual([requests, kept])
      const { number } = await reordered({ ...input, priceVersion: 1, total: input.total + 1077 })
      // Its proof begins with the table of today, not with what the first one has cost.
      expect((await fetchStaffRequest(shop, number, staff)).draft.lines[0]?.eachInRappen).toBe(7000)
    } finally {
      await query(shop.databaseUrl, 'delete from press_price_table')
    }
  })

  it('is refused before it has left, in too few or none, on a day too soon, and by another link', async () => {
    const { token, ...proofed } = await createProofedRequest(shop, staff)
    await refused(postReorder(token), 409, 'not_printed_yet')
    const { orderId } = await payProof(shop, { token, ...proofed })
    expect((await fetchLinked(token)).reorder).toBeNull()
    await refused(postReorder(token), 409, 'not_printed_yet')
    await shipOrder(shop, orderId, staff)
    expect((await fetchLinked(token)).reorder).toMatchObject({ spec: DEFAULT_PRINT_SPEC })
    await refused(postReorder(token, { counts: { S: 0, M: 9, L: 0, XL: 0 } }), 422, 'not_printable')
    await refused(postReorder(token, { counts: { S: 0, M: 501, L: 0, XL: 0 } }), 400, 'invalid_form')
    await refused(postReorder(token, { wishDate: '2020-01-06' }), 422, 'wish_too_soon')
    await refused({ ...postReorder(token), more: 1 }, 400, 'invalid_form')
    expect((await post(postReorder(`${token}x`))).status).toBe(404)
    expect(
      (await send(shop.origin + REORDERS_PATH, postReorder(token), { origin: 'https://evil.example' }))
        .status,
    ).toBe(403)
    // A key that was another's answers nobody but them.
    const [row] = await query<{ idempotency_key: string }>(
      shop.databaseUrl,
      'select idempotency_key from press_request where number = $1',
      [proofed.number],
    )
    await refused(postReorder(token, { key: row?.idempotency_key ?? '' }), 400, 'invalid_form')
  })

  it('is refused with its sentence once its files have gone, and leaves nothing', async () => {
    const first = await createPrintedRequest(shop, staff)
    const [requests, kept] = [await countRequests(), files().length]
    const [preview] = await query<{ file_key: string }>(
      shop.databaseUrl,
      `select a.file_key from press_artwork a where a.request_id = $1 and a.kind = 'preview'`,
      [first.id],
    )
    // Deleting takes files first: this is the moment in between.
    rmSync(join(folder(), preview?.file_key ?? ''))
    expect(await refused(postReorder(first.token), 410, 'link_ended')).toMatchObject({
      error: 'This link has ended. Drawing and proof are deleted.',
    })
    expect([await countRequests(), files().length]).toEqual([requests, kept - 1])
    expect(readdirSync(join(folder(), '.parts'))).toEqual([])
    await send(shop.origin + BUYER_REQUEST_PATH, { token: first.token, kind: 'deleted' })
    await refused(postReorder(first.token), 410, 'link_ended')
  })

  it('counts as a request does: the tenth of an address within an hour waits for minutes [P22]', async () => {
    const { token } = await createPrintedRequest(shop, staff)
    const from = visitor('0a0b0c')
    for (let index = 0; index < 9; index += 1) expect((await post(postReorder(token), from)).status).toBe(201)
    const { status, body } = await post(postReorder(token), from)
    expect([status, body]).toMatchObject([
      429,
      { code: 'too_many_from_here', values: { minutes: expect.any(Number) } },
    ])
  })
})
