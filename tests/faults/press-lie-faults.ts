import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect } from 'vitest'
import { pay, send } from '../../commerce/integration-tests/harness/customer'
import { requestOf, ring, sendDrawing, TOTAL } from '../../commerce/integration-tests/harness/drawing'
import { printedRequest } from '../../commerce/integration-tests/harness/printed-request'
import { reorderOf } from '../../commerce/integration-tests/harness/reorder'
import { hostedSession } from '../../commerce/integration-tests/harness/provider'
import { shownOn } from '../../commerce/integration-tests/harness/small-site'
import {
  PRESS_FORM_PATH,
  PRESS_REORDERS_PATH,
  PRESS_REQUEST_PATH,
  PRESS_REQUESTS_PATH,
  PROOF_FORM_PATH,
} from '../../commerce/src/contract/api-paths'
import { FIRST_VALUES } from '../../commerce/src/contract/press/plain-form'
import { FILE_PART, REQUEST_PART, sentRequestSchema } from '../../commerce/src/contract/press/request'
import { fault } from './fault'
import type { PressFixture } from './press-fixture'
import {
  INVALID,
  type Lie,
  liesInParts,
  liesOfDecision,
  liesOfReorder,
  liesOfRequest,
  MANY_PARTS,
} from './press-lies'

/** What somebody claims about a print, of a shop that has its pages. */
export function pressLieFaults(fixture: PressFixture): void {
  const { folder, rows, linkedOf, sessionOf, expectOneOrder, staff } = fixture
  let drawing: Blob
  beforeAll(async () => {
    drawing = new Blob([new Uint8Array(await ring(900).png().toBuffer())])
  })

  const SENTENCE = /^[A-Z].*[.!]$/

  /** All that anybody could have left. */
  const stored = async () => ({
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
  async function refusesAll(lies: readonly Lie[], ask: (body: string) => Promise<Answer>): Promise<void> {
    const before = await stored()
    for (const [what, told, status, code] of lies) {
      const answer = await ask(told)
      const expected = code === INVALID ? expect.stringMatching(/^invalid_(form|request)$/) : code
      expect([what, answer.status, answer.body]).toEqual([
        what,
        status,
        expect.objectContaining({ code: expected, error: expect.stringMatching(SENTENCE) }),
      ])
    }
    expect(await stored()).toEqual(before)
  }

  async function postForm(path: string, parts: readonly (readonly [string, string | Blob])[]) {
    const form = new FormData()
    for (const [name, value] of parts) form.append(name, value)
    const response = await fetch(fixture.shop.origin + path, { method: 'POST', body: form })
    const text = await response.text()
    return { status: response.status, text, headers: response.headers }
  }

  async function postRequest(parts: readonly (readonly [string, string | Blob])[]): Promise<Answer> {
    const { status, text } = await postForm(PRESS_REQUESTS_PATH, parts)
    return { status, body: JSON.parse(text) }
  }

  describe('a lie', () => {
    fault(41, 'about what is to be printed is refused, and the price is the server’s', async () => {
      const { shop } = fixture
      await sendDrawing(shop)
      await refusesAll(liesOfRequest(), (told) =>
        postRequest([
          [REQUEST_PART, told],
          [FILE_PART, drawing],
        ]),
      )
      const request = JSON.stringify(requestOf())
      const before = await stored()
      for (const [what, parts, status, code] of liesInParts(request, drawing))
        expect([what, await postRequest([[REQUEST_PART, request], ...parts])]).toMatchObject([
          what,
          { status, body: { code, error: expect.stringMatching(SENTENCE) } },
        ])
      expect(await stored()).toEqual(before)
      const { status, body } = await postRequest([
        [REQUEST_PART, request],
        [FILE_PART, drawing],
      ])
      expect(status).toBe(201)
      expect((await linkedOf(sentRequestSchema.parse(body).token)).quote.total).toBe(TOTAL)
    })

    fault(41, 'about a proof is refused; what is charged is the proof’s sum', async () => {
      const { shop } = fixture
      const [proofed, other] = [await fixture.proofed(), await fixture.proofed()]
      await refusesAll(liesOfDecision(proofed, other), (told) => send(shop.origin + PRESS_REQUEST_PATH, told))
      await expectPagesRefusing(proofed, other)
      expect((await linkedOf(proofed.token)).state).toBe('proofed')
      const sessionId = await sessionOf(proofed)
      expect(await hostedSession(shop, sessionId)).toMatchObject({ amount_total: TOTAL, currency: 'chf' })
      await pay(shop, sessionId)
      await expectOneOrder(proofed, sessionId)
    })

    fault(41, 'about a print that is ordered again is refused, and its price is the server’s', async () => {
      const { shop } = fixture
      const { token } = await printedRequest(shop, staff)
      const again = reorderOf(token)
      const post = (told: unknown) => send(shop.origin + PRESS_REORDERS_PATH, told)
      await refusesAll(liesOfReorder(again), post)
      const { status, body } = await post(again)
      expect(status).toBe(201)
      expect((await linkedOf(sentRequestSchema.parse(body).token)).quote.total).toBe(TOTAL)
    })

    fault(
      41,
      'in the form without scripts is refused with a page, and the price is the server’s',
      async () => {
        const form = { ...FIRST_VALUES, language: 'de', email: 'a@example.ch', name: 'Anna', step: 'look' }
        const look = (fields: object, more: readonly (readonly [string, string])[] = []) =>
          postForm(PRESS_FORM_PATH, [
            ...Object.entries({ ...form, ...fields }),
            ...more,
            [FILE_PART, drawing],
          ])
        const before = await stored()
        for (const [field, ...wrong] of [
          ['width', '0'],
          ['S', '0.5'],
          ['M', '0.5'],
        ] as const)
          for (const typed of [...wrong, '-1', '1e9', 'NaN', '9'.repeat(400), 'a\u0000b'])
            expect([field, typed, problemOf(await look({ [field]: typed, step: 'send' }))]).toEqual([
              field,
              typed,
              [400, 'wrong'],
            ])
        for (const fields of [
          { email: 'a\u0000b@example.ch' },
          { name: 'Anna\r\nBcc: b@example.ch' },
          { note: 'a\u0000b' },
          { delivery: 'drone' },
          { ink: '__proto__' },
          { place: 'constructor' },
        ])
          expect([fields, problemOf(await look({ ...fields, step: 'send' }))]).toEqual([
            fields,
            [400, 'wrong'],
          ])
        for (const more of [
          [['total', '1']],
          [['priceVersion', '1']],
          [['M', '20']],
          [['__proto__', '1']],
          [['__proto__[total]', '1']],
          [['drawing', 'https://elsewhere.example/a.png']],
          [['step', 'pay']],
          [['note', 'x'.repeat(5_000_000)]],
          MANY_PARTS,
        ] as [string, string][][])
          expect([more[0], problemOf(await look({}, more))]).toEqual([more[0], [400, 'invalid_form']])
        expect(await stored()).toEqual(before)
        const { status, text } = await look({})
        expect([status, shownOn(text)]).toMatchObject([
          200,
          { press: { print: { quote: { total: TOTAL } } } },
        ])
        expect(await stored()).toEqual(before)
      },
    )
  })

  /** A page in place of a decision, whatever its form claims. */
  async function expectPagesRefusing(
    { token, proofId, total }: { token: string; proofId: string; total: number },
    other: { proofId: string },
  ): Promise<void> {
    const form = { kind: 'approved', token, proofId, total: String(total) }
    const before = await stored()
    const change = { kind: 'change_wanted', nonce: 'n' }
    for (const [fields, status] of [
      [{ total: '1' }, 409],
      [{ total: '0' }, 409],
      [{ total: '-1' }, 409],
      [{ total: '1e9' }, 409],
      [{ total: '' }, 409],
      [{ total: '1.5' }, 400],
      [{ total: 'NaN' }, 400],
      [{ total: 'Infinity' }, 400],
      [{ total: '\u0000' }, 400],
      [{ 'total[__proto__]': '1', total: '' }, 409],
      [{ proofId: other.proofId }, 409],
      [{ kind: '__proto__' }, 400],
      [{ ...change, words: '' }, 400],
      [{ ...change, words: 'a\u0000b' }, 400],
      [{ ...change, words: 'x'.repeat(1001) }, 400],
      [{ token: `${token}\u0000` }, 404],
      [{ token: '__proto__' }, 404],
    ] as [Record<string, string>, number][]) {
      const response = await fetch(fixture.shop.origin + PROOF_FORM_PATH, {
        method: 'POST',
        body: new URLSearchParams({ ...form, ...fields }),
        redirect: 'manual',
      })
      expect([fields, response.status]).toEqual([fields, status])
      expect(shownOn(await response.text())).toHaveProperty('proof')
    }
    expect(await stored()).toEqual(before)
  }

  /** The status and the code of a page that refuses a form. */
  function problemOf({ status, text }: { status: number; text: string }): [number, string | undefined] {
    const shown = shownOn(text)
    const code = 'press' in shown && shown.press.kind !== 'sent' ? shown.press.problem?.code : undefined
    return [status, code]
  }
}
