import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect } from 'vitest'
import { payAtSandbox, send } from '../../../commerce/tests/support/shop-client'
import { buildRequest, drawRing, submitArtwork, TOTAL } from '../../../commerce/tests/support/artwork'
import { createPrintedRequest } from '../../../commerce/tests/support/printed-request'
import { buildReorder } from '../../../commerce/tests/support/reorder'
import { fetchStripeSession } from '../../../commerce/tests/support/stripe-sandbox'
import {
  REORDERS_PATH,
  BUYER_REQUEST_PATH,
  PRINT_REQUESTS_PATH,
} from '../../../commerce/src/contract/api/api-paths'
import {
  FILE_PART,
  REQUEST_PART,
  sentRequestSchema,
} from '../../../commerce/src/contract/custom-print/print-request'
import { testFault } from '../support/fault'
import type { CustomPrintFixture } from '../support/custom-print-fixture'
import {
  INVALID,
  type Lie,
  listPartLies,
  listDecisionLies,
  listReorderLies,
  listRequestLies,
} from '../support/false-claims'

/** Tests what the shop does with false claims about a print. */
export function testFalseClaims(fixture: CustomPrintFixture): void {
  const { folder, rows, fetchLinked, openSession, expectOneOrder, staff } = fixture
  let drawing: Blob
  beforeAll(async () => {
    drawing = new Blob([new Uint8Array(await drawRing(900).png().toBuffer())])
  })

  const SENTENCE = /^[A-Z].*[.!]$/

  /** All that anybody could have left. */
  const readStored = async () => ({
    rows: await rows(
      `select (select count(*) from press_request) as requests, (select count(*) from press_artwork) as pictures,
       (select count(*) from press_decision) as decisions, (select count(*) from checkout_intent) as checkouts,
       (select count(*) from checkout_mail) as mails, (select count(*) from press_request where state = 'approved') as approved`,
      [],
    ),
    files: readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted(),
  })

  type Answer = { status: number; body: unknown }

  /** Each is refused with its status, code and a sentence, and nothing is stored of any. */
  async function expectAllRefused(
    lies: readonly Lie[],
    ask: (body: string) => Promise<Answer>,
  ): Promise<void> {
    const before = await readStored()
    for (const [what, told, status, code] of lies) {
      const answer = await ask(told)
      const expected = code === INVALID ? expect.stringMatching(/^invalid_(form|request)$/) : code
      expect([what, answer.status, answer.body]).toEqual([
        what,
        status,
        expect.objectContaining({ code: expected, error: expect.stringMatching(SENTENCE) }),
      ])
    }
    expect(await readStored()).toEqual(before)
  }

  async function postRequest(parts: readonly (readonly [string, string | Blob])[]): Promise<Answer> {
    const form = new FormData()
    for (const [name, value] of parts) form.append(name, value)
    const response = await fetch(fixture.shop.origin + PRINT_REQUESTS_PATH, { method: 'POST', body: form })
    return { status: response.status, body: await response.json() }
  }

  describe('a lie', () => {
    testFault(41, 'about what is to be printed is refused, and the price is the server’s', async () => {
      const { shop } = fixture
      await submitArtwork(shop)
      await expectAllRefused(listRequestLies(), (told) =>
        postRequest([
          [REQUEST_PART, told],
          [FILE_PART, drawing],
        ]),
      )
      const request = JSON.stringify(buildRequest())
      const before = await readStored()
      for (const [what, parts, status, code] of listPartLies(request, drawing))
        expect([what, await postRequest([[REQUEST_PART, request], ...parts])]).toMatchObject([
          what,
          { status, body: { code, error: expect.stringMatching(SENTENCE) } },
        ])
      expect(await readStored()).toEqual(before)
      const { status, body } = await postRequest([
        [REQUEST_PART, request],
        [FILE_PART, drawing],
      ])
      expect(status).toBe(201)
      expect((await fetchLinked(sentRequestSchema.parse(body).token)).quote.total).toBe(TOTAL)
    })

    testFault(41, 'about a proof is refused; what is charged is the proof’s sum', async () => {
      const { shop } = fixture
      const [proofed, other] = [await fixture.createProofed(), await fixture.createProofed()]
      await expectAllRefused(listDecisionLies(proofed, other), (told) =>
        send(shop.origin + BUYER_REQUEST_PATH, told),
      )
      expect((await fetchLinked(proofed.token)).state).toBe('proofed')
      const sessionId = await openSession(proofed)
      expect(await fetchStripeSession(shop, sessionId)).toMatchObject({
        amount_total: TOTAL,
        currency: 'chf',
      })
      await payAtSandbox(shop, sessionId)
      await expectOneOrder(proofed, sessionId)
    })

    testFault(
      41,
      'about a print that is ordered again is refused, and its price is the server’s',
      async () => {
        const { shop } = fixture
        const { token } = await createPrintedRequest(shop, staff)
        const again = buildReorder(token)
        const post = (told: unknown) => send(shop.origin + REORDERS_PATH, told)
        await expectAllRefused(listReorderLies(again), post)
        const { status, body } = await post(again)
        expect(status).toBe(201)
        expect((await fetchLinked(sentRequestSchema.parse(body).token)).quote.total).toBe(TOTAL)
      },
    )
  })
}
