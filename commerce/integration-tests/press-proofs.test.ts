import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import {
  approvalSchema,
  type LinkedRequest,
  linkedRequestSchema,
  proofFailureSchema,
} from '../src/contract/press/linked-request'
import type { NewProofInput } from '../src/contract/press/staff'
import { linkedOrderSchema } from '../src/contract/orders'
import { staffOrdersSchema } from '../src/contract/studio'
import { COMMERCE } from './harness/child'
import { get, pay, send, settledOrder } from './harness/customer'
import { copyDatabase, query } from './harness/database'
import { proofedRequest, proofOf, requestOf, sendDrawing, staffRequest } from './harness/drawing'
import { type Mailbox, startMailbox } from './harness/mailbox'
import { medusaOrders } from './harness/medusa-orders'
import { controlSession, injectFault } from './harness/provider'
import { type Shop, startShop } from './harness/shop'
import { staffHeaders } from './harness/staff'

let shop: Shop
let mailbox: Mailbox
let staff: Record<string, string>
let dataDir: string
beforeAll(async () => {
  const parent = join(COMMERCE, '..', '.data')
  mkdirSync(parent, { recursive: true })
  dataDir = mkdtempSync(join(parent, 'proof-test-'))
  mailbox = await startMailbox()
  await mailbox.open()
  shop = await startShop(await copyDatabase(inject('preparedUrl'), 'press_proofs'), {
    smtpUrl: mailbox.smtpUrl,
    dataDir,
  })
  staff = await staffHeaders(shop)
})
afterAll(async () => {
  console.log(shop?.server().output().slice(-6000))
  await shop?.stop()
  await mailbox?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const REQUEST = '/api/press-request'
const decide = (body: object) => send(shop.origin + REQUEST, body)
const sendProof = (id: string, proof: NewProofInput, headers = staff) =>
  send(`${shop.origin}/admin/press-requests/${id}/proofs`, proof, headers)
const answerRequest = (id: string, step: string) =>
  send(`${shop.origin}/admin/press-requests/${id}`, { step, key: randomUUID(), words: 'Why not?' }, staff)

async function linkedOf(token: string): Promise<LinkedRequest> {
  return linkedRequestSchema.parse((await get(`${shop.origin}${REQUEST}?token=${token}`)).body)
}

type Proofed = Awaited<ReturnType<typeof proofedRequest>>
const approval = ({ token, proofId, total }: Proofed) => ({ token, kind: 'approved', proofId, total })

/** Approves and returns the hosted session that opens. */
async function approved(proofed: Proofed): Promise<string> {
  const { status, body } = await decide(approval(proofed))
  expect([status, body]).toEqual([200, { url: expect.any(String) }])
  return sessionOf(approvalSchema.parse(body).url)
}

const sessionOf = (url: string) => /cs_\w+/.exec(url)?.[0] ?? ''

async function refused(answer: { status: number; body: unknown }, code: string) {
  expect([answer.status, proofFailureSchema.parse(answer.body).code]).toEqual([409, code])
}

const stateOf = async (token: string) => (await linkedOf(token)).state
const mailsAbout = async (number: number, count: number) => {
  await expect.poll(() => mailbox.about(number), { timeout: 20_000 }).toHaveLength(count)
  return mailbox.about(number)
}

/** The mails about an order: requests have numbers of their own. */
const orderMails = async (number: number, count: number) => {
  const isAbout = new RegExp(`(order|Bestellung) ${number}\\b`)
  const caught = async () => (await mailbox.caught()).filter(({ subject }) => isAbout.test(subject))
  await expect.poll(caught, { timeout: 20_000 }).toHaveLength(count)
  return caught()
}

describe('a proof', () => {
  it('is sent as the quote says, with a changed price, once however often it is pressed', async () => {
    const { number, token } = await sendDrawing(shop, requestOf({ language: 'de' }))
    const request = await staffRequest(shop, number, staff)
    expect(request).toMatchObject({ state: 'new', proofs: [], draft: { shippingInRappen: 1000 } })
    const [screen = 0, ...rest] = proofOf(request).amounts
    const proof = proofOf(request, { amounts: [screen - 1000, ...rest], message: 'Die Hörner sind offen.' })
    expect((await sendProof(request.id, proof, {})).status).toBe(401)
    for (const { status } of await Promise.all([sendProof(request.id, proof), sendProof(request.id, proof)]))
      expect(status).toBe(200)
    const linked = await linkedOf(token)
    expect(linked).toMatchObject({
      state: 'proofed',
      order: null,
      proofs: [
        { version: 1, isValid: true, message: 'Die Hörner sind offen.', quote: { total: proof.total } },
      ],
    })
    expect(JSON.stringify(linked)).not.toMatch(/Anna|example\.ch/)
    expect(await staffRequest(shop, number, staff)).toMatchObject({
      state: 'proofed',
      proofs: [{ version: 1, total: proof.total, by: expect.any(String) }],
      // The next one begins with what this one says.
      draft: { lines: [{ eachInRappen: screen - 1000 }, ...rest.map((eachInRappen) => ({ eachInRappen }))] },
    })
    const mails = await mailsAbout(number, 3)
    const mail = mails.find(({ subject }) => subject === `Dein Andruck zur Anfrage ${number}`)
    expect(mail?.text).toContain(`${shop.origin}/proof?token=${token}`)
    expect(mail?.text).toContain(`CHF ${(proof.total / 100).toFixed(2)}`)
    expect(mail?.text).toContain('Die Hörner sind offen.')
  })

  it('is refused with another sum, another version, or of a request that has ended', async () => {
    const { number, token } = await sendDrawing(shop)
    const request = await staffRequest(shop, number, staff)
    for (const wrong of [{ total: 1 }, { version: 2 }, { amounts: [1] }])
      expect((await sendProof(request.id, proofOf(request, wrong))).body).toMatchObject({
        code: 'proof_outdated',
      })
    expect((await sendProof(request.id, proofOf(request, { readyOn: '2020-01-06' }))).status).toBe(400)
    expect((await sendProof(request.id, proofOf(request, { amounts: [-1] }))).status).toBe(400)
    expect((await sendProof('preq_guess', proofOf(request))).status).toBe(404)
    await decide({ token, kind: 'withdrawn' })
    expect((await sendProof(request.id, proofOf(request))).body).toMatchObject({ code: 'request_closed' })
  })

  it('takes the place of an older one, which cannot be approved any more', async () => {
    const first = await proofedRequest(shop, staff)
    const request = await staffRequest(shop, first.number, staff)
    expect((await sendProof(request.id, proofOf(request))).status).toBe(200)
    await refused(await decide(approval(first)), 'newer_version')
    expect((await linkedOf(first.token)).proofs.map(({ version }) => version)).toEqual([1, 2])
    const mails = await mailsAbout(first.number, 4)
    expect(mails.map(({ subject }) => subject)).toContain(`A newer proof for request ${first.number}`)
    // Two colleagues at once: one of them is told.
    const both = await Promise.all(
      ['one', 'other'].map((message) => sendProof(request.id, proofOf(request, { version: 3, message }))),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('is changed on its buyer’s word, of which the studio gets one mail', async () => {
    const proofed = await proofedRequest(shop, staff)
    const wish = { token: proofed.token, kind: 'change_wanted', key: randomUUID(), words: 'Smaller, please.' }
    for (let press = 0; press < 2; press += 1)
      expect(await decide(wish)).toMatchObject({ status: 200, body: { state: 'change_wanted' } })
    await refused(await decide(approval(proofed)), 'not_proofed')
    const request = await staffRequest(shop, proofed.number, staff)
    expect(request.decisions).toMatchObject([{ kind: 'change_wanted', words: 'Smaller, please.' }])
    await sendProof(request.id, proofOf(request))
    expect(await stateOf(proofed.token)).toBe('proofed')
    const mails = await mailsAbout(proofed.number, 5)
    expect(mails.filter(({ text }) => text.includes('Smaller, please.'))).toHaveLength(1)
    const { token } = await sendDrawing(shop)
    await refused(await decide({ ...wish, token, key: randomUUID() }), 'not_proofed')
  })
})

describe('the link to a proof', () => {
  it('decides nothing by looking; approving twice makes one order, and no older version [P23]', async () => {
    const proofed = await proofedRequest(shop, staff)
    for (let look = 0; look < 20; look += 1) expect(await stateOf(proofed.token)).toBe('proofed')
    expect(
      await query(shop.databaseUrl, 'select 1 from checkout_intent where proof_id = $1', [proofed.proofId]),
    ).toEqual([])
    const request = await staffRequest(shop, proofed.number, staff)
    await sendProof(request.id, proofOf(request))
    await refused(await decide(approval(proofed)), 'newer_version')
    const newer = { ...proofed, proofId: (await linkedOf(proofed.token)).proofs.at(-1)?.id ?? '' }
    const sessions = await Promise.all([approved(newer), approved(newer), approved(newer)])
    sessions.push(await approved(newer))
    const [sessionId = ''] = new Set(sessions)
    expect(new Set(sessions).size).toBe(1)
    await pay(shop, sessionId)
    expect(await settledOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
    await refused(await decide(approval(newer)), 'already_paid')
    expect(await medusaOrders(shop, sessionId)).toMatchObject([
      { captures: 1, captured: newer.total / 100, paid: newer.total / 100, payments: 1 },
    ])
    expect(
      await query(
        shop.databaseUrl,
        "select 1 from press_decision where proof_id = $1 and kind = 'approved'",
        [newer.proofId],
      ),
    ).toHaveLength(1)
  })

  it('shows and decides nothing when it is another or forged, and says so when it has ended [P24]', async () => {
    const proofed = await proofedRequest(shop, staff)
    const other = await proofedRequest(shop, staff)
    const [id] = proofed.token.split('.')
    const key = randomUUID()
    for (const token of [`${id}.${other.token.split('.')[1]}`, `${proofed.token}x`, 'x', `${id}.`]) {
      expect((await get(`${shop.origin}${REQUEST}?token=${token}`)).status).toBe(404)
      expect((await get(`${shop.origin}/api/press-preview?token=${token}`)).status).toBe(404)
      for (const decision of [
        { kind: 'withdrawn' },
        { kind: 'deleted' },
        { kind: 'change_wanted', key, words: 'x' },
        { kind: 'approved', proofId: proofed.proofId, total: proofed.total },
      ])
        expect((await decide({ ...decision, token })).status).toBe(404)
    }
    // A proof of somebody else is none of this request's.
    await refused(await decide({ ...approval(proofed), proofId: other.proofId }), 'newer_version')
    expect(await stateOf(proofed.token)).toBe('proofed')
    await decide({ token: proofed.token, kind: 'deleted' })
    for (const path of [REQUEST, '/api/press-preview']) {
      const ended = await get(`${shop.origin}${path}?token=${proofed.token}`)
      expect(ended).toMatchObject({ status: 410, body: { code: 'link_ended' } })
      expect(Object.keys(ended.body as object).toSorted()).toEqual(['code', 'error'])
    }
    expect((await decide(approval(proofed))).status).toBe(410)
  })

  it('is refused from another site', async () => {
    const proofed = await proofedRequest(shop, staff)
    const foreign = { origin: 'https://evil.example' }
    expect((await send(shop.origin + REQUEST, approval(proofed), foreign)).status).toBe(403)
    expect(await stateOf(proofed.token)).toBe('proofed')
  })
})

describe('an approval', () => {
  it('asks for the sum that was seen, while its price holds', async () => {
    const proofed = await proofedRequest(shop, staff)
    await refused(await decide({ ...approval(proofed), total: proofed.total - 1 }), 'total_changed')
    await query(shop.databaseUrl, "update press_proof set valid_until = '2020-01-01' where id = $1", [
      proofed.proofId,
    ])
    expect((await linkedOf(proofed.token)).proofs[0]?.isValid).toBe(false)
    await refused(await decide(approval(proofed)), 'price_ended')
    expect(await stateOf(proofed.token)).toBe('proofed')
  })

  it('charges what the proof says though prices changed: hosted page, mail, receipt, books', async () => {
    const proofed = await proofedRequest(shop, staff, requestOf({ language: 'de' }))
    const { body: prices } = await get(`${shop.origin}/api/press-prices`)
    const { rows } = prices as { rows: object }
    await send(`${shop.origin}/admin/press-prices`, { known: 0, rows: { ...rows, screenInRappen: 1 } }, staff)
    const sessionId = await approved(proofed)
    await query(shop.databaseUrl, 'delete from press_price_table')
    const { body: hosted } = await get(`${shop.sandboxUrl}/v1/checkout/sessions/${sessionId}`, {
      authorization: 'Bearer sk_test_sandbox',
    })
    expect(hosted).toMatchObject({ amount_total: proofed.total, locale: 'de' })
    await pay(shop, sessionId)
    const answer = await settledOrder(shop, sessionId)
    const francs = proofed.total / 100
    expect(answer).toMatchObject({
      status: 'paid',
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
    const linked = linkedOrderSchema.parse(
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
    const month = new Date().toISOString().slice(0, 7)
    const books = await fetch(`${shop.origin}/admin/books?month=${month}`, { headers: staff })
    expect(await books.text()).toContain(`;${proofed.total};`)
  })

  it('that is not paid lets the proof be approved again, changed or taken back', async () => {
    const proofed = await proofedRequest(shop, staff)
    const left = await approved(proofed)
    expect(await stateOf(proofed.token)).toBe('approved')
    // Nobody takes from under a buyer what is being paid.
    const request = await staffRequest(shop, proofed.number, staff)
    expect((await sendProof(request.id, proofOf(request))).body).toMatchObject({ code: 'buyer_is_paying' })
    expect((await answerRequest(request.id, 'declined')).body).toMatchObject({ code: 'buyer_is_paying' })
    await controlSession(shop, left, 'expire')
    await expect.poll(() => stateOf(proofed.token), { timeout: 20_000 }).toBe('proofed')

    const again = await approved(proofed)
    expect(again).not.toBe(left)
    const wish = { token: proofed.token, kind: 'change_wanted', key: randomUUID(), words: 'In clay.' }
    expect(await decide(wish)).toMatchObject({ status: 200, body: { state: 'change_wanted' } })
    await expect(pay(shop, again)).rejects.toThrow(/400|409/)

    const other = await proofedRequest(shop, staff)
    const open = await approved(other)
    expect(await decide({ token: other.token, kind: 'withdrawn' })).toMatchObject({
      body: { state: 'withdrawn' },
    })
    await expect(pay(shop, open)).rejects.toThrow(/400|409/)
  })

  it('is not lost when the provider is away: nothing is charged, and the next press opens the page', async () => {
    const proofed = await proofedRequest(shop, staff)
    await injectFault(shop, {
      on: 'api',
      request: 'POST /v1/checkout/sessions',
      kind: 'status',
      status: 503,
      times: 2,
    })
    const failed = await decide(approval(proofed))
    expect(failed.status).toBe(503)
    const sessionId = await approved(proofed)
    await pay(shop, sessionId)
    expect(await settledOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
  })
})

describe('an order of a print', () => {
  it('goes through the board, and its buyer sees how far it is at the same link', async () => {
    const proofed = await proofedRequest(shop, staff, requestOf({ delivery: 'shipping' }))
    const sessionId = await approved(proofed)
    await pay(shop, sessionId)
    await settledOrder(shop, sessionId)
    const paid = await linkedOf(proofed.token)
    expect(paid).toMatchObject({ state: 'paid', isDeletable: false, approved: { version: 1 } })
    const doneStages = async () =>
      (await linkedOf(proofed.token)).order?.stages.filter(({ at }) => at !== null).map(({ stage }) => stage)
    expect(await doneStages()).toEqual(['approved'])
    expect((await decide({ token: proofed.token, kind: 'deleted' })).body).toMatchObject({
      code: 'in_production',
    })
    await refused(
      await decide({ token: proofed.token, kind: 'change_wanted', key: randomUUID(), words: 'x' }),
      'already_paid',
    )

    const { orders } = staffOrdersSchema.parse(
      (await get(`${shop.origin}/api/orders?filter=open`, staff)).body,
    )
    const order = orders.find(({ number }) => number === paid.order?.number)
    expect(order).toMatchObject({ stage: 'print', pieces: 10, lines: [{ size: 'M', quantity: 10 }] })
    expect((await fetch(shop.origin + (order?.lines[0]?.image ?? ''), { headers: staff })).status).toBe(200)
    const step = (name: string, more = {}) =>
      send(`${shop.origin}/admin/orders/${order?.id}/studio`, { step: name, ...more }, staff)
    expect((await step('printed')).status).toBe(200)
    expect(await doneStages()).toEqual(['approved', 'printed'])
    expect((await step('shipped', { tracking: '99.00.123456' })).status).toBe(200)
    expect(await doneStages()).toEqual(['approved', 'printed', 'packed', 'sent'])
    const mails = await orderMails(order?.number ?? 0, 3)
    const shipped = mails.find(({ subject }) => subject.includes('on its way'))
    expect(shipped?.text).toContain('Size M')
    // The work is a line of the order, and no piece of the parcel.
    expect(shipped?.text).toContain('Natural shirt with your print, Size M, Quantity 10')
    expect(shipped?.text).not.toMatch(/Screen print in olive, request \d+, /)

    expect((await linkedOf(proofed.token)).isDeletable).toBe(true)
    const files = readdirSync(join(dataDir, 'private-files', 'press')).length
    expect((await decide({ token: proofed.token, kind: 'deleted' })).status).toBe(200)
    expect(readdirSync(join(dataDir, 'private-files', 'press'))).toHaveLength(files - 3)
    // The order and its receipt stay.
    expect((await settledOrder(shop, sessionId)).status).toBe('paid')
  })

  it('can be fetched, and refunded', async () => {
    const proofed = await proofedRequest(shop, staff, pickup())
    const sessionId = await approved(proofed)
    await pay(shop, sessionId)
    await settledOrder(shop, sessionId)
    const { order } = await linkedOf(proofed.token)
    const [row] = await query<{ order_id: string; payment_id: string }>(
      shop.databaseUrl,
      'select order_id, payment_id from checkout_intent where session_id = $1',
      [sessionId],
    )
    for (const step of ['printed', 'ready', 'handed_over'])
      expect(
        (await send(`${shop.origin}/admin/orders/${row?.order_id}/studio`, { step }, staff)).status,
      ).toBe(200)
    expect((await linkedOf(proofed.token)).order?.stages.at(-1)).toEqual({
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
    expect(linkedOrderSchema.parse(linked)).toMatchObject({
      status: 'refunded',
      refunded: proofed.total / 100,
    })
  })
})

describe('what is kept', () => {
  it('goes 90 days after a proof that nobody answers, and stays for two years once it is paid [P26]', async () => {
    const idle = await proofedRequest(shop, staff)
    const bought = await proofedRequest(shop, staff)
    const sessionId = await approved(bought)
    await pay(shop, sessionId)
    await settledOrder(shop, sessionId)
    const age = (id: string, days: number) =>
      query(
        shop.databaseUrl,
        "update press_request set last_step_at = now() - $2 * interval '1 day' where id = $1",
        [id, days],
      )
    const fileOf = async (id: string) =>
      (
        await query<{ file_key: string }>(
          shop.databaseUrl,
          'select file_key from press_artwork where request_id = $1',
          [id],
        )
      ).map(({ file_key: key }) => join(dataDir, 'private-files', 'press', key))
    const [gone, kept] = [await fileOf(idle.id), await fileOf(bought.id)]
    await age(idle.id, 91)
    await age(bought.id, 700)
    await expect.poll(() => gone.some((file) => existsSync(file)), { timeout: 45_000 }).toBe(false)
    // Files go first, then what names a person.
    const statusOfIdle = async () => (await get(`${shop.origin}${REQUEST}?token=${idle.token}`)).status
    await expect.poll(statusOfIdle).toBe(410)
    expect(kept.length === 3 && kept.every((file) => existsSync(file))).toBe(true)
    expect(await stateOf(bought.token)).toBe('paid')
    await age(bought.id, 740)
    await expect.poll(() => kept.some((file) => existsSync(file)), { timeout: 45_000 }).toBe(false)
    const states = () =>
      query(shop.databaseUrl, 'select state, email from press_request where id = any($1) order by number', [
        [idle.id, bought.id],
      ])
    await expect.poll(states).toEqual([
      { state: 'lapsed', email: null },
      { state: 'paid', email: null },
    ])
  }, 150_000)
})

/** The first job, to be fetched: without shipping it costs less. */
function pickup() {
  const { total } = requestOf()
  return requestOf({ delivery: 'pickup', total: Number(total) - 1000 })
}
