import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUYER_REQUEST_PATH } from '../../../src/contract/api/api-paths'
import { proofFailureSchema } from '../../../src/contract/custom-print/proof-failures'
import { sumProofLines } from '../../../src/contract/custom-print/proof-lines'
import { computeDraftLines } from '../../../src/contract/custom-print/proof-draft'
import type { NewProofBody } from '../../../src/contract/custom-print/staff-request'
import { boardOrdersSchema } from '../../../src/contract/board/board-order'
import { get, payAtSandbox, send, waitForOrder } from '../../support/shop-client'
import { query } from '../../support/database'
import {
  drawBeam,
  createProofedRequest,
  buildProofInput,
  buildChangedProof,
  buildRequest,
  submitArtwork,
  fetchStaffRequest,
} from '../../support/artwork'
import { type TestMailbox, waitForMails } from '../../support/test-mailbox'
import { readMedusaOrders } from '../../support/medusa-orders'
import { buildApproval, approve, decide, fetchLinkedRequest } from '../../support/proof-decisions'
import { takeShop } from '../../support/shared-shop'
import type { Shop } from '../../support/shop'

let shop: Shop
let mailbox: TestMailbox
let staff: Record<string, string>
let drawings: string
beforeAll(async () => {
  ;({ shop, mailbox, staff, drawings } = await takeShop())
})

const sendProof = (id: string, proof: NewProofBody, headers = staff) =>
  send(`${shop.origin}/admin/press-requests/${id}/proofs`, proof, headers)
const readState = async (token: string) => (await fetchLinkedRequest(shop, token)).state
async function refused(answer: { status: number; body: unknown }, code: string) {
  expect([answer.status, proofFailureSchema.parse(answer.body).code]).toEqual([409, code])
}

async function readBytes(path: string): Promise<Buffer> {
  const response = await fetch(shop.origin + path, { headers: staff })
  expect([path, response.status]).toEqual([path, 200])
  return Buffer.from(await response.arrayBuffer())
}

describe('a proof', () => {
  it('is sent as the quote says, with a changed price, once however often it is pressed', async () => {
    const { number, token } = await submitArtwork(shop, buildRequest({ language: 'de' }))
    const request = await fetchStaffRequest(shop, number, staff)
    expect(request).toMatchObject({ state: 'new', proofs: [], draft: { shippingInRappen: 1000 } })
    const [screen = 0, ...rest] = buildProofInput(request).amounts
    const proof = buildProofInput(request, {
      amounts: [screen - 1000, ...rest],
      message: 'Die Hörner sind offen.',
    })
    expect((await sendProof(request.id, proof, {})).status).toBe(401)
    for (const { status } of await Promise.all([sendProof(request.id, proof), sendProof(request.id, proof)]))
      expect(status).toBe(200)
    const linked = await fetchLinkedRequest(shop, token)
    expect(linked).toMatchObject({
      state: 'proofed',
      order: null,
      proofs: [
        { version: 1, isValid: true, message: 'Die Hörner sind offen.', quote: { total: proof.total } },
      ],
    })
    expect(JSON.stringify(linked)).not.toMatch(/Anna|example\.ch/)
    expect(await fetchStaffRequest(shop, number, staff)).toMatchObject({
      state: 'proofed',
      proofs: [{ version: 1, total: proof.total, by: expect.any(String) }],
      // The next one begins with what this one says.
      draft: { lines: [{ eachInRappen: screen - 1000 }, ...rest.map((eachInRappen) => ({ eachInRappen }))] },
    })
    const mails = await waitForMails(mailbox, number, 3)
    const mail = mails.find(({ subject }) => subject === `Dein Andruck zur Anfrage ${number}`)
    expect(mail?.text).toContain(`${shop.origin}/proof?token=${token}`)
    expect(mail?.text).toContain(`CHF ${(proof.total / 100).toFixed(2)}`)
    expect(mail?.text).toContain('Die Hörner sind offen.')
  })

  it('may print otherwise than was sent: its picture, its film and its sum are its own, to the order', async () => {
    const { number, token } = await submitArtwork(shop)
    const request = await fetchStaffRequest(shop, number, staff)
    const { draft } = request
    const counts = { S: 0, M: 12, L: 0, XL: 0 }
    const spec = { ...draft.spec, ink: 'clay' as const, width: 200, counts }
    for (const [wrong, code] of [
      [{ ...spec, width: 390 }, 'off_shirt'],
      [{ ...spec, counts: { ...counts, M: 9 } }, 'not_printable'],
      [{ ...spec, ink: 'paper' as const }, 'not_printable'],
    ] as const)
      expect(
        (await sendProof(request.id, buildChangedProof(request, wrong as typeof spec))).body,
      ).toMatchObject({
        code,
      })
    const buildPrintPath = (changed: string) =>
      `/admin/press-requests/${request.id}/print?job=${encodeURIComponent(changed)}`
    const files = () => readdirSync(drawings).length
    const before = files()
    // The studio looks at it before, which keeps nothing.
    const preview = async (version?: number) =>
      readBytes(`/api/press-preview?token=${token}${version === undefined ? '' : `&version=${version}`}`)
    const asSent = await preview()
    const looked = await readBytes(buildPrintPath(JSON.stringify(spec)))
    expect(files()).toBe(before)
    const height = (await fetch(shop.origin + buildPrintPath(JSON.stringify(spec)), { headers: staff }))
      .headers
    expect(Math.abs(Number(height.get('X-Print-Height')) - 200)).toBeLessThan(3)
    for (const wrong of ['{', '{}', JSON.stringify({ ...spec, width: 0 })])
      expect((await get(shop.origin + buildPrintPath(wrong), staff)).status).toBe(400)
    expect((await fetch(shop.origin + buildPrintPath(JSON.stringify(spec)))).status).toBe(401)
    const proof = buildChangedProof(request, spec)
    for (const { status } of await Promise.all([sendProof(request.id, proof), sendProof(request.id, proof)]))
      expect(status).toBe(200)
    expect((await sendProof(request.id, proof)).status).toBe(200)
    // Of two that arrive at once one has drawn for nothing.
    expect(files()).toBe(before + 1)

    const linked = await fetchLinkedRequest(shop, token)
    expect(linked).toMatchObject({
      spec: { ink: 'olive' },
      proofs: [{ version: 1, spec: { ink: 'clay', width: 200, counts }, quote: { pieces: 12 } }],
    })
    expect(Math.abs((linked.proofs[0]?.height ?? 0) - 200)).toBeLessThan(3)
    expect((await preview(1)).equals(asSent)).toBe(false)
    // Who names no version sees what there is to decide on.
    expect((await preview()).equals(await preview(1))).toBe(true)
    expect((await preview(1)).equals(looked)).toBe(true)
    const filmWidth = async (query: string) =>
      (await readBytes(`/admin/press-requests/${request.id}/film${query}`)).readUInt32BE(16)
    expect((await filmWidth('?version=1')) / (await filmWidth(''))).toBeCloseTo(200 / draft.spec.width, 2)
    expect(
      (await get(`${shop.origin}/admin/press-requests/${request.id}/film?version=9`, staff)).status,
    ).toBe(404)
    const mail = (await waitForMails(mailbox, number, 3)).find(({ subject }) =>
      subject.startsWith('Your proof'),
    )
    expect(mail?.text).toContain('Screen print in clay on a natural shirt')
    expect(mail?.attachments).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'print.jpg', type: 'image/jpeg' })]),
    )

    // Back to what was sent, whose picture is there already.
    const next = await fetchStaffRequest(shop, number, staff)
    expect(next).toMatchObject({ draft: { spec: { ink: 'clay' } }, proofs: [{ spec: { ink: 'clay' } }] })
    expect(next.proofs[0]?.results).not.toEqual(next.results)
    const lines = computeDraftLines(next.draft, request.spec)
    const second = buildProofInput(next, {
      job: request.spec,
      amounts: lines.map(({ eachInRappen }) => eachInRappen),
      total: sumProofLines(lines, next.draft).total,
    })
    expect((await sendProof(request.id, second)).status).toBe(200)
    expect(files()).toBe(before + 1)
    expect((await preview(2)).equals(asSent)).toBe(true)
    const third = buildProofInput(await fetchStaffRequest(shop, number, staff), {
      ...proof,
      key: randomUUID(),
      version: 3,
    })
    expect((await sendProof(request.id, third)).status).toBe(200)

    const proofId = (await fetchLinkedRequest(shop, token)).proofs.at(-1)?.id ?? ''
    const sessionId = await approve(shop, { id: request.id, number, token, proofId, total: proof.total })
    await payAtSandbox(shop, sessionId)
    expect(await waitForOrder(shop, sessionId)).toMatchObject({
      order: { total: proof.total / 100, lines: [{ name: `Screen print in clay, request ${number}` }, {}] },
    })
    // A preview without a version is that of the ordered one from now on.
    expect((await preview()).equals(await preview(3))).toBe(true)
    expect(await fetchLinkedRequest(shop, token)).toMatchObject({
      state: 'paid',
      spec: { ink: 'clay', width: 200 },
    })
    const { orders } = boardOrdersSchema.parse(
      (await get(`${shop.origin}/api/orders?filter=open`, staff)).body,
    )
    const order = orders.find(({ printFiles }) => printFiles?.requestId === request.id)
    expect(order).toMatchObject({
      pieces: 12,
      printFiles: { version: 3 },
      customPrint: { requestNumber: number, spec: { ink: 'clay', width: 200 } },
    })
    expect(Math.abs((order?.customPrint?.height ?? 0) - 200)).toBeLessThan(3)
    expect(order?.lines[0]?.print.method).toContain('Ton auf Natur, Siebdruck')
    expect((await readBytes(order?.lines[0]?.image ?? '')).equals(await preview(3))).toBe(true)
  })

  it('is refused where what is swapped is cut otherwise, and no longer lies on the shirt', async () => {
    const { number } = await submitArtwork(shop, buildRequest(), drawBeam())
    const request = await fetchStaffRequest(shop, number, staff)
    const low = { ...request.draft.spec, belowNeck: 400 }
    const before = readdirSync(drawings)
    const swapped = buildChangedProof(request, { ...low, isSwapped: true })
    expect((await sendProof(request.id, swapped)).body).toMatchObject({ code: 'off_shirt' })
    expect(readdirSync(drawings)).toEqual(before)
    expect((await sendProof(request.id, buildChangedProof(request, low))).status).toBe(200)
  })

  it('is refused with another sum, another version, or of a request that has ended', async () => {
    const { number, token } = await submitArtwork(shop)
    const request = await fetchStaffRequest(shop, number, staff)
    for (const wrong of [{ total: 1 }, { version: 2 }, { amounts: [1] }])
      expect((await sendProof(request.id, buildProofInput(request, wrong))).body).toMatchObject({
        code: 'proof_outdated',
      })
    expect((await sendProof(request.id, buildProofInput(request, { readyOn: '2020-01-06' }))).status).toBe(
      400,
    )
    expect((await sendProof(request.id, buildProofInput(request, { amounts: [-1] }))).status).toBe(400)
    expect((await sendProof('preq_guess', buildProofInput(request))).status).toBe(404)
    await decide(shop, { token, kind: 'withdrawn' })
    expect((await sendProof(request.id, buildProofInput(request))).body).toMatchObject({
      code: 'request_closed',
    })
  })

  it('takes the place of an older one, which cannot be approved any more', async () => {
    const first = await createProofedRequest(shop, staff)
    const request = await fetchStaffRequest(shop, first.number, staff)
    expect((await sendProof(request.id, buildProofInput(request))).status).toBe(200)
    await refused(await decide(shop, buildApproval(first)), 'newer_version')
    expect((await fetchLinkedRequest(shop, first.token)).proofs.map(({ version }) => version)).toEqual([1, 2])
    const mails = await waitForMails(mailbox, first.number, 4)
    expect(mails.map(({ subject }) => subject)).toContain(`A newer proof for request ${first.number}`)
    // Two colleagues at once: one of them is told.
    const both = await Promise.all(
      ['one', 'other'].map((message) =>
        sendProof(request.id, buildProofInput(request, { version: 3, message })),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('is changed on its buyer’s word, of which the studio gets one mail', async () => {
    const proofed = await createProofedRequest(shop, staff)
    const wish = { token: proofed.token, kind: 'change_wanted', key: randomUUID(), words: 'Smaller, please.' }
    for (let press = 0; press < 2; press += 1)
      expect(await decide(shop, wish)).toMatchObject({ status: 200, body: { state: 'change_wanted' } })
    await refused(await decide(shop, buildApproval(proofed)), 'not_proofed')
    const request = await fetchStaffRequest(shop, proofed.number, staff)
    expect(request.decisions).toMatchObject([{ kind: 'change_wanted', words: 'Smaller, please.' }])
    await sendProof(request.id, buildProofInput(request))
    expect(await readState(proofed.token)).toBe('proofed')
    const mails = await waitForMails(mailbox, proofed.number, 5)
    expect(mails.filter(({ text }) => text.includes('Smaller, please.'))).toHaveLength(1)
    const { token } = await submitArtwork(shop)
    await refused(await decide(shop, { ...wish, token, key: randomUUID() }), 'not_proofed')
  })
})

describe('the link to a proof', () => {
  it('decides nothing by looking; approving twice makes one order, and no older version [P23]', async () => {
    const proofed = await createProofedRequest(shop, staff)
    for (let attempt = 0; attempt < 20; attempt += 1) expect(await readState(proofed.token)).toBe('proofed')
    expect(
      await query(shop.databaseUrl, 'select 1 from checkout_intent where proof_id = $1', [proofed.proofId]),
    ).toEqual([])
    const request = await fetchStaffRequest(shop, proofed.number, staff)
    await sendProof(request.id, buildProofInput(request))
    await refused(await decide(shop, buildApproval(proofed)), 'newer_version')
    const newer = {
      ...proofed,
      proofId: (await fetchLinkedRequest(shop, proofed.token)).proofs.at(-1)?.id ?? '',
    }
    const sessions = await Promise.all([approve(shop, newer), approve(shop, newer), approve(shop, newer)])
    sessions.push(await approve(shop, newer))
    const [sessionId = ''] = new Set(sessions)
    expect(new Set(sessions).size).toBe(1)
    await payAtSandbox(shop, sessionId)
    expect(await waitForOrder(shop, sessionId)).toMatchObject({ status: 'paid' })
    await refused(await decide(shop, buildApproval(newer)), 'already_paid')
    expect(await readMedusaOrders(shop, sessionId)).toMatchObject([
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
    const proofed = await createProofedRequest(shop, staff)
    const other = await createProofedRequest(shop, staff)
    const [id] = proofed.token.split('.')
    const key = randomUUID()
    for (const token of [`${id}.${other.token.split('.')[1]}`, `${proofed.token}x`, 'x', `${id}.`]) {
      expect((await get(`${shop.origin}${BUYER_REQUEST_PATH}?token=${token}`)).status).toBe(404)
      expect((await get(`${shop.origin}/api/press-preview?token=${token}`)).status).toBe(404)
      for (const decision of [
        { kind: 'withdrawn' },
        { kind: 'deleted' },
        { kind: 'change_wanted', key, words: 'x' },
        { kind: 'answered', key, words: 'x' },
        { kind: 'approved', proofId: proofed.proofId, total: proofed.total },
      ])
        expect((await decide(shop, { ...decision, token })).status).toBe(404)
    }
    // A proof of somebody else is none of this request's.
    await refused(await decide(shop, { ...buildApproval(proofed), proofId: other.proofId }), 'newer_version')
    expect(await readState(proofed.token)).toBe('proofed')
    await decide(shop, { token: proofed.token, kind: 'deleted' })
    for (const path of [BUYER_REQUEST_PATH, '/api/press-preview']) {
      const ended = await get(`${shop.origin}${path}?token=${proofed.token}`)
      expect(ended).toMatchObject({ status: 410, body: { code: 'link_ended' } })
      expect(Object.keys(ended.body as object).toSorted()).toEqual(['code', 'error'])
    }
    expect((await decide(shop, buildApproval(proofed))).status).toBe(410)
  })

  it('is refused from another site', async () => {
    const proofed = await createProofedRequest(shop, staff)
    const foreign = { origin: 'https://evil.example' }
    expect((await send(shop.origin + BUYER_REQUEST_PATH, buildApproval(proofed), foreign)).status).toBe(403)
    expect(await readState(proofed.token)).toBe('proofed')
  })
})
