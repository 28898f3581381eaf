import { expect } from 'vitest'
import { payAtSandbox, send } from '../../../commerce/tests/support/shop-client'
import { buildProofInput, submitArtwork, fetchStaffRequest } from '../../../commerce/tests/support/artwork'
import { injectFault } from '../../../commerce/tests/support/stripe-sandbox'
import type { Write } from '../support/fail-point'
import { IS_FULL } from '../support/fault'
import { expectLost, type FatalFault } from '../support/one-kill'
import type { CustomPrintFixture } from '../support/custom-print-fixture'

type Cut = [what: string, write: Write]

/** The writes of a proof, in this order. */
export const PROOF_CUTS = {
  proof: ['the proof is written', { table: 'press_proof', on: 'insert' }],
  picture: ['its picture is written', { table: 'press_artwork', on: 'insert', when: "new.kind = 'proof'" }],
  request: [
    'the request waits for its buyer',
    { table: 'press_request', on: 'update', when: "new.state = 'proofed'" },
  ],
  mail: ['its mail is written', { table: 'checkout_mail', on: 'insert', when: "new.kind = 'press_proof'" }],
} as const satisfies Record<string, Cut>

/** The writes of an approval, in this order. The session is written in a transaction of its own. */
export const APPROVAL_CUTS = {
  checkout: ['its checkout is written', { table: 'checkout_intent', on: 'insert' }],
  approval: ['the approval is written', { table: 'press_decision', on: 'insert' }],
  request: [
    'the request is approved',
    { table: 'press_request', on: 'update', when: "new.state = 'approved'" },
  ],
  session: [
    'its session is written',
    { table: 'checkout_intent', on: 'update', when: "new.status = 'open'" },
  ],
} as const satisfies Record<string, Cut>

/** The writes of a payment, in this order. */
export const PAYMENT_CUTS = {
  settling: [
    'it is being settled',
    { table: 'checkout_intent', on: 'update', when: "new.status = 'settling'" },
  ],
  order: ['there is an order', { table: 'order', on: 'insert' }],
  capture: ['its payment is captured', { table: 'capture', on: 'insert' }],
  checkout: ['its checkout is paid', { table: 'checkout_intent', on: 'update', when: "new.status = 'paid'" }],
  request: ['its request is paid', { table: 'press_request', on: 'update', when: "new.state = 'paid'" }],
} as const satisfies Record<string, Cut>

/** Proofs that are cut off while they are sent, approved or paid. */
export function createProofKills(fixture: CustomPrintFixture) {
  const { rows, fetchLinked, approveIt, openSession, expectOneOrder, readMails, staff } = fixture
  const readCheckouts = (proofId: string) =>
    rows('select status from checkout_intent where proof_id = $1', [proofId])

  /** A proof in another ink is drawn again, which takes too long for some kills. */
  function killWhileProofIsSent([what, write]: Cut, picture?: 'redrawn'): FatalFault {
    const isRedrawn = picture === 'redrawn' || IS_FULL
    return {
      group: 'a server that is killed while a proof is sent [P25]',
      fault: 38,
      what: `has sent it whole or not at all, and sends it once when it is pressed again: before ${what}`,
      write,
      async prepare() {
        const { shop } = fixture
        const { number, token } = await submitArtwork(shop)
        const request = await fetchStaffRequest(shop, number, staff)
        // Another ink at the same price: it has a picture of its own.
        const proof = buildProofInput(request, isRedrawn ? { job: { ...request.spec, ink: 'clay' } } : {})
        const press = () => send(`${shop.origin}/admin/press-requests/${request.id}/proofs`, proof, staff)
        return {
          act: () => expectLost(press()),
          async check() {
            expect(await fetchLinked(token)).toMatchObject({ state: 'new', proofs: [] })
            expect(await readMails('press_proof', request.id)).toEqual([])
            for (let again = 0; again < 2; again += 1) expect((await press()).status).toBe(200)
            expect(await fetchLinked(token)).toMatchObject({ state: 'proofed', proofs: [{ version: 1 }] })
            expect(await readMails('press_proof', request.id)).toHaveLength(1)
            expect(
              await rows("select 1 from press_artwork where request_id = $1 and kind = 'proof'", [
                request.id,
              ]),
            ).toHaveLength(isRedrawn ? 1 : 0)
          },
        }
      },
    }
  }

  const APPROVING = 'a server that is killed while a proof is approved [P25]'

  function killWhileProofIsApproved([what, write]: Cut): FatalFault {
    return {
      group: APPROVING,
      fault: 39,
      what: `has approved it whole or not at all, and opens one page of the next press: before ${what}`,
      write,
      async prepare() {
        const { shop } = fixture
        const proofed = await fixture.createProofed()
        return {
          act: () => expectLost(approveIt(proofed)),
          async check() {
            const checkouts = await readCheckouts(proofed.proofId)
            const { state } = await fetchLinked(proofed.token)
            expect([state, checkouts.length]).toEqual(
              write === APPROVAL_CUTS.session[1] ? ['approved', 1] : ['proofed', 0],
            )
            const sessionId = await openSession(proofed)
            expect(await openSession(proofed)).toBe(sessionId)
            await payAtSandbox(shop, sessionId)
            await expectOneOrder(proofed, sessionId)
          },
        }
      },
    }
  }

  /** No other fault of the same kill may create a session: the hanging request is the first one that comes. */
  const killWhileStripeIsAsked: FatalFault = {
    group: APPROVING,
    fault: 39,
    what: 'while the provider is asked, leaves the proof approvable, and opens one page',
    async prepare() {
      const { shop } = fixture
      const proofed = await fixture.createProofed()
      return {
        async act() {
          await injectFault(shop, {
            on: 'api',
            request: 'POST /v1/checkout/sessions',
            kind: 'hang',
            times: 0,
            executed: true,
          })
          await expectLost(approveIt(proofed))
        },
        isReached: () => expect.poll(() => readCheckouts(proofed.proofId)).toHaveLength(1),
        async check() {
          const sessionId = await openSession(proofed)
          await payAtSandbox(shop, sessionId)
          await expectOneOrder(proofed, sessionId)
        },
      }
    },
  }

  function killWhileOrderIsMade([what, write]: Cut): FatalFault {
    return {
      group: 'a server that is killed while a paid proof becomes an order [P25]',
      fault: 40,
      what: `resumes rather than repeats: before ${what}`,
      write,
      async prepare() {
        const { shop } = fixture
        const proofed = await fixture.createProofed()
        const sessionId = await openSession(proofed)
        return {
          act: () => payAtSandbox(shop, sessionId),
          async check() {
            await expect
              .poll(() =>
                rows("select 1 from checkout_intent where session_id = $1 and status = 'paid'", [sessionId]),
              )
              .toHaveLength(1)
            await expectOneOrder(proofed, sessionId)
          },
        }
      },
    }
  }

  return { killWhileProofIsSent, killWhileProofIsApproved, killWhileStripeIsAsked, killWhileOrderIsMade }
}
