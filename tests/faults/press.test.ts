import { describe, expect } from 'vitest'
import { get, pay } from '../../commerce/integration-tests/harness/customer'
import { requestOf, sendDrawing } from '../../commerce/integration-tests/harness/drawing'
import { clearFaults, injectFault } from '../../commerce/integration-tests/harness/provider'
import { MESSAGES } from '../../commerce/src/contract/messages'
import { failPoint } from './fail-point'
import { fault } from './fault'
import { pressFixture } from './press-fixture'

const fixture = pressFixture('press')
const { rows, linkedOf, approveIt, sessionOf, expectOneOrder } = fixture
const CREATE = { on: 'api', request: 'POST /v1/checkout/sessions' }

/** The mails to the buyer that the catcher has about a request. */
const caughtAbout = async (number: number, words: string) =>
  (await fixture.mailbox.caught()).filter(({ subject }) => subject.endsWith(`${words} ${number}`))

describe('a server', () => {
  fault(6, 'that is killed before a proof’s mail is handed over, sends it after its restart', async () => {
    const { shop, mailbox } = fixture
    await mailbox.close()
    const proofed = await fixture.proofed()
    await fixture.kill()
    await mailbox.open()
    await shop.restart()
    await rows("update checkout_mail set next_attempt_at = now() where state = 'queued'", [])
    await expect.poll(() => caughtAbout(proofed.number, 'Your proof for request')).toHaveLength(1)
  })

  fault(
    6,
    'that is killed when a proof’s mail is taken and not noted, sends it as the same mail',
    async () => {
      const { shop } = fixture
      const point = await failPoint(shop, {
        table: 'checkout_mail',
        on: 'update',
        when: "new.kind = 'press_proof' and new.state = 'sent'",
      })
      const proofed = await fixture.proofed()
      await point.reached()
      await fixture.kill()
      await point.lift()
      await shop.restart()
      await expect.poll(() => caughtAbout(proofed.number, 'Your proof for request')).toHaveLength(2)
    },
  )

  fault(8, 'that ends orderly while a drawing is taken, answers it first', async () => {
    const { shop } = fixture
    const point = await failPoint(shop, { table: 'press_request', on: 'insert' })
    const answer = sendDrawing(shop)
    await point.reached()
    const ended = shop.server().kill('SIGTERM')
    await expect
      .poll(async () => (await get(`${shop.origin}/ready`)).body, { interval: 20 })
      .toMatchObject({ error: 'stopping' })
    await point.release()
    const { token } = await answer
    await ended
    expect(await shop.server().exited).toBe(0)
    await point.lift()
    await shop.restart()
    expect(await linkedOf(token)).toMatchObject({ state: 'new' })
  })

  fault(8, 'that ends orderly while a drawing is still read, answers it or takes none of it', async () => {
    const { shop } = fixture
    const request = requestOf()
    const answer = sendDrawing(shop, request).catch(() => undefined)
    const ended = shop.server().kill('SIGTERM')
    await answer
    await ended
    expect(await shop.server().exited).toBe(0)
    await shop.restart()
    const { token } = await sendDrawing(shop, request)
    expect(await linkedOf(token)).toMatchObject({ state: 'new' })
    expect(await rows('select 1 from press_request where idempotency_key = $1', [request.key])).toHaveLength(
      1,
    )
  })
})

describe('a payment provider', () => {
  for (const [what, failure] of [
    ['answers 500', { kind: 'status', status: 500, times: 2 }],
    ['answers 500 and replays it', { kind: 'status', status: 500, saved: true }],
    ['answers 429', { kind: 'status', status: 429, times: 2 }],
    ['cuts the line', { kind: 'reset', executed: false, times: 2 }],
  ] as const)
    fault(13, `that ${what}: the approval stands, and the next press opens one page`, async () => {
      const { shop } = fixture
      const proofed = await fixture.proofed()
      await injectFault(shop, { ...CREATE, ...failure })
      expect(await approveIt(proofed)).toMatchObject({
        status: 503,
        body: { error: MESSAGES.status503, code: 'unavailable' },
      })
      await clearFaults(shop)
      const sessionId = await sessionOf(proofed)
      expect(await sessionOf(proofed)).toBe(sessionId)
      await pay(shop, sessionId)
      await expectOneOrder(proofed, sessionId)
    })

  fault(13, 'that cuts the line once after it has written opens that one page all the same', async () => {
    const { shop } = fixture
    const proofed = await fixture.proofed()
    await injectFault(shop, { ...CREATE, kind: 'reset', executed: true })
    const sessionId = await sessionOf(proofed)
    expect(await sessionOf(proofed)).toBe(sessionId)
    await pay(shop, sessionId)
    await expectOneOrder(proofed, sessionId)
  })
})

describe('a mail server', () => {
  fault(
    27,
    'that is away: request, proof, approval and order stand, and each mail comes once, later',
    async () => {
      const { shop, mailbox } = fixture
      await mailbox.close()
      const proofed = await fixture.proofed()
      const sessionId = await sessionOf(proofed)
      await pay(shop, sessionId)
      await expectOneOrder(proofed, sessionId)
      // The attempts of the hour that lies between, without waiting for them.
      await rows(
        `update checkout_mail set next_attempt_at = now(), created_at = created_at - interval '1 hour',
       attempts = 9 where state = 'queued'`,
        [],
      )
      await expect
        .poll(
          async () =>
            (await rows("select 1 from checkout_mail where state = 'queued' and attempts = 10", [])).length,
        )
        .toBeGreaterThan(0)
      await mailbox.open()
      await rows("update checkout_mail set next_attempt_at = now() where state = 'queued'", [])
      await expect.poll(() => caughtAbout(proofed.number, 'Your proof for request')).toHaveLength(1)
    },
  )
})
