import { describe, expect } from 'vitest'
import {
  buildCheckoutBody,
  toCartItem,
  payAtSandbox,
  requestCheckout,
} from '../../../commerce/tests/support/shop-client'
import { buildRequest, drawRing, submitArtwork } from '../../../commerce/tests/support/artwork'
import { clearFaults, injectFault } from '../../../commerce/tests/support/stripe-sandbox'
import { MESSAGES } from '../../../commerce/src/contract/api/messages'
import { testFault } from '../support/fault'
import { type FatalFault, testOrderlyEnd, PATIENT_SERVER } from '../support/one-kill'
import { createCustomPrintFixture } from '../support/custom-print-fixture'
import { testFalseClaims } from './false-claims'
import { testCustomPrintOutages } from './outages'
import { testCustomPrintWebhooks } from './webhooks'

// Each visitor says where they come from.
const fixture = createCustomPrintFixture('press', { more: { ...PATIENT_SERVER, TRUST_PROXY: '1' } })
const { rows, fetchLinked, approveIt, openSession, expectOneOrder, listProofMails } = fixture
const CREATE = { on: 'api', request: 'POST /v1/checkout/sessions' }

const takingADrawing: FatalFault = {
  group: 'a server',
  fault: 8,
  what: 'that ends orderly while a drawing is taken, answers it first',
  write: { table: 'press_request', on: 'insert' },
  async prepare() {
    let token = ''
    return {
      async act() {
        token = (await submitArtwork(fixture.shop)).token
      },
      async check() {
        expect(await fetchLinked(token)).toMatchObject({ state: 'new' })
      },
    }
  },
}

const openingACheckout: FatalFault = {
  group: 'a server that is killed',
  fault: 8,
  what: 'orderly in the middle of a checkout, answers it first, and is no longer ready',
  write: { table: 'checkout_intent', on: 'insert' },
  async prepare() {
    const { shop, skull } = fixture
    return {
      async act() {
        expect((await requestCheckout(shop, buildCheckoutBody(shop, [toCartItem(skull, 'M')]))).status).toBe(
          200,
        )
      },
      check: async () => undefined,
    }
  },
}

/** Another visitor sends a drawing, as those of one address are read one after the other. */
const readingADrawing: FatalFault = {
  group: 'a server',
  fault: 8,
  what: 'that ends orderly while a drawing is still read, answers it or takes none of it',
  async prepare() {
    const { shop } = fixture
    const request = buildRequest()
    const visitor = { 'x-forwarded-for': '10.7.0.1' }
    return {
      act: () => submitArtwork(shop, request, drawRing(900), visitor).catch(() => undefined),
      async check() {
        const { token } = await submitArtwork(shop, request)
        expect(await fetchLinked(token)).toMatchObject({ state: 'new' })
        const kept = 'select 1 from press_request where idempotency_key = $1'
        expect(await rows(kept, [request.key])).toHaveLength(1)
      },
    }
  },
}

testOrderlyEnd(fixture, [[takingADrawing], [openingACheckout], [readingADrawing]])

describe('a payment provider', () => {
  for (const [what, failure] of [
    ['answers 500', { kind: 'status', status: 500, times: 2 }],
    ['answers 500 and replays it', { kind: 'status', status: 500, saved: true }],
    ['answers 429', { kind: 'status', status: 429, times: 2 }],
    ['cuts the line', { kind: 'reset', executed: false, times: 2 }],
  ] as const)
    testFault(13, `that ${what}: the approval stands, and the next press opens one page`, async () => {
      const { shop } = fixture
      const proofed = await fixture.createProofed()
      await injectFault(shop, { ...CREATE, ...failure })
      expect(await approveIt(proofed)).toMatchObject({
        status: 503,
        body: { error: MESSAGES.status503, code: 'unavailable' },
      })
      await clearFaults(shop)
      const sessionId = await openSession(proofed)
      expect(await openSession(proofed)).toBe(sessionId)
      await payAtSandbox(shop, sessionId)
      await expectOneOrder(proofed, sessionId)
    })

  testFault(13, 'that cuts the line once after it has written opens that one page all the same', async () => {
    const { shop } = fixture
    const proofed = await fixture.createProofed()
    await injectFault(shop, { ...CREATE, kind: 'reset', executed: true })
    const sessionId = await openSession(proofed)
    expect(await openSession(proofed)).toBe(sessionId)
    await payAtSandbox(shop, sessionId)
    await expectOneOrder(proofed, sessionId)
  })
})

describe('a mail server', () => {
  testFault(
    27,
    'that is away: request, proof, approval and order stand, and each mail comes once, later',
    async () => {
      const { shop, mailbox } = fixture
      await mailbox.close()
      const proofed = await fixture.createProofed()
      const sessionId = await openSession(proofed)
      await payAtSandbox(shop, sessionId)
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
      await expect.poll(() => listProofMails(proofed.number)).toHaveLength(1)
    },
  )
})

testCustomPrintWebhooks(fixture)
testCustomPrintOutages(fixture)
testFalseClaims(fixture)
