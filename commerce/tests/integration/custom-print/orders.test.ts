import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUYER_REQUEST_PATH } from '../../../src/contract/api/api-paths'
import { linkedOrderSchema } from '../../../src/contract/orders/buyer-order'
import { proofFailureSchema } from '../../../src/contract/custom-print/proof-failures'
import type { NewProofBody } from '../../../src/contract/custom-print/staff-request'
import { boardOrdersSchema } from '../../../src/contract/board/board-order'
import { get, payAtSandbox, send, waitForOrder } from '../../support/shop-client'
import { query } from '../../support/database'
import { createProofedRequest, buildProofInput, buildRequest, fetchStaffRequest } from '../../support/artwork'
import type { TestMailbox } from '../../support/test-mailbox'
import { runJob } from '../../support/run-job'
import { buildApproval, approve, decide, fetchLinkedRequest } from '../../support/proof-decisions'
import { SANDBOX_AUTHORIZATION, controlSession, injectFault } from '../../support/stripe-sandbox'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'
import { getStudioMonth } from '../../../src/contract/studio/studio-day'
import { fetchBooks } from '../../support/books'
import { parseExactly } from '../../support/parse-exactly'

let shop: Shop
let mailbox: TestMailbox
let staff: Record<string, string>
let drawings: string
beforeAll(async () => {
  ;({ shop, mailbox, staff, drawings } = await takeShop())
})

const sendProof = (id: string, proof: NewProofBody) =>
  send(`${shop.origin}/admin/press-requests/${id}/proofs`, proof, staff)
const answerRequest = (id: string, step: string) =>
  send(`${shop.origin}/admin/press-requests/${id}`, { step, key: randomUUID(), words: 'Why not?' }, staff)
const readState = async (token: string) => (await fetchLinkedRequest(shop, token)).state

async function refused(answer: { status: number; body: unknown }, code: string) {
  expect([answer.status, proofFailureSchema.parse(answer.body).code]).toEqual([409, code])
}

/** The mails about an order: requests have numbers of their own. */
const orderMails = async (number: number, count: number) => {
  const isAbout = new RegExp(`(order|Bestellung) ${number}\\b`)
  const caught = async () => (await mailbox.listCaught()).filter(({ subject }) => isAbout.test(subject))
  await expect.poll(caught).toHaveLength(count)
  return caught()
}

describe('an approval', () => {
  it('asks for the sum that was seen, while its price holds', async () => {
    const proofed = await createProofedRequest(shop, staff)
    await refused(
      await decide(shop, { ...buildApproval(proofed), total: proofed.total - 1 }),
      'total_changed',
    )
    await query(shop.databaseUrl, "update press_proof set valid_until = '2020-01-01' where id = $1", [
      proofed.proofId,
    ])
    expect((await fetchLinkedRequest(shop, proofed.token)).proofs[0]?.isValid).toBe(false)
    await refused(await decide(shop, buildApproval(proofed)), 'price_ended')
    expect(await readState(proofed.token)).toBe('proofed')
  })

  it('charges what the proof says though prices changed: hosted page, mail, receipt, books', async () => {
    const proofed = await createProofedRequest(shop, staff, { request: buildRequest({ language: 'de' }) })
    const { body: prices } = await get(`${shop.origin}/api/press-prices`)
    const { rows } = prices as { rows: object }
    await send(`${shop.origin}/admin/press-prices`, { known: 0, rows: { ...rows, screenInRappen: 1 } }, staff)
    const sessionId = await approve(shop, proofed)
    await query(shop.databaseUrl, 'delete from press_price_table')
    const { body: hosted } = await get(
      `${shop.sandboxUrl}/v1/checkout/sessions/${sessionId}`,
      SANDBOX_AUTHORIZATION,
    )
    expect(hosted).toMatchObject({ amount_total: proofed.total, locale: 'de' })
    await payAtSandbox(shop, sessionId)
    const answer = await waitForOrder(shop, sessionId)
    const francs = proofed.total / 100
    expect(answer).toMatchObject({
      status: 'paid',
      items: [],
      order: {
        total: francs,
        lines: [
          { name: `Siebdruck in Oliv, Anfrage ${proofed.number}`, size: '', quantity: 1 },
          { name: 'Shirt Natur mit deinem Druck', size: 'M', quantity: 10 },
        ],
      },
    })
    const number = answer.order?.number ?? 0
    const shown = `CHF ${francs.toFixed(2)}`
    const mails = await orderMails(number, 2)
    for (const { text } of mails) {
      expect(text).toContain(shown)
      expect(text).not.toMatch(/Grösse\s+·/)
    }
    const linked = parseExactly(
      linkedOrderSchema,
      (await get(`${shop.origin}/api/orders?token=${answer.token ?? ''}`)).body,
    )
    expect(linked).toMatchObject({ order: { total: francs }, returns: { returnable: [] } })
    const receipt = await fetch(`${shop.origin}/api/receipt?token=${answer.token ?? ''}`)
    expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const [row] = await query<{ content: { gross: number; lines: object[] } }>(
      shop.databaseUrl,
      `select r.content from checkout_receipt r join checkout_intent c on r.order_id = c.order_id where c.session_id = $1`,
      [sessionId],
    )
    expect(row?.content).toMatchObject({ gross: proofed.total, lines: [{ size: '' }, { size: 'M' }] })
    const books = await fetchBooks(shop, getStudioMonth(new Date()), staff)
    expect(books.map((cells) => cells[9])).toContain(String(proofed.total))
  })

  it('that is not paid lets the proof be approved again, changed or taken back', async () => {
    const proofed = await createProofedRequest(shop, staff)
    const left = await approve(shop, proofed)
    expect(await readState(proofed.token)).toBe('approved')
    // Nobody takes from under a buyer what is being paid.
    const request = await fetchStaffRequest(shop, proofed.number, staff)
    expect((await sendProof(request.id, buildProofInput(request))).body).toMatchObject({
      code: 'buyer_is_paying',
    })
    expect((await answerRequest(request.id, 'declined')).body).toMatchObject({ code: 'buyer_is_paying' })
    await controlSession(shop, left, 'expire')
    await expect.poll(() => readState(proofed.token)).toBe('proofed')

    const again = await approve(shop, proofed)
    expect(again).not.toBe(left)
    const wish = { token: proofed.token, kind: 'change_wanted', key: randomUUID(), words: 'In clay.' }
    expect(await decide(shop, wish)).toMatchObject({ status: 200, body: { state: 'change_wanted' } })
    await expect(payAtSandbox(shop, again)).rejects.toThrow(/400|409/)

    const other = await createProofedRequest(shop, staff)
    const open = await approve(shop, other)
    expect(await decide(shop, { token: other.token, kind: 'withdrawn' })).toMatchObject({
      body: { state: 'withdrawn' },
    })
    await expect(payAtSandbox(shop, open)).rejects.toThrow(/400|409/)
  })

  it('is not lost when the provider is away: nothing is charged, and the next press opens the page', async () => {
    const proofed = await createProofedRequest(shop, staff)
    await injectFault(shop, {
      on: 'api',
      request: 'POST /v1/checkout/sessions',
      kind: 'status',
      status: 503,
      times: 2,
    })
    const failed = await decide(shop, buildApproval(proofed))
    expect(failed.status).toBe(503)
    const sessionId = await approve(shop, proofed)
    await payAtSandbox(shop, sessionId)
    expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
  })
})

describe('an order of a print', () => {
  it('goes through the board, and its buyer sees how far it is at the same link', async () => {
    const proofed = await createProofedRequest(shop, staff, {
      request: buildRequest({ delivery: 'shipping' }),
    })
    const sessionId = await approve(shop, proofed)
    await payAtSandbox(shop, sessionId)
    await waitForOrder(shop, sessionId)
    const paid = await fetchLinkedRequest(shop, proofed.token)
    expect(paid).toMatchObject({ state: 'paid', isDeletable: false, approved: { version: 1 } })
    const doneStages = async () =>
      (await fetchLinkedRequest(shop, proofed.token)).order?.stages
        .filter(({ at }) => at !== null)
        .map(({ stage }) => stage)
    expect(await doneStages()).toEqual(['approved'])
    expect((await decide(shop, { token: proofed.token, kind: 'deleted' })).body).toMatchObject({
      code: 'in_production',
    })
    await refused(
      await decide(shop, { token: proofed.token, kind: 'change_wanted', key: randomUUID(), words: 'x' }),
      'already_paid',
    )

    const { orders } = boardOrdersSchema.parse(
      (await get(`${shop.origin}/api/orders?filter=open`, staff)).body,
    )
    const order = orders.find(({ number }) => number === paid.order?.number)
    expect(order).toMatchObject({ stage: 'screen', pieces: 10, lines: [{ size: 'M', quantity: 10 }] })
    expect((await fetch(shop.origin + (order?.lines[0]?.image ?? ''), { headers: staff })).status).toBe(200)
    const step = (name: string, more = {}) =>
      send(`${shop.origin}/admin/orders/${order?.id}/studio`, { step: name, ...more }, staff)
    for (const name of [
      'screens_made',
      'screens_made',
      'not_screens_made',
      'not_screens_made',
      'screens_made',
    ])
      expect((await step(name)).status).toBe(200)
    expect(await doneStages()).toEqual(['approved', 'screens_made'])
    expect((await step('printed')).status).toBe(200)
    expect(await doneStages()).toEqual(['approved', 'screens_made', 'printed'])
    for (const name of ['packed', 'packed', 'not_packed', 'not_packed', 'packed'])
      expect((await step(name)).status).toBe(200)
    expect(await doneStages()).toEqual(['approved', 'screens_made', 'printed', 'packed'])
    expect((await step('shipped', { tracking: '99.00.123456' })).status).toBe(200)
    expect(await doneStages()).toEqual(['approved', 'screens_made', 'printed', 'packed', 'sent'])
    const page = await get(`${shop.origin}/api/orders?token=${paid.order?.token ?? ''}`)
    expect(parseExactly(linkedOrderSchema, page.body).stages?.every(({ at }) => at !== null)).toBe(true)
    const mails = await orderMails(order?.number ?? 0, 3)
    const shipped = mails.find(({ subject }) => subject.includes('on its way'))
    expect(shipped?.text).toContain('Size M')
    // The work is a line of the order, and no piece of the parcel.
    expect(shipped?.text).toContain('Natural shirt with your print, Size M, Quantity 10')
    expect(shipped?.text).not.toMatch(/Screen print in olive, request \d+, /)

    expect((await fetchLinkedRequest(shop, proofed.token)).isDeletable).toBe(true)
    const files = readdirSync(drawings).length
    expect((await decide(shop, { token: proofed.token, kind: 'deleted' })).status).toBe(200)
    expect(readdirSync(drawings)).toHaveLength(files - 3)
    // The order and its receipt stay.
    expect((await waitForOrder(shop, sessionId)).status).toBe('paid')
  })

  it('tells its buyer that the screen is made where the studio wants it so, and once', async () => {
    const ordered = async () => {
      const proofed = await createProofedRequest(shop, staff)
      const sessionId = await approve(shop, proofed)
      await payAtSandbox(shop, sessionId)
      await waitForOrder(shop, sessionId)
      const number = (await fetchLinkedRequest(shop, proofed.token)).order?.number ?? 0
      const [row] = await query<{ order_id: string }>(
        shop.databaseUrl,
        'select order_id from checkout_intent where session_id = $1',
        [sessionId],
      )
      const step = async (name: string) =>
        expect(
          (await send(`${shop.origin}/admin/orders/${row?.order_id}/studio`, { step: name }, staff)).status,
        ).toBe(200)
      return { number, step }
    }
    const facts = `${shop.origin}/admin/studio-facts`
    const { values } = (await get(facts, staff)).body as { values: Record<string, string> }
    const quiet = await ordered()
    await quiet.step('screens_made')
    expect((await send(facts, { ...values, screens_mail: 'yes' }, staff)).status).toBe(200)
    try {
      const told = await ordered()
      for (const name of ['screens_made', 'screens_made']) await told.step(name)
      const screenMail = async () =>
        (await mailbox.listCaught()).filter(({ subject }) => subject.startsWith('The screen for your order'))
      await expect.poll(screenMail).toHaveLength(1)
      // Made again after all: a buyer who knows is not told twice.
      for (const name of ['not_screens_made', 'screens_made', 'printed', 'shipped']) await told.step(name)
      await orderMails(told.number, 4)
      expect((await screenMail())[0]?.subject).toContain(`order ${told.number} is made`)
      await quiet.step('shipped')
      await orderMails(quiet.number, 3)
      expect(await screenMail()).toHaveLength(1)
    } finally {
      await send(facts, values, staff)
    }
  })

  it('leads a buyer who kept the address of its session nowhere after ninety days', async () => {
    const sessionId = await approve(shop, await createProofedRequest(shop, staff))
    await payAtSandbox(shop, sessionId)
    const fresh = await waitForOrder(shop, sessionId)
    expect(fresh).toMatchObject({
      token: expect.any(String),
      order: { requestToken: expect.any(String), lines: [{}, { image: expect.any(String) }] },
    })
    await query(
      shop.databaseUrl,
      "update checkout_intent set created_at = created_at - interval '91 days' where session_id = $1",
      [sessionId],
    )
    const old = JSON.stringify(await waitForOrder(shop, sessionId))
    expect(old).toContain(`"total":${fresh.order?.total}`)
    expect(old).not.toMatch(/token/i)
  })

  it('can be fetched, and refunded', async () => {
    const proofed = await createProofedRequest(shop, staff, { request: pickup() })
    const sessionId = await approve(shop, proofed)
    await payAtSandbox(shop, sessionId)
    await waitForOrder(shop, sessionId)
    const { order } = await fetchLinkedRequest(shop, proofed.token)
    const [row] = await query<{ order_id: string; payment_id: string }>(
      shop.databaseUrl,
      'select order_id, payment_id from checkout_intent where session_id = $1',
      [sessionId],
    )
    for (const step of ['printed', 'ready', 'handed_over'])
      expect(
        (await send(`${shop.origin}/admin/orders/${row?.order_id}/studio`, { step }, staff)).status,
      ).toBe(200)
    expect((await fetchLinkedRequest(shop, proofed.token)).order?.stages.at(-1)).toEqual({
      stage: 'handed_over',
      at: expect.any(String),
    })
    const refund = await send(
      `${shop.origin}/admin/payments/${row?.payment_id}/refund`,
      { amount: proofed.total / 100 },
      staff,
    )
    expect(refund.status).toBe(200)
    const linked = (await get(`${shop.origin}/api/orders?token=${order?.token ?? ''}`)).body
    expect(parseExactly(linkedOrderSchema, linked)).toMatchObject({
      status: 'refunded',
      refunded: proofed.total / 100,
    })
  })
})

describe('what is kept', () => {
  it('goes 90 days after a proof that nobody answers, and stays for two years once it is paid [P26]', async () => {
    const idle = await createProofedRequest(shop, staff)
    const bought = await createProofedRequest(shop, staff)
    const sessionId = await approve(shop, bought)
    await payAtSandbox(shop, sessionId)
    await waitForOrder(shop, sessionId)
    const age = (id: string, days: number) =>
      query(
        shop.databaseUrl,
        "update press_request set last_step_at = now() - $2 * interval '1 day' where id = $1",
        [id, days],
      )
    const fetchFile = async (id: string) =>
      (
        await query<{ file_key: string }>(
          shop.databaseUrl,
          'select file_key from press_artwork where request_id = $1',
          [id],
        )
      ).map(({ file_key: key }) => join(drawings, key))
    const [gone, kept] = [await fetchFile(idle.id), await fetchFile(bought.id)]
    await age(idle.id, 91)
    await age(bought.id, 700)
    await runJob(shop, 'delete-expired-requests')
    expect(gone.some((file) => existsSync(file))).toBe(false)
    // Files go first, then what names a person.
    const readIdleStatus = async () =>
      (await get(`${shop.origin}${BUYER_REQUEST_PATH}?token=${idle.token}`)).status
    expect(await readIdleStatus()).toBe(410)
    expect(kept.length === 3 && kept.every((file) => existsSync(file))).toBe(true)
    expect(await readState(bought.token)).toBe('paid')
    await age(bought.id, 740)
    await runJob(shop, 'delete-expired-requests')
    expect(kept.some((file) => existsSync(file))).toBe(false)
    const states = () =>
      query(shop.databaseUrl, 'select state, email from press_request where id = any($1) order by number', [
        [idle.id, bought.id],
      ])
    expect(await states()).toEqual([
      { state: 'lapsed', email: null },
      { state: 'paid', email: null },
    ])
  })
})

/** The first job, to be fetched: without shipping it costs less. */
function pickup() {
  const { total } = buildRequest()
  return buildRequest({ delivery: 'pickup', total: Number(total) - 1000 })
}
