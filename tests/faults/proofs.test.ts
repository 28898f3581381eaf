import { describe, expect } from 'vitest'
import { pay, send } from '../../commerce/integration-tests/harness/customer'
import {
  proofOf,
  requestOf,
  sendDrawing,
  staffRequest,
} from '../../commerce/integration-tests/harness/drawing'
import { clearFaults, injectFault } from '../../commerce/integration-tests/harness/provider'
import { failPoint, type Write } from './fail-point'
import { fault } from './fault'
import { pressFixture } from './press-fixture'

const fixture = pressFixture('proofs')
const { rows, linkedOf, approveIt, dieAt, sessionOf, expectOneOrder, mailsOf, staff } = fixture

const SENDING: [what: string, write: Write][] = [
  ['the request is written', { table: 'press_request', on: 'insert' }],
  ['its pictures are written', { table: 'press_artwork', on: 'insert' }],
  ['its mails are written', { table: 'checkout_mail', on: 'insert' }],
]
const PROOFING: [what: string, write: Write][] = [
  ['the proof is written', { table: 'press_proof', on: 'insert' }],
  ['its picture is written', { table: 'press_artwork', on: 'insert' }],
  ['the request waits for its buyer', { table: 'press_request', on: 'update' }],
  ['its mail is written', { table: 'checkout_mail', on: 'insert' }],
]
const APPROVING: [what: string, write: Write][] = [
  ['the approval is written', { table: 'press_decision', on: 'insert' }],
  ['the request is approved', { table: 'press_request', on: 'update' }],
  ['its checkout is written', { table: 'checkout_intent', on: 'insert' }],
  ['its session is written', { table: 'checkout_intent', on: 'update', when: "new.status = 'open'" }],
]
const SETTLING: [what: string, write: Write][] = [
  ['it is being settled', { table: 'checkout_intent', on: 'update', when: "new.status = 'settling'" }],
  ['there is an order', { table: 'order', on: 'insert' }],
  ['its payment is captured', { table: 'capture', on: 'insert' }],
  ['its checkout is paid', { table: 'checkout_intent', on: 'update', when: "new.status = 'paid'" }],
  ['its request is paid', { table: 'press_request', on: 'update', when: "new.state = 'paid'" }],
]

describe('a server that is killed while a drawing is sent [P25]', () => {
  for (const [what, write] of SENDING)
    fault(
      37,
      `keeps it whole or not at all, and takes it once when it is sent again: before ${what}`,
      async () => {
        const { shop } = fixture
        const request = requestOf()
        await dieAt(write, () => sendDrawing(shop, request))
        expect(await rows('select 1 from press_request where idempotency_key = $1', [request.key])).toEqual(
          [],
        )
        const { number } = await sendDrawing(shop, request)
        expect(await sendDrawing(shop, request)).toMatchObject({ number })
        const [row] = (await rows('select id from press_request where idempotency_key = $1', [
          request.key,
        ])) as { id: string }[]
        expect(await mailsOf('press_received', row?.id ?? '')).toHaveLength(1)
        expect(await rows('select 1 from press_artwork where request_id = $1', [row?.id])).toHaveLength(3)
      },
    )
})

describe('a server that is killed while a proof is sent [P25]', () => {
  for (const [what, write] of PROOFING)
    fault(
      38,
      `has sent it whole or not at all, and sends it once when it is pressed again: before ${what}`,
      async () => {
        const { shop } = fixture
        const { number, token } = await sendDrawing(shop)
        const request = await staffRequest(shop, number, staff)
        // Another ink at the same price: it has a picture of its own.
        const proof = proofOf(request, { job: { ...request.job, ink: 'clay' } })
        const press = () => send(`${shop.origin}/admin/press-requests/${request.id}/proofs`, proof, staff)
        await dieAt(write, press)
        expect(await linkedOf(token)).toMatchObject({ state: 'new', proofs: [] })
        expect(await mailsOf('press_proof', request.id)).toEqual([])
        for (let again = 0; again < 2; again += 1) expect((await press()).status).toBe(200)
        expect(await linkedOf(token)).toMatchObject({ state: 'proofed', proofs: [{ version: 1 }] })
        expect(await mailsOf('press_proof', request.id)).toHaveLength(1)
        expect(
          await rows("select 1 from press_artwork where request_id = $1 and kind = 'proof'", [request.id]),
        ).toHaveLength(1)
      },
    )
})

describe('a server that is killed while a proof is approved [P25]', () => {
  for (const [what, write] of APPROVING)
    fault(
      39,
      `has approved it whole or not at all, and opens one page of the next press: before ${what}`,
      async () => {
        const { shop } = fixture
        const proofed = await fixture.proofed()
        await dieAt(write, () => approveIt(proofed))
        const checkouts = await rows('select status from checkout_intent where proof_id = $1', [
          proofed.proofId,
        ])
        const { state } = await linkedOf(proofed.token)
        expect([state, checkouts.length]).toEqual(
          write.on === 'update' && write.table === 'checkout_intent' ? ['approved', 1] : ['proofed', 0],
        )
        const sessionId = await sessionOf(proofed)
        expect(await sessionOf(proofed)).toBe(sessionId)
        await pay(shop, sessionId)
        await expectOneOrder(proofed, sessionId)
      },
    )

  fault(39, 'while the provider is asked, leaves the proof approvable, and opens one page', async () => {
    const { shop } = fixture
    const proofed = await fixture.proofed()
    await injectFault(shop, {
      on: 'api',
      request: 'POST /v1/checkout/sessions',
      kind: 'hang',
      times: 0,
      executed: true,
    })
    const lost = expect(approveIt(proofed)).rejects.toThrow(/fetch failed/)
    await expect
      .poll(() => rows('select 1 from checkout_intent where proof_id = $1', [proofed.proofId]))
      .toHaveLength(1)
    await fixture.kill()
    await lost
    await clearFaults(shop)
    await shop.restart()
    const sessionId = await sessionOf(proofed)
    await pay(shop, sessionId)
    await expectOneOrder(proofed, sessionId)
  })
})

describe('a server that is killed while a paid proof becomes an order [P25]', () => {
  for (const [what, write] of SETTLING)
    fault(40, `resumes rather than repeats: before ${what}`, async () => {
      const { shop } = fixture
      const proofed = await fixture.proofed()
      const sessionId = await sessionOf(proofed)
      const point = await failPoint(shop, write)
      await pay(shop, sessionId)
      await point.reached()
      await fixture.kill()
      await point.lift()
      await shop.restart()
      await expect
        .poll(() =>
          rows("select 1 from checkout_intent where session_id = $1 and status = 'paid'", [sessionId]),
        )
        .toHaveLength(1)
      await expectOneOrder(proofed, sessionId)
    })
})
